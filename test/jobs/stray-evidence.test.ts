import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { removeStrayEvidence, sliceAt } from "../../src/jobs/stray-evidence.ts";
import { addDays } from "../../src/platform/clock.ts";
import { createCtx, systemActor } from "../../src/platform/context.ts";
import { sha256Hex } from "../../src/platform/hashing.ts";
import { newOfficer, type Officer } from "../support/api.ts";
import { openCase, reviewedCase } from "../support/cases.ts";
import { Partner } from "../support/partners.ts";

/** What the clock does so many days from now with all below these. */
function sweepIn(days: number, ...prefixes: string[]): Promise<number> {
  const ctx = createCtx(env, { actor: systemActor("") });
  return removeStrayEvidence({ ...ctx, now: () => addDays(new Date(), days) }, prefixes);
}

async function leaveStray(owner: string): Promise<string> {
  const key = `${owner}/evidence/${sha256Hex(crypto.randomUUID())}`;
  await env.FILES.put(key, "an answer that nothing came of");
  return key;
}

const keysBelow = async (prefix: string) => (await env.FILES.list({ prefix })).objects.map(({ key }) => key);

/** Sweeps below an owner when everything is old: of all that is there only the stray goes. */
async function expectOnlyStrayToGo(owner: string): Promise<void> {
  const before = await keysBelow(`${owner}/`);
  expect(before.length).toBeGreaterThan(0);
  await leaveStray(owner);
  expect(await sweepIn(1, owner)).toBe(0);
  expect(await sweepIn(3, owner)).toBe(1);
  expect(await keysBelow(`${owner}/`)).toEqual(before);
}

async function decided(officer: Officer) {
  const opened = await reviewedCase(officer);
  expect((await officer.post(`${opened.path}/decision`, { decision: "approve" })).status).toBe(200);
  return opened;
}

describe("raw answers that nothing refers to", () => {
  it("of a decided case go, those on its record and its other files stay", async () => {
    const { caseId } = await decided(newOfficer());
    await env.FILES.put(`${caseId}/iteration-1/task_responses.json`, "{}");
    await expectOnlyStrayToGo(caseId);
  });

  it("of a case under review stay until it is decided", async () => {
    const officer = newOfficer();
    const { caseId, path } = await reviewedCase(officer);
    await leaveStray(caseId);
    expect(await sweepIn(3, caseId)).toBe(0);
    await officer.post(`${path}/decision`, { decision: "approve" });
    expect(await sweepIn(3, caseId)).toBe(1);
  });

  it("of a case whose creation was never finished go", async () => {
    const caseId = crypto.randomUUID();
    await leaveStray(caseId);
    expect(await sweepIn(3, caseId)).toBe(1);
  });

  it("of a scan, a scan that opened a case, and a portfolio go, but not those that the graph stands on", async () => {
    const officer = newOfficer();
    for (const tier of [1, 3]) {
      expect((await officer.post("/api/scan/entity/0999900150", { tier })).status).toBe(200);
    }
    const book = { name: "Book", registration_numbers: ["0999900744"] };
    expect((await officer.post("/api/scan/portfolio", book)).body.status).toBe("done");
    const scans = env.DB.prepare("SELECT execution_id AS id FROM scans WHERE tenant_id = ?").bind(officer.tenant);
    const { results } = await scans.all<{ id: string }>();
    expect(results).toHaveLength(3);
    for (const { id } of results) await expectOnlyStrayToGo(`scans/${id}`);

    const relied = await leaveStray("scans/never-stored");
    await env.DB.prepare("UPDATE graph_relations SET evidence_key = ? WHERE tenant_id = ?")
      .bind(relied, officer.tenant)
      .run();
    expect(await sweepIn(3, "scans/never-stored")).toBe(0);
  });

  it("of verifications go, linked to a case or not", async () => {
    const officer = newOfficer();
    const partner = new Partner({ tenant: officer.tenant });
    const { caseId, workflowId, path } = await openCase(officer);
    const body = { enterprise_number: "0999900150", requestor_id: "desk" };
    const { verification_id } = (await partner.verify(body)).body;
    expect((await partner.verify({ ...body, workflow_id: workflowId })).status).toBe(200);
    expect((await officer.post(`${path}/decision`, { decision: "reject", reason: "no" })).status).toBe(200);
    await expectOnlyStrayToGo(`verifications/${verification_id}`);
    await expectOnlyStrayToGo(caseId);
  });
});

describe("the slices of the bucket", () => {
  it("hold every owner, each within a day", () => {
    const now = Date.now();
    const strikes = Array.from({ length: 288 }, (_, at) => sliceAt(new Date(now + at * 300_000)));
    const prefixes = strikes.flat();
    for (const owner of [crypto.randomUUID(), `scans/${crypto.randomUUID()}`, `verifications/${crypto.randomUUID()}`]) {
      expect(prefixes.some((prefix) => owner.startsWith(prefix))).toBe(true);
    }
    const portfolio = `scans/portfolio-${crypto.randomUUID().replaceAll("-", "")}`;
    expect(prefixes.some((prefix) => portfolio.startsWith(prefix))).toBe(true);
    expect(new Set(prefixes).size).toBe(4 * 256);
  });
});
