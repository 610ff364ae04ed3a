import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { processMemory as tend } from "../../src/features/memory/ingestion.service.ts";
import { insertSignals, type NewSignal } from "../../src/features/memory/signals.store.ts";
import { createCtx, systemActor } from "../../src/platform/context.ts";
import { newOfficer, newTenant } from "../support/api.ts";
import { teach } from "../support/memory.ts";
import { SOME_CASE } from "../support/memory-signals.ts";

const CONTEXT_MAX_BYTES = 16_384;
const stored = async (tenant: string) =>
  env.DB.prepare(
    `SELECT count(*) AS signals, max(length(context)) AS context, max(length(signal_type)) AS type,
       max(length(source)) AS source FROM memory_signals WHERE tenant_id = ?`,
  )
    .bind(tenant)
    .first<Record<"signals" | "context" | "type" | "source", number>>();

describe("a signal that fills its request", () => {
  it("is kept as far as it is used, and found by it", async () => {
    const officer = newOfficer();
    const description = `the lease is missing ${"and so on ".repeat(90_000)}`;
    await teach(officer, [{ signal_type: "case_rejected", context_data: { description, country: "NL", noise: 1 } }]);
    await teach(officer, [{ signal_type: "y".repeat(400_000), source_component: "z".repeat(500_000) }]);
    const kept = (await stored(officer.tenant))!;
    expect(kept.signals).toBe(2);
    expect(kept.context).toBeLessThanOrEqual(CONTEXT_MAX_BYTES);
    expect([kept.type, kept.source]).toEqual([1_000, 1_000]);
    const { passages } = (await officer.get("/api/memory/passages/alice")).body;
    expect(passages[1].text).toContain("the lease is missing");
    expect(passages[1].tags).toContain("country:NL");
  });

  it("keeps a context whole where it is no larger than that", async () => {
    const officer = newOfficer();
    const context_data = { noise: "x".repeat(CONTEXT_MAX_BYTES - '{"noise":""}'.length) };
    await teach(officer, [{ signal_type: "case_rejected", context_data }]);
    expect((await stored(officer.tenant))!.context).toBe(CONTEXT_MAX_BYTES);
  });
});

describe("many signals that are as large as can be", () => {
  it("fit into the statements that the database takes in production, and none holds up another", async () => {
    const tenantId = newTenant();
    const ctx = createCtx(env, { actor: systemActor(tenantId) });
    // In JSON, and in JSON of JSON, each of these characters becomes several.
    const description = "\u0001".repeat(2_700);
    const signals = Array.from({ length: 200 }, (_, n): NewSignal => ({
      id: crypto.randomUUID(),
      officerId: "alice",
      workflowId: SOME_CASE,
      signalType: "case_rejected",
      category: "judgment",
      safetyClass: "non_suppressible",
      source: `component-${n}`,
      iteration: 1,
      templateId: null,
      country: "BE",
      context: { description },
      createdAt: "2026-11-21T12:00:00.000Z",
    }));
    await insertSignals(ctx, signals);
    await insertSignals(ctx, signals);
    expect((await stored(tenantId))!.signals).toBe(200);
    expect(await tend(ctx)).toEqual({ wasBusy: true, hasFailed: false });
    const order = await env.DB.prepare("SELECT source FROM memory_signals WHERE tenant_id = ? ORDER BY seq")
      .bind(tenantId)
      .all<{ source: string }>();
    expect(order.results.map(({ source }) => source)).toEqual(signals.map(({ source }) => source));
    const passages = await env.DB.prepare("SELECT count(*) AS n FROM memory_passages WHERE tenant_id = ?")
      .bind(tenantId)
      .first();
    expect(passages).toEqual({ n: 200 });
  });
});
