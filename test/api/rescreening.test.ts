import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { readStoredCase } from "../../src/features/cases/case-reading.service.ts";
import { screenAgain } from "../../src/features/decisions/rescreening.service.ts";
import { createCtx, type Ctx } from "../../src/platform/context.ts";
import { newOfficer, type Officer, send } from "../support/api.ts";
import { approvableCase, CLEAN, reviewedCase, type OpenCase } from "../support/cases.ts";
import { listed, ListSender } from "../support/lists.ts";

const lists = new ListSender();
let versions = 0;
/** A new version of a list. */
const load = (source: string, ...names: string[]) =>
  lists.load(source, [names.map((name, n) => listed(`${source}-${n}`, name))], {
    version: `2026-04-${10 + versions++}`,
  });

/** Nearly the name of a director, so a hit that an officer settles. */
const screenBeforeApproval = async (ctx: Ctx, { workflowId }: OpenCase) =>
  screenAgain(ctx, (await readStoredCase(ctx, workflowId)).record);

const near = "Katrijn Vermuelen";
const director = "Katrien Vermeulen";
const approve = (officer: Officer, { path }: OpenCase, body: object = {}) =>
  officer.post(`${path}/decision`, { decision: "approve", ...body });
const confirmApproval = (officer: Officer, { path }: OpenCase) =>
  officer
    .colleague("mia", "mlro")
    .post(`${path}/decision/second-approval`, { decision: "approve", comment: "Compared with her card." });
const read = async (officer: Officer, { path }: OpenCase) => (await officer.get(path)).body;
const repeatsOf = async (officer: Officer, { path }: OpenCase): Promise<any[]> =>
  (await officer.get(`${path}/audit`)).body.entries
    .filter(({ event }: any) => event === "SCREENING_REPEATED")
    .map(({ details }: any) => details);
const hitsOf = (detail: any): any[] =>
  detail.investigation_results.at(-1).findings.filter(({ category }: any) => category === "sanctions");

async function raiseAlert(ctx: Ctx, { caseId }: OpenCase): Promise<void> {
  const { tenantId } = ctx.actor;
  await env.DB.batch([
    env.DB.prepare(
      `INSERT INTO alerts (tenant_id, id, pattern_type, entity_key, severity, status, title, description,
         linked_case_ids, evidence_snapshot, evidence_hash, created_at, updated_at)
       VALUES (?, ?, 'contagion', ?, 'high', 'active', 't', 'd', ?, ?, 'h', ?, ?)`,
    ).bind(
      tenantId,
      caseId,
      caseId,
      JSON.stringify([caseId]),
      JSON.stringify({ entities: [], relationships: [], motif_details: {} }),
      "2026-11-01T08:00:00.000Z",
      "2026-11-01T08:00:00.000Z",
    ),
    env.DB.prepare("INSERT INTO alert_cases (tenant_id, case_id, alert_id) VALUES (?, ?, ?)").bind(
      tenantId,
      caseId,
      caseId,
    ),
  ]);
}

const ctxOf = (officer: Officer, overrides: Partial<Ctx> = {}): Ctx => ({
  ...createCtx(env, { actor: { kind: "officer", tenantId: officer.tenant, id: "alice", roles: ["officer"] } }),
  ...overrides,
});

describe("an approval while the lists are those of the screening", () => {
  it("screens nobody again", async () => {
    const officer = newOfficer();
    const opened = await approvableCase(officer);
    expect((await approve(officer, opened)).body.status).toBe("APPROVED");
    expect(await repeatsOf(officer, opened)).toEqual([]);
  });
});

describe("an approval after a list has changed", () => {
  it("meets the director whom the new list names, and the customer reads what he read before", async () => {
    const officer = newOfficer();
    const opened = await approvableCase(officer);
    const portal = async () => (await send("GET", `/api/portal/${opened.token}`)).body;
    const before = await portal();
    await load("un", near, "Gorvane Sipplemax");
    const refused = await approve(officer, opened);
    expect(refused).toMatchObject({ status: 409, body: { code: "gate_blocked", gate: "open_screening_hit" } });
    const detail = await read(officer, opened);
    const [hit] = hitsOf(detail);
    expect(hit).toMatchObject({ subject: director, source_entry: "un:un-0", hit: { list: "un" } });
    expect(detail.investigation_results.at(-1).rescreened.finding_ids).toEqual([hit.id]);
    expect(detail.latest_risk_score).toBeGreaterThan(opened.detail.latest_risk_score);
    const chain = (await officer.get(`${opened.path}/evidence`)).body;
    expect(chain.evidence.map(({ id }: any) => id)).toEqual(expect.arrayContaining(hit.evidence_ids));
    expect(await portal()).toEqual(before);
    expect(await repeatsOf(officer, opened)).toMatchObject([
      { outcome: "repeated", because: ["list_changed"], changed_hits: [hit.id] },
    ]);
    const replay = await officer.get(`/api/diagnostics/${opened.caseId}/iterations/1/replay`);
    expect(replay.body.differences).toEqual([]);

    const cleared = await officer.post(`${opened.path}/findings/${hit.id}/clearance`, { reason: "another Katrien" });
    expect(cleared.status).toBe(200);
    expect((await approve(officer.colleague("bob"), opened)).body.status).toBe("APPROVED");
    expect(await repeatsOf(officer, opened)).toHaveLength(1);
  });

  it("goes through where nobody is found, and says so in the audit log", async () => {
    const officer = newOfficer();
    await load("un", "Gorvane Sipplemax");
    const opened = await approvableCase(officer);
    await load("un", "Mervanna Skjoldrup");
    expect((await approve(officer, opened)).body.status).toBe("APPROVED");
    expect(await repeatsOf(officer, opened)).toMatchObject([{ outcome: "repeated", changed_hits: [] }]);
  });

  it("keeps a hit that the new list no longer has", async () => {
    const officer = newOfficer();
    await load("un", near);
    const opened = await approvableCase(officer);
    expect(hitsOf(opened.detail)).toHaveLength(1);
    await load("un", "Mervanna Skjoldrup");
    expect((await approve(officer, opened)).body.gate).toBe("open_screening_hit");
    expect(hitsOf(await read(officer, opened))).toEqual(hitsOf(opened.detail));
  });
});

describe("a second approval after a list has changed", () => {
  const park = async (officer: Officer) => {
    const opened = await approvableCase(officer);
    await officer.post(`${opened.path}/decision`, { decision: "escalate" });
    expect((await approve(officer, opened)).body.status).toBe("PENDING_SECOND_APPROVAL");
    return opened;
  };

  it("fires where the same is found", async () => {
    await load("un", "Gorvane Sipplemax");
    const officer = newOfficer();
    const opened = await park(officer);
    await load("un", "Gorvane Sipplemax", "Mervanna Skjoldrup");
    expect((await confirmApproval(officer, opened)).body.status).toBe("APPROVED");
    expect(await repeatsOf(officer, opened)).toHaveLength(1);
  });

  it("does not fire where a director is found, and the case goes back to be decided again", async () => {
    const officer = newOfficer();
    const opened = await park(officer);
    await load("un", near);
    const answer = await confirmApproval(officer, opened);
    expect(answer).toMatchObject({ status: 409, body: { code: "evidence_changed" } });
    const detail = await read(officer, opened);
    expect([detail.status, detail.pending_decision, hitsOf(detail).length]).toEqual(["ESCALATED", null, 1]);
  });
});

describe("an exact match that a list brings between review and approval", () => {
  it("shuts the SAR-first gate before the approval fires, in each of its steps", async () => {
    await load("un", "Gorvane Sipplemax");
    const officer = newOfficer();
    const [first, second] = [await approvableCase(officer), await approvableCase(officer)];
    await officer.post(`${second.path}/decision`, { decision: "escalate" });
    await approve(officer, second);
    await load("un", director);
    expect((await approve(officer, first)).body.status).toBe("PENDING_SECOND_APPROVAL");
    for (const opened of [first, second]) {
      expect(await confirmApproval(officer, opened)).toMatchObject({ status: 409, body: { gate: "sar_first" } });
      const detail = await read(officer, opened);
      expect([detail.status, hitsOf(detail)[0].severity]).toEqual(["PENDING_SECOND_APPROVAL", "critical"]);
      const portal = await send("GET", `/api/portal/${opened.token}`);
      expect(portal.body.status).toBe("DOCUMENTS_RECEIVED");
    }
  });
});

describe("a screening that does not answer before an approval", () => {
  /** The objects of the lists are gone until the test puts them back. */
  async function withoutLists<T>(work: () => Promise<T>): Promise<T> {
    const { objects } = await env.FILES.list({ prefix: "screening/" });
    const stored = await Promise.all(
      objects.map(async ({ key }) => [key, await (await env.FILES.get(key))!.arrayBuffer()] as const),
    );
    await env.FILES.delete(objects.map(({ key }) => key));
    const result = await work();
    for (const [key, bytes] of stored) await env.FILES.put(key, bytes);
    return result;
  }

  it("leaves the check open as stale, and the next attempt may pass it", async () => {
    await load("un", "Gorvane Sipplemax");
    const officer = newOfficer();
    const opened = await approvableCase(officer);
    await load("un", "Mervanna Skjoldrup", "Thadrick Olumbaro");
    const refused = await withoutLists(() => approve(officer, opened));
    expect(refused).toMatchObject({
      status: 409,
      body: { code: "gate_blocked", gate: "mandatory_check_open", open_checks: ["screening"] },
    });
    const { checks, status } = await read(officer, opened);
    expect(checks).toContainEqual(
      expect.objectContaining({ check: "screening", outcome: "not_established", reason: "stale" }),
    );
    expect(status).toBe("REVIEW_PENDING");
    expect((await approve(officer, opened)).body.status).toBe("APPROVED");
    expect((await repeatsOf(officer, opened)).map(({ outcome }) => outcome)).toEqual(["failed", "repeated"]);
  });

  it("keeps a parked approval waiting", async () => {
    await load("un", "Gorvane Sipplemax");
    const officer = newOfficer();
    const opened = await approvableCase(officer);
    await officer.post(`${opened.path}/decision`, { decision: "escalate" });
    await approve(officer, opened);
    await load("un", "Mervanna Skjoldrup", "Thadrick Olumbaro");
    const refused = await withoutLists(() => confirmApproval(officer, opened));
    expect(refused).toMatchObject({ status: 409, body: { gate: "mandatory_check_open", open_checks: ["screening"] } });
    expect((await read(officer, opened)).status).toBe("PENDING_SECOND_APPROVAL");
    expect((await confirmApproval(officer, opened)).body.status).toBe("APPROVED");
  });

  it("is tried once more where a call fails", async () => {
    const officer = newOfficer();
    const opened = await reviewedCase(officer, CLEAN);
    const ctx = ctxOf(officer);
    let failures = 1;
    const failsOnce = <T extends object>(part: T): T =>
      new Proxy(part, {
        get: (target, key) => {
          if (failures-- > 0) throw new Error("Not now.");
          const value: unknown = Reflect.get(target, key);
          return typeof value === "function" ? value.bind(target) : value;
        },
      });
    expect(await screenBeforeApproval({ ...ctx, db: failsOnce(ctx.db) }, opened)).toBeNull();
    await load("un", "Twistan Ombermaal");
    failures = 1;
    const withFiles = { ...ctx, env: { ...env, FILES: failsOnce(env.FILES) } };
    expect(await screenBeforeApproval(withFiles, opened)).toMatchObject({ outcome: "repeated" });
  });

  // The lists never answer, so that it ends at all is its own time limit.
  it("fails where a list is slow", async () => {
    const officer = newOfficer();
    const opened = await reviewedCase(officer, CLEAN);
    await load("un", "Slowmo Tardigradsen");
    const never = { ...env, FILES: { get: () => new Promise(() => {}) } } as unknown as Env;
    const attempt = await screenBeforeApproval(ctxOf(officer, { env: never }), opened);
    expect(attempt).toMatchObject({ outcome: "failed", because: ["list_changed"], iteration: 1 });
  });
});

describe("an approval while an alert is active on the case", () => {
  it("is screened again each time, and the same hits change nothing", async () => {
    const officer = newOfficer();
    const opened = await approvableCase(officer);
    await raiseAlert(ctxOf(officer), opened);
    await officer.post(`${opened.path}/decision`, { decision: "escalate" });
    expect((await approve(officer, opened)).body.status).toBe("PENDING_SECOND_APPROVAL");
    expect((await confirmApproval(officer, opened)).body.status).toBe("APPROVED");
    const repeats = await repeatsOf(officer, opened);
    expect(repeats).toMatchObject([{ because: ["active_alert"] }, { because: ["active_alert"] }]);
  });
});

describe("an approval long after the lists of the screening were confirmed", () => {
  it("takes the lists as confirmed since", async () => {
    const officer = newOfficer();
    const entries = [[listed("un-9", "Gorvane Sipplemax")]];
    await lists.load("un", entries, { version: "2026-05-01" });
    const opened = await approvableCase(officer);
    const statement = { now: () => new Date(Date.now() + 49 * 3_600_000) };
    expect(await screenBeforeApproval(ctxOf(officer, statement), opened)).toBeNull();
    await lists.stage("un", entries, { version: "2026-05-01" });
    const attempt = await screenBeforeApproval(ctxOf(officer, statement), opened);
    expect(attempt).toMatchObject({ outcome: "repeated", because: ["list_confirmed"], findings: [] });
  });
});
