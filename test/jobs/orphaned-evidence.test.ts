import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { emptyQuarantine, quarantineOrphans, sliceAt } from "../../src/jobs/orphaned-evidence.ts";
import { addDays } from "../../src/platform/clock.ts";
import { createCtx, type Ctx, systemActor } from "../../src/platform/context.ts";
import { sha256Hex } from "../../src/platform/hashing.ts";
import { enterCase } from "../../src/features/cases/directory.service.ts";
import { quarantineFile } from "../../src/platform/quarantine.ts";
import { newOfficer, type Officer } from "../support/api.ts";
import { approvableCase, openCase } from "../support/cases.ts";
import { Partner } from "../support/partners.ts";
import { goTo, refusedCase, rest, strike } from "../support/retention-clock.ts";
import { raiseSar, sarIn } from "../support/sars.ts";

const daysFromNow = (days: number, bindings: object = {}): Ctx => ({
  ...createCtx({ ...env, ...bindings } as Env, { actor: systemActor("") }),
  now: () => addDays(new Date(), days),
});

/** What the clock does so many days from now with all below these. */
const sweepIn = (days: number, ...prefixes: string[]): Promise<number> =>
  quarantineOrphans(daysFromNow(days), prefixes);

async function leaveOrphan(owner: string): Promise<string> {
  const key = `${owner}/evidence/${sha256Hex(crypto.randomUUID())}`;
  await env.FILES.put(key, "an answer that nothing came of");
  return key;
}

const keysBelow = async (prefix: string) => (await env.FILES.list({ prefix })).objects.map(({ key }) => key);

const inQuarantine = async (key: string): Promise<boolean> =>
  (await keysBelow("quarantine/")).some((place) => place.endsWith(`/${key}`));

/** The database loses all that it knows of a case, as when it is restored to a minute before the case was opened. */
async function loseRows({ workflowId, caseId }: { workflowId: string; caseId: string }): Promise<void> {
  const tables = ["cases", "audit_events", "audit_checkpoints", "case_retention", "verifications"];
  for (const table of tables) {
    await env.DB.prepare(`DELETE FROM ${table} WHERE workflow_id = ?`).bind(workflowId).run();
  }
  for (const table of ["retained_reports", "sars", "sar_audit_events"]) {
    await env.DB.prepare(`DELETE FROM ${table} WHERE case_id = ?`).bind(caseId).run();
  }
}

/** Sweeps below an owner when everything is old: of all that is there only the orphan goes. */
async function expectOnlyOrphanToGo(owner: string): Promise<void> {
  const before = await keysBelow(`${owner}/`);
  expect(before.length).toBeGreaterThan(0);
  const orphan = await leaveOrphan(owner);
  expect(await sweepIn(1, owner)).toBe(0);
  expect(await sweepIn(3, owner)).toBe(1);
  expect(await keysBelow(`${owner}/`)).toEqual(before);
  expect(await inQuarantine(orphan)).toBe(true);
}

async function decided(officer: Officer) {
  const opened = await approvableCase(officer);
  expect((await officer.post(`${opened.path}/decision`, { decision: "approve" })).status).toBe(200);
  await rest(opened);
  return opened;
}

describe("evidence that nothing refers to", () => {
  it("of a decided case go, those on its record and its other files stay", async () => {
    const { caseId } = await decided(newOfficer());
    await env.FILES.put(`${caseId}/iteration-1/task_responses.json`, "{}");
    await expectOnlyOrphanToGo(caseId);
  });

  it("of a case under review stay until it is decided", async () => {
    const officer = newOfficer();
    const opened = await approvableCase(officer);
    const { caseId, path } = opened;
    await leaveOrphan(caseId);
    expect(await sweepIn(3, caseId)).toBe(0);
    await officer.post(`${path}/decision`, { decision: "approve" });
    await rest(opened);
    expect(await sweepIn(3, caseId)).toBe(1);
  });

  it("of a case whose creation was never finished go, because its object says that it never was", async () => {
    const [caseId, workflowId] = [crypto.randomUUID(), `case-${crypto.randomUUID()}`];
    await enterCase(daysFromNow(0), { tenantId: "any", caseId, workflowId });
    await leaveOrphan(caseId);
    expect(await sweepIn(3, caseId)).toBe(1);
  });

  it("of a case that nothing leads to stay: no one can say that it is gone", async () => {
    const caseId = crypto.randomUUID();
    await leaveOrphan(caseId);
    expect(await sweepIn(400, caseId)).toBe(0);
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
    for (const { id } of results) await expectOnlyOrphanToGo(`scans/${id}`);

    const relied = await leaveOrphan("scans/never-stored");
    await env.DB.prepare("UPDATE graph_relations SET evidence_key = ? WHERE tenant_id = ?")
      .bind(relied, officer.tenant)
      .run();
    expect(await sweepIn(3, "scans/never-stored")).toBe(0);
  });

  it("of verifications go, linked to a case or not", async () => {
    const officer = newOfficer();
    const partner = new Partner({ tenant: officer.tenant });
    const opened = await openCase(officer);
    const { caseId, workflowId, path } = opened;
    const body = { enterprise_number: "0999900150", requestor_id: "desk" };
    const { verification_id } = (await partner.verify(body)).body;
    expect((await partner.verify({ ...body, workflow_id: workflowId })).status).toBe(200);
    expect((await officer.post(`${path}/decision`, { decision: "reject", reason: "no" })).status).toBe(200);
    await rest(opened);
    await expectOnlyOrphanToGo(`verifications/${verification_id}`);
    await expectOnlyOrphanToGo(caseId);
  });
});

describe("evidence of a case", () => {
  it("stays when the database has no row of the case", async () => {
    const opened = await decided(newOfficer());
    const before = await keysBelow(`${opened.caseId}/`);
    await loseRows(opened);
    expect(await sweepIn(3, opened.caseId)).toBe(0);
    await leaveOrphan(opened.caseId);
    expect(await sweepIn(3, opened.caseId)).toBe(1);
    expect(await keysBelow(`${opened.caseId}/`)).toEqual(before);
  });

  it("stays when its object cannot be reached", async () => {
    const { caseId } = await decided(newOfficer());
    await leaveOrphan(caseId);
    const CASE_WORKFLOW = {
      getByName: () => ({ judgeEvidence: () => Promise.reject(new Error("unreachable")) }),
    };
    expect(await quarantineOrphans(daysFromNow(3, { CASE_WORKFLOW }), [caseId])).toBe(0);
  });

  it("stays all of it once the case is gone but for a report, and when the database forgets that", async () => {
    goTo("2026-11-21T10:00:00.000Z");
    const officer = newOfficer();
    const reported = await refusedCase(officer);
    goTo("2033-03-05T10:00:00.000Z");
    await sarIn("submitted", officer, reported);
    const before = await keysBelow(`${reported.caseId}/`);
    expect(before.length).toBeGreaterThan(1);
    goTo("2036-11-22T00:00:00.000Z");
    await strike();
    const mia = officer.colleague("mia", "mlro");
    const register = `/api/retention/reports/${reported.workflowId}`;
    expect((await mia.get(register)).body.files).toHaveLength(before.length);
    expect(await sweepIn(3, reported.caseId)).toBe(0);
    await loseRows(reported);
    expect(await sweepIn(3, reported.caseId)).toBe(0);
    expect(await keysBelow(`${reported.caseId}/`)).toEqual(before);
  });
});

describe("the quarantine", () => {
  it("holds what it takes for 30 days, and deletes it if nothing refers to it even then", async () => {
    const { caseId } = await decided(newOfficer());
    const orphan = await leaveOrphan(caseId);
    await sweepIn(3, caseId);
    await emptyQuarantine(daysFromNow(32));
    expect(await inQuarantine(orphan)).toBe(true);
    await emptyQuarantine(daysFromNow(33));
    expect(await inQuarantine(orphan)).toBe(false);
    expect(await env.FILES.head(orphan)).toBeNull();
  });

  it("gives back what something refers to after all, and keeps what nobody can judge", async () => {
    const officer = newOfficer();
    const [named, unclear] = [await leaveOrphan("scans/quarantined"), await leaveOrphan("scans/quarantined-too")];
    expect((await officer.post("/api/scan/entity/0999900150", { tier: 1 })).status).toBe(200);
    expect(await sweepIn(3, "scans/quarantined")).toBe(2);
    await env.DB.prepare("UPDATE graph_relations SET evidence_key = ? WHERE tenant_id = ?")
      .bind(named, officer.tenant)
      .run();
    await emptyQuarantine(daysFromNow(34));
    expect([await inQuarantine(named), await inQuarantine(unclear)]).toEqual([false, false]);
    expect([await env.FILES.head(named), await env.FILES.head(unclear)]).toEqual([expect.anything(), null]);
  });

  it("gives a file back to whoever reads it", async () => {
    const officer = newOfficer();
    const { caseId, path } = await decided(officer);
    const { evidence } = (await officer.get(`${path}/evidence`)).body;
    const [key] = (await keysBelow(`${caseId}/evidence/`)) as [string];
    await quarantineFile(daysFromNow(0), key, officer.tenant);
    expect(await env.FILES.head(key)).toBeNull();
    expect((await officer.get(`${path}/evidence`)).body.evidence).toEqual(evidence);
    expect(await env.FILES.head(key)).not.toBeNull();
    expect(await inQuarantine(key)).toBe(false);
  });

  it("keeps nothing of a case that is deleted", async () => {
    const officer = newOfficer("carl", "officer", "compliance_manager");
    const { caseId, path } = await openCase(officer);
    const [key] = (await keysBelow(`${caseId}/evidence/`)) as [string];
    await quarantineFile(daysFromNow(0), key, officer.tenant);
    expect((await officer.delete(path)).status).toBe(200);
    expect([await inQuarantine(key), await keysBelow(`${caseId}/`)]).toEqual([false, []]);
  });

  it("shows no operator that a deleted case had a report: its evidence goes back to where the report needs it", async () => {
    const officer = newOfficer("carl", "officer", "compliance_manager");
    const opened = await openCase(officer);
    const { caseId, path, workflowId } = opened;
    const [key] = (await keysBelow(`${caseId}/evidence/`)) as [string];
    await quarantineFile(daysFromNow(0), key, officer.tenant);
    await raiseSar(officer.colleague("alice"), opened);
    expect((await officer.delete(path)).status).toBe(200);
    const seen = (await officer.colleague("root", "admin").get("/api/evidence/quarantine")).body.files;
    expect(seen.map((file: { key: string }) => file.key)).not.toContain(key);
    const kept = (await officer.colleague("mia", "mlro").get(`/api/retention/reports/${workflowId}`)).body.files;
    expect(kept.map((file: { key: string }) => file.key)).toContain(key);
  });
});

describe("the slices of the bucket", () => {
  it("hold every owner, each within a day", () => {
    const now = Date.now();
    const strikes = Array.from({ length: 288 }, (_, at) => sliceAt(new Date(now + at * 300_000)));
    const prefixes = strikes.flat();
    for (const owner of [
      crypto.randomUUID(),
      `scans/${crypto.randomUUID()}`,
      `verifications/${crypto.randomUUID()}`,
      `relationships/${crypto.randomUUID()}`,
    ]) {
      expect(prefixes.some((prefix) => owner.startsWith(prefix))).toBe(true);
    }
    const portfolio = `scans/portfolio-${crypto.randomUUID().replaceAll("-", "")}`;
    expect(prefixes.some((prefix) => portfolio.startsWith(prefix))).toBe(true);
    expect(new Set(prefixes).size).toBe(5 * 256);
  });
});
