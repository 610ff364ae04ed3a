import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { sweepRetention } from "../../src/features/retention/sweep.service.ts";
import type { CaseSnapshot } from "../../src/features/cases/case.client.ts";
import { newOfficer } from "../support/api.ts";
import { CLEAN, openCase } from "../support/cases.ts";
import { Partner } from "../support/partners.ts";
import { putCase, runAlarm } from "../support/portal.ts";
import { goTo, refusedCase, strike, systemCtx } from "../support/retention-clock.ts";

const DECIDED = "2026-11-21T10:00:00.000Z";
const OVER = "2036-11-22T00:00:00.000Z";

const rowOf = (workflowId: string) =>
  env.DB.prepare("SELECT retain_until, due_at, policy, held FROM case_retention WHERE workflow_id = ?")
    .bind(workflowId)
    .first<{ retain_until: string | null; due_at: string | null; policy: string; held: number }>();

/** Rows as an older version left them: the migration gave each case one without a date. */
const asBefore = async (tenant: string) => {
  const { results } = await env.DB.prepare("SELECT workflow_id AS id FROM cases WHERE tenant_id = ?")
    .bind(tenant)
    .all<{ id: string }>();
  for (const { id } of results) {
    const snapshot = (await env.CASE_WORKFLOW.getByName(id).read()) as unknown as CaseSnapshot;
    await writeRecord(id, snapshot.record);
  }
  await env.DB.batch([
    env.DB.prepare("DELETE FROM case_retention WHERE tenant_id = ?").bind(tenant),
    env.DB.prepare(
      `INSERT INTO case_retention (workflow_id, case_id, tenant_id, policy, version)
       SELECT workflow_id, case_id, tenant_id, '', 0 FROM cases WHERE tenant_id = ?`,
    ).bind(tenant),
  ]);
};

/** Versions before kept the whole record in the case's row. */
const writeRecord = (workflowId: string, record: object) =>
  env.DB.prepare("UPDATE cases SET record = ? WHERE workflow_id = ?").bind(JSON.stringify(record), workflowId).run();

// A sweep knows no tenant: cases of other tests are taken out of its sight.
beforeEach(() => env.DB.prepare("DELETE FROM case_retention").run() as Promise<unknown>);

describe("the sweep", () => {
  it("gives cases from before there was retention their date, a few at a time, and purges what is over", async () => {
    goTo(DECIDED);
    const officer = newOfficer();
    const [refused, waiting] = [await refusedCase(officer), await openCase(officer)];
    await asBefore(officer.tenant);
    const limits = { dates: 1, cases: 20, verifications: 1 };
    expect((await sweepRetention(systemCtx(), limits)).refreshed).toBe(1);
    while ((await sweepRetention(systemCtx(), limits)).refreshed > 0);
    expect(await rowOf(refused.workflowId)).toMatchObject({ retain_until: "2036-11-21", due_at: OVER });
    expect(await rowOf(waiting.workflowId)).toMatchObject({ retain_until: null, due_at: null });
    await asBefore(officer.tenant);
    goTo(OVER);
    await strike();
    expect((await officer.get(refused.path)).status).toBe(404);
    expect((await officer.get(waiting.path)).status).toBe(200);
  });

  it("knows of a case that an older version wrote beside it", async () => {
    goTo(DECIDED);
    const officer = newOfficer();
    const opened = await openCase(officer);
    await sweepRetention(systemCtx());
    await env.DB.prepare("UPDATE cases SET status = 'REJECTED', version = version + 1 WHERE workflow_id = ?")
      .bind(opened.workflowId)
      .run();
    const decision = { decision: "reject", decidedAt: "2026-11-21T10:00:00.000Z" };
    await writeRecord(opened.workflowId, { status: "REJECTED", decision });
    await sweepRetention(systemCtx());
    expect(await rowOf(opened.workflowId)).toMatchObject({ retain_until: "2036-11-21" });
  });

  it("computes every date anew when a setting changes, and the object still has the last word", async () => {
    goTo(DECIDED);
    const officer = newOfficer();
    const opened = await refusedCase(officer);
    const shorter = systemCtx({ ...env, RETENTION_YEARS: "1" } as unknown as Env);
    await sweepRetention(shorter);
    expect(await rowOf(opened.workflowId)).toMatchObject({ retain_until: "2027-11-21", policy: "1 relationship_end" });
    goTo("2027-11-22T00:00:00.000Z");
    // The case's object runs under the law: it refuses, and says when to ask again.
    expect(await sweepRetention(shorter)).toMatchObject({ purged: 0, kept: 1 });
    expect(await rowOf(opened.workflowId)).toMatchObject({ due_at: OVER });
    await sweepRetention(systemCtx());
    expect(await rowOf(opened.workflowId)).toMatchObject({ retain_until: "2036-11-21", due_at: OVER });
  });

  it("asks the object of a case whose row is too large to hold its record", async () => {
    goTo(DECIDED);
    const officer = newOfficer();
    const opened = await refusedCase(officer);
    await env.DB.prepare("UPDATE cases SET record = NULL WHERE workflow_id = ?").bind(opened.workflowId).run();
    await asBefore(officer.tenant);
    await strike();
    expect(await rowOf(opened.workflowId)).toMatchObject({ due_at: OVER });
    goTo(OVER);
    await strike();
    expect((await officer.get(opened.path)).status).toBe(404);
  });

  it("runs when an admin asks for it, and tells nothing of what it did", async () => {
    goTo(DECIDED);
    const officer = newOfficer();
    const opened = await refusedCase(officer);
    goTo(OVER);
    expect((await officer.post("/api/retention/sweep")).status).toBe(403);
    const swept = await newOfficer("root", "admin").post("/api/retention/sweep");
    expect([swept.status, swept.body]).toEqual([200, { status: "swept" }]);
    expect(swept.headers.get("Server-Timing")).toContain("trips=0 ");
    expect((await officer.get(opened.path)).status).toBe(404);
  });

  it("leaves a case that is at work alone, and comes back within the hour", async () => {
    goTo(DECIDED);
    const officer = newOfficer();
    const opened = await refusedCase(officer);
    const expiresAt = "2036-11-22T00:30:00.000Z";
    await putCase(opened, {
      reservations: [{ kind: "staging", key: `${opened.caseId}/staging/x`, multipartId: "none", expiresAt }],
    });
    goTo(OVER);
    await strike();
    expect((await officer.get(opened.path)).status).toBe(200);
    goTo("2036-11-22T01:00:00.000Z");
    await runAlarm(opened);
    await strike();
    expect((await officer.get(opened.path)).status).toBe(404);
  });

  it("removes a bounded number, and none that fails holds up another", async () => {
    goTo(DECIDED);
    const officer = newOfficer();
    const cases = [];
    for (let i = 0; i < 4; i++) cases.push(await refusedCase(officer));
    goTo(OVER);
    vi.spyOn(console, "warn").mockImplementation(() => {});
    vi.spyOn(console, "error").mockImplementation(() => {});
    const broken = cases[0]!.workflowId;
    const getByName = env.CASE_WORKFLOW.getByName.bind(env.CASE_WORKFLOW);
    vi.spyOn(env.CASE_WORKFLOW, "getByName").mockImplementation((name) => {
      if (name === broken) throw new Error("unreachable");
      return getByName(name);
    });
    await env.DB.prepare("UPDATE case_retention SET due_at = '2030-01-01T00:00:00.000Z' WHERE workflow_id = ?")
      .bind(broken)
      .run();
    const limits = { dates: 10, cases: 2, verifications: 1 };
    expect(await sweepRetention(systemCtx(), limits)).toMatchObject({ purged: 1, failed: 1 });
    expect(await sweepRetention(systemCtx(), limits)).toMatchObject({ purged: 2, failed: 0 });
    expect(await sweepRetention(systemCtx(), limits)).toMatchObject({ purged: 0, failed: 0 });
    vi.restoreAllMocks();
    expect((await officer.get(cases[0]!.path)).status).toBe(200);
    goTo("2036-11-22T01:00:00.000Z");
    await strike();
    expect((await officer.get("/api/cases")).body.total).toBe(0);
  });

  it("reads no more rows at two thousand cases than at a few", async () => {
    goTo(DECIDED);
    const officer = newOfficer();
    await refusedCase(officer);
    const rowsRead = async () => {
      await sweepRetention(systemCtx());
      const ctx = systemCtx();
      await sweepRetention(ctx);
      return ctx.meter.rowsRead;
    };
    const few = await rowsRead();
    await env.DB.prepare(
      `INSERT INTO case_retention (workflow_id, case_id, tenant_id, retain_until, due_at, policy, version)
       WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2000)
       SELECT 'case-many-' || i, 'many-' || i, ?, '2036-01-01', '2036-01-02T00:00:00.000Z', 'law relationship_end', 1 FROM n`,
    )
      .bind(officer.tenant)
      .run();
    expect((await rowsRead()) - few).toBeLessThan(5);
    await env.DB.prepare("DELETE FROM case_retention WHERE workflow_id LIKE 'case-many-%'").run();
  });
});

describe("a verification", () => {
  it("without a case is removed with its raw answers once its own period is over; that of a case stays with it", async () => {
    goTo(DECIDED);
    const officer = newOfficer();
    const partner = new Partner({ tenant: officer.tenant });
    const opened = await openCase(officer);
    const alone = await partner.verify({ enterprise_number: CLEAN });
    const linked = await partner.verify({ enterprise_number: CLEAN, workflow_id: opened.workflowId });
    goTo("2027-08-01T10:00:00.000Z");
    const later = await partner.verify({ enterprise_number: CLEAN });
    const ids = [alone, linked, later].map(({ body }) => body.verification_id as string);
    const filesOf = async (id: string) => (await env.FILES.list({ prefix: `verifications/${id}/` })).objects.length;
    expect([await filesOf(ids[0]!), await filesOf(ids[2]!)].every((n) => n > 0)).toBe(true);
    const statuses = async () => Promise.all(ids.map(async (id) => (await partner.evidence(id)).status));

    goTo("2032-08-02T00:00:00.000Z");
    await strike();
    expect(await statuses()).toEqual([200, 200, 404]);
    goTo("2036-11-21T23:59:00.000Z");
    await strike();
    expect(await statuses()).toEqual([200, 200, 404]);
    goTo(OVER);
    await strike();
    expect(await statuses()).toEqual([404, 200, 404]);
    expect([await filesOf(ids[0]!), await filesOf(ids[2]!)]).toEqual([0, 0]);
  });
});
