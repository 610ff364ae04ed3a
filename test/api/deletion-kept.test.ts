import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { retainedCases, retainedKeys } from "../../src/features/retention/retained-files.store.ts";
import { newOfficer, type Officer } from "../support/api.ts";
import { openCase, type OpenCase, reviewedCase, SANCTIONED } from "../support/cases.ts";
import { putCase, runAlarm, upload } from "../support/portal.ts";
import { goTo, rest, strike, systemCtx } from "../support/retention-clock.ts";
import { putUnderReview, raiseSar } from "../support/sars.ts";
import { sarTrigger } from "../support/sar-trigger.ts";

afterEach(() => vi.restoreAllMocks());

const manager = (officer: Officer) => officer.colleague("carl", "compliance_manager");
const REGISTER = "/api/retention/reports";
const keysOf = async ({ caseId }: OpenCase) =>
  (await env.FILES.list({ prefix: `${caseId}/` })).objects.map(({ key }) => key);
const listedFor = async ({ workflowId }: OpenCase) => {
  const { results } = await env.DB.prepare("SELECT key FROM retained_files WHERE workflow_id = ? ORDER BY key")
    .bind(workflowId)
    .all<{ key: string }>();
  return results.map(({ key }) => key);
};
const ledgerOf = (officer: Officer) =>
  officer
    .colleague("root", "admin")
    .get("/api/retention/ledger")
    .then(({ body }) => body.deletions);

/** How an ordered deletion was stored before reports outlived it. */
async function putExpiryOfEarlierVersion({ workflowId }: OpenCase): Promise<void> {
  await runInDurableObject(env.CASE_WORKFLOW.getByName(workflowId), (_, { storage }) => {
    const value = JSON.stringify({ retention: null, reportsUntil: null });
    storage.sql.exec("UPDATE facts SET value = ? WHERE name = 'expiry'", value);
  });
}

/** Every write of the database fails from now on; reads go through. */
const failWrites = () => vi.spyOn(env.DB, "batch").mockImplementation(() => Promise.reject(new Error("down")));

describe("what the law keeps", () => {
  it.each(["APPROVED", "REJECTED"] as const)("is a case that is %s: 409 and nothing changes", async (status) => {
    const officer = newOfficer();
    const opened = await openCase(officer);
    await putCase(opened, { status });
    const refused = await manager(officer).delete(opened.path);
    expect([refused.status, refused.body.code]).toEqual([409, "retention_hold"]);
    expect((await officer.get(opened.path)).body.status).toBe(status);
  });

  it("is a case with a trigger, open or assessed, found by a real list", async () => {
    const officer = newOfficer();
    const opened = await reviewedCase(officer, SANCTIONED);
    expect((await manager(officer).delete(opened.path)).status).toBe(409);
    const assessed = await openCase(officer);
    await putUnderReview(assessed, [sarTrigger()]);
    await putCase(assessed, { assessments: [] });
    expect((await manager(officer).delete(assessed.path)).status).toBe(409);
  });

  it.each(["REVIEW_PENDING", "ESCALATED", "PENDING_SECOND_APPROVAL", "FAILED", "FOLLOW_UP_REQUIRED"] as const)(
    "is no case in %s: it goes, and a second deletion is 404",
    async (status) => {
      const officer = newOfficer();
      const opened = await openCase(officer);
      await putCase(opened, { status });
      const answer = await manager(officer).delete(opened.path);
      expect(answer.body).toEqual({ status: "deleted", workflow_id: opened.workflowId });
      expect((await manager(officer).delete(opened.path)).status).toBe(404);
      expect(await keysOf(opened)).toEqual([]);
    },
  );
});

describe("a draft of another officer whose case is deleted", () => {
  it("stays with every file of its case, listed by key, and the MLRO reads them", async () => {
    const officer = newOfficer();
    const mia = officer.colleague("mia", "mlro");
    const { body } = await officer.post("/api/scan/entity/0999900150", { tier: 1 });
    expect(body.tier).toBe(1);
    const opened = await reviewedCase(officer);
    await rest(opened);
    await raiseSar(officer.colleague("bob", "officer"), opened);
    const before = await keysOf(opened);
    expect(before.length).toBeGreaterThan(3);
    expect((await manager(officer).delete(opened.path)).status).toBe(200);
    expect(await keysOf(opened)).toEqual(before);
    expect(await listedFor(opened)).toEqual(before.toSorted());
    const kept = (await mia.get(`${REGISTER}/${opened.workflowId}`)).body;
    expect(kept.reports).toMatchObject([{ status: "draft", raised_by: "bob" }]);
    for (const { key } of kept.record.evidence) {
      const file = await mia.get(`${REGISTER}/${opened.workflowId}/file?key=${encodeURIComponent(key)}`);
      expect([key, file.status]).toEqual([key, 200]);
    }
    const ctx = systemCtx(env, officer.tenant);
    expect([...(await retainedKeys(ctx, [...before, "other"]))].toSorted()).toEqual(before.toSorted());
    expect([...(await retainedCases(ctx, [opened.caseId, "other"]))]).toEqual([opened.caseId]);
  });

  it("keeps what the scan that opened the case found, elsewhere in storage, until it goes itself", async () => {
    goTo("2026-11-21T10:00:00.000Z");
    const officer = newOfficer();
    const mia = officer.colleague("mia", "mlro");
    const { body } = await officer.post("/api/scan/entity/0999900150", { tier: 3 });
    const opened = { caseId: body.case_id, workflowId: body.workflow_id, token: body.portal_token, path: "" };
    const path = `/api/cases/${opened.workflowId}`;
    await raiseSar(officer, opened);
    const scans = (
      await env.DB.prepare("SELECT execution_id AS id FROM scans WHERE grounds ->> '$.case_id' = ?")
        .bind(opened.caseId)
        .all<{ id: string }>()
    ).results;
    const elsewhere = `scans/${scans[0]!.id}/evidence/${"a".repeat(64)}`;
    await env.FILES.put(elsewhere, "raw answer");
    expect((await manager(officer).delete(path)).status).toBe(200);
    expect(await listedFor(opened)).toContain(elsewhere);
    const read = await mia.get(`${REGISTER}/${opened.workflowId}/file?key=${encodeURIComponent(elsewhere)}`);
    expect(new TextDecoder().decode(read.bytes)).toBe("raw answer");
    expect((await mia.get(`${REGISTER}/${opened.workflowId}`)).body.files).toContainEqual({ key: elsewhere, size: 10 });
  });

  it("that an earlier version retained without a list gets one by the next sweep", async () => {
    const officer = newOfficer();
    const opened = await openCase(officer);
    expect((await upload(opened.token)).status).toBe(201);
    await raiseSar(officer, opened);
    expect((await manager(officer).delete(opened.path)).status).toBe(200);
    const listed = await listedFor(opened);
    await env.DB.prepare("DELETE FROM retained_files WHERE workflow_id = ?").bind(opened.workflowId).run();
    await env.DB.prepare("UPDATE retained_reports SET files_listed = 0 WHERE workflow_id = ?")
      .bind(opened.workflowId)
      .run();
    await strike();
    expect(await listedFor(opened)).toEqual(listed);
  });
});

describe("a deletion that was cut short", () => {
  it.each([true, false])(
    "is finished by the retention sweep, in the name of who ordered it (report: %s)",
    async (reported) => {
      goTo("2026-11-21T10:00:00.000Z");
      const officer = newOfficer();
      const mia = officer.colleague("mia", "mlro");
      const opened = await openCase(officer);
      if (reported) await raiseSar(officer, opened);
      const headers = { "Idempotency-Key": "delete-it" };
      const remove = () => manager(officer).delete(opened.path, { headers });
      const batch = env.DB.batch.bind(env.DB);
      let passing = 1;
      const broken = vi
        .spyOn(env.DB, "batch")
        .mockImplementation((statements) => (passing-- > 0 ? batch(statements) : Promise.reject(new Error("down"))));
      expect((await remove()).status).toBeGreaterThanOrEqual(500);
      broken.mockRestore();
      expect((await officer.post(`${opened.path}/decision`, { decision: "reject" })).status).toBe(404);
      await runAlarm(opened);
      await strike();
      expect((await officer.get(opened.path)).status).toBe(404);
      expect(await ledgerOf(officer)).toMatchObject([{ deleted_by: "carl", reason: "officer", rule: null }]);
      expect((await mia.get(REGISTER)).body.total).toBe(reported ? 1 : 0);
      const again = await remove();
      expect([again.status, again.body]).toEqual([200, { status: "deleted", workflow_id: opened.workflowId }]);
      const kept = await mia.get(`${REGISTER}/${opened.workflowId}`);
      expect(kept.status).toBe(reported ? 200 : 404);
      if (reported) expect(kept.body.record).toMatchObject({ caseId: opened.caseId });
      expect(await ledgerOf(officer)).toHaveLength(1);
      expect((await manager(officer).delete(opened.path)).status).toBe(404);
    },
  );

  it("is answered as at first when its answer was lost, and its report is still there", async () => {
    const officer = newOfficer();
    const opened = await openCase(officer);
    await raiseSar(officer, opened);
    const headers = { "Idempotency-Key": "delete-it" };
    expect((await manager(officer).delete(opened.path, { headers })).status).toBe(200);
    // The answer was never kept: the row of the key is as it was while the request ran.
    await env.DB.prepare("UPDATE idempotency_keys SET state = 'open', answer = NULL WHERE key = 'delete-it'").run();
    expect((await manager(officer).delete(opened.path, { headers })).status).toBe(200);
    const kept = await officer.colleague("mia", "mlro").get(`${REGISTER}/${opened.workflowId}`);
    expect(kept.body).toMatchObject({ record: { caseId: opened.caseId }, reports: [{ status: "draft" }] });
  });

  it("under an earlier version, which took drafts with their case, leaves the draft now", async () => {
    goTo("2026-11-21T10:00:00.000Z");
    const officer = newOfficer();
    const opened = await openCase(officer);
    await raiseSar(officer, opened);
    await env.CASE_WORKFLOW.getByName(opened.workflowId).terminate(
      { id: "old", actor: { kind: "officer", tenantId: officer.tenant, id: "carl", roles: ["compliance_manager"] } },
      [],
    );
    await putExpiryOfEarlierVersion(opened);
    expect((await manager(officer).delete(opened.path)).status).toBe(200);
    expect((await officer.colleague("mia", "mlro").get(REGISTER)).body.total).toBe(1);
  });

  it("keeps a case closed to changes and whole while the database is down", async () => {
    const officer = newOfficer();
    const opened = await openCase(officer);
    failWrites();
    expect((await manager(officer).delete(opened.path)).status).toBeGreaterThanOrEqual(500);
    vi.restoreAllMocks();
    expect((await manager(officer).delete(opened.path)).status).toBe(200);
  });
});
