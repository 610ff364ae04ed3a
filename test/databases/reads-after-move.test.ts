import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { findByPortalTokenHash, findByWorkflowId, readProjection } from "../../src/features/cases/cases.store.ts";
import { newestChanges } from "../../src/features/regulatory/changes.store.ts";
import { findFeed } from "../../src/features/regulatory/feeds.store.ts";
import { type MoveView, moveTenant } from "../../src/features/tenancy/move.service.ts";
import { createCtx, systemActor } from "../../src/platform/context.ts";
import { sha256Hex } from "../../src/platform/hashing.ts";
import { newOfficer } from "../support/api.ts";
import { openCase } from "../support/cases.ts";
import { loadRegulatory } from "../support/regulatory.ts";
import { migrateSecond, moveAll, operatorCtx } from "./world.ts";

beforeAll(async () => {
  await migrateSecond();
  await loadRegulatory();
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
      byLink: (await findByPortalTokenHash(withoutTenant, sha256Hex(opened.token)))?.workflowId ?? null,
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
