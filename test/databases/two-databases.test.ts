import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { anchorKey } from "../../src/features/audit-chains/anchor.rules.ts";
import { anchorDaily } from "../../src/features/audit-chains/anchor.service.ts";
import { quarantineOrphans } from "../../src/jobs/orphaned-evidence.ts";
import { runScheduled } from "../../src/jobs/scheduled.ts";
import { newOfficer, send } from "../support/api.ts";
import { openCase, reviewedCase } from "../support/cases.ts";
import { migrateSecond, moveAll, operatorCtx, rowsOf } from "./world.ts";

beforeAll(migrateSecond);

describe("tenants in two databases", () => {
  it("each find all that is theirs, and nothing of the other", async () => {
    const first = newOfficer("alice", "officer", "compliance_manager");
    const second = newOfficer("bob", "officer", "compliance_manager");
    expect((await moveAll(second.tenant, "DB_2")).database).toBe("DB_2");
    const mine = await reviewedCase(first);
    const theirs = await reviewedCase(second);
    for (const [officer, own, other] of [
      [first, mine, theirs],
      [second, theirs, mine],
    ] as const) {
      expect((await officer.get("/api/cases")).body.cases.map((one: any) => one.workflow_id)).toEqual([own.workflowId]);
      expect((await officer.get(own.path)).status).toBe(200);
      expect((await officer.get(other.path)).status).toBe(404);
      expect((await officer.get("/api/memory/status")).status).toBe(200);
      // By a link alone, without a tenant.
      expect((await send("GET", `/api/portal/${own.token}`)).status).toBe(200);
    }
    expect(await rowsOf(env.DB, second.tenant)).toEqual({});
    expect(await rowsOf(env.DB_2, first.tenant)).toEqual({});
    expect(await rowsOf(env.DB_2, second.tenant)).toMatchObject({ cases: 1, case_retention: 1, audit_checkpoints: 1 });
  });

  it("are both swept by the clock, each case in its own", async () => {
    const officer = newOfficer("bob", "officer", "compliance_manager");
    await moveAll(officer.tenant, "DB_2");
    await env.DB_2.prepare(
      `INSERT INTO idempotency_keys VALUES (?, 'officer:x', 'r', 'k', 'f', 's', 'a', 'done', 1, 1, '{}')`,
    )
      .bind(officer.tenant)
      .run();
    await runScheduled(env as Env, { waitUntil: () => {}, passThroughOnException: () => {} } as never);
    expect(await rowsOf(env.DB_2, officer.tenant)).toEqual({});
  });

  it("are both anchored by the daily run, each from its own database", async () => {
    const [first, second] = [newOfficer(), newOfficer()];
    await moveAll(second.tenant, "DB_2");
    for (const officer of [first, second]) await openCase(officer);
    const tomorrow = operatorCtx(86_400_000);
    while ((await anchorDaily(tomorrow)) > 0);
    for (const { tenant } of [first, second]) {
      const anchor = await env.FILES.get(anchorKey({ tenant, scope: "cases", number: 1 }));
      expect(await anchor?.json()).toMatchObject({ tenant, heads: [{ seq: 1 }] });
    }
    expect((await rowsOf(env.DB_2, second.tenant)).unanchored_heads).toBe(undefined);
    expect((await rowsOf(env.DB, first.tenant)).unanchored_heads).toBe(undefined);
  });

  it("both keep what a scan found for a case that is gone but for its report", async () => {
    const officer = newOfficer("bob", "officer", "compliance_manager");
    await moveAll(officer.tenant, "DB_2");
    const key = `scans/${crypto.randomUUID()}/evidence/${"0".repeat(64)}`;
    await env.FILES.put(key, "what the report stands on");
    await env.DB_2.prepare("INSERT INTO retained_files (key, workflow_id, tenant_id) VALUES (?, 'case-gone', ?)")
      .bind(key, officer.tenant)
      .run();
    await quarantineOrphans(operatorCtx(3 * 86_400_000), ["scans/"]);
    expect(await env.FILES.head(key)).not.toBeNull();
  });

  it("registers nothing of one in the other when a case is deleted", async () => {
    const officer = newOfficer("bob", "officer", "compliance_manager");
    await moveAll(officer.tenant, "DB_2");
    const { path } = await openCase(officer);
    expect((await officer.delete(path)).status).toBe(200);
    expect((await officer.get(path)).status).toBe(404);
    expect(await rowsOf(env.DB_2, officer.tenant)).toMatchObject({ deletion_ledger: 1 });
    expect(await rowsOf(env.DB, officer.tenant)).toEqual({});
  });
});
