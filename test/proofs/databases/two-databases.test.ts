import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { anchorKey } from "../../../src/features/audit-chains/anchor.rules.ts";
import { anchorDaily } from "../../../src/features/audit-chains/anchor.service.ts";
import { findByWorkflowId, readProjection } from "../../../src/features/cases/cases.store.ts";
import { findLink } from "../../../src/features/portal/portal-link.store.ts";
import { newestChanges } from "../../../src/features/regulatory/changes.store.ts";
import { findFeed } from "../../../src/features/regulatory/feeds.store.ts";
import { type MoveView, moveTenant } from "../../../src/features/tenancy/move.service.ts";
import { quarantineOrphans } from "../../../src/jobs/orphaned-evidence.ts";
import { runScheduled } from "../../../src/jobs/scheduled.ts";
import { createCtx, systemActor } from "../../../src/platform/context.ts";
import { sha256Hex } from "../../../src/platform/hashing.ts";
import { newOfficer, send } from "../../support/api.ts";
import { openCase, reviewedCase } from "../../support/cases.ts";
import { loadRegulatory } from "../../support/regulatory.ts";
import { migrateSecond, moveAll, operatorCtx, rowsOf } from "./world.ts";

beforeAll(async () => {
  await migrateSecond();
  await loadRegulatory();
});

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

const CHANGE = {
  article_id: "be-aml-2017-art-41",
  change_type: "amendment",
  description: "written after the switch",
  effective_date: "2030-01-01",
};

describe("an isolate that has cached where a moved tenant was", () => {
  it("reads what others wrote after the switch, and nothing that they removed", async () => {
    const officer = newOfficer("bob", "officer", "compliance_manager");
    // The cache belongs to the binding: another binding is another isolate.
    const DB = {
      prepare: (sql: string) => env.DB.prepare(sql),
      batch: (statements: D1PreparedStatement[]) => env.DB.batch(statements),
    };
    const isolate = { ...env, DB } as unknown as Env;
    const ctx = createCtx(isolate, { actor: systemActor(officer.tenant) });
    const withoutTenant = createCtx(isolate, { actor: systemActor("") });
    const opened = await openCase(officer);
    const feed = sha256Hex((await officer.post("/api/regulatory/calendar-feed", {})).body.feed_token);
    const read = async () => ({
      changes: (await newestChanges(ctx, 10)).map(({ description }) => description),
      isOpen: (await findByWorkflowId(ctx, opened.workflowId)) !== undefined,
      audit: (await readProjection(ctx, opened.workflowId))?.audit.length ?? null,
      byLink: (await findLink(withoutTenant, sha256Hex(opened.token)))?.workflowId ?? null,
      byFeed: (await findFeed(withoutTenant, feed))?.officerId ?? null,
    });
    expect(await read()).toEqual({ changes: [], isOpen: true, audit: 1, byLink: opened.workflowId, byFeed: "bob" });

    let view: MoveView;
    do view = await moveTenant(operatorCtx(), officer.tenant, "DB_2");
    while (view.state === "copying");
    expect(view.state).toBe("clearing");
    expect((await officer.post("/api/regulatory/changes", CHANGE)).status).toBe(200);
    expect((await officer.delete(opened.path)).status).toBe(200);
    expect((await officer.delete("/api/regulatory/calendar-feed")).status).toBe(200);
    const after = { changes: [CHANGE.description], isOpen: false, audit: null, byLink: null, byFeed: null };
    expect(await read()).toEqual(after);
    await moveAll(officer.tenant, "DB_2");
    expect(await read()).toEqual(after);
  });

  it("costs a read no further round trip", async () => {
    const officer = newOfficer();
    await openCase(officer);
    const read = async () => {
      const ctx = createCtx(env as Env, { actor: systemActor(officer.tenant) });
      await newestChanges(ctx, 10);
      return ctx.meter.roundTrips;
    };
    await read();
    expect(await read()).toBe(1);
  });
});
