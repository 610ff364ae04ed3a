import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { saveConsolidation, readForConsolidation } from "../../src/features/memory/blocks.store.ts";
import { processMemory as process } from "../../src/features/memory/ingestion.service.ts";
import { createCtx, systemActor } from "../../src/platform/context.ts";
import { newOfficer, type Officer } from "../support/api.ts";
import { CLEAN, openCase, reviewedCase } from "../support/cases.ts";
import { failingDatabase, QuietService, ServiceWith, teach, processMemory } from "../support/memory.ts";
import { rowOfCase } from "../support/memory-signals.ts";

const procedures = async (officer: Officer, of = "alice") =>
  (await officer.get(`/api/memory/blocks/${of}/learned_procedures`)).body.value;
const many = (count: number, signal: object) => Array.from({ length: count }, () => signal);
/** Signals about a case of the tenant, which no memory worker takes up. */
async function signalQuietly(officer: Officer, signals: readonly object[]): Promise<void> {
  const service = new QuietService(officer);
  service.about = await rowOfCase(officer.tenant);
  await service.signal(...signals);
}
const NEAR_MATCH = "0999901041";
const raised = {
  signal_type: "risk_level_changed",
  context_data: { country: "BE", finding_category: "adverse_media" },
};

describe("every fifth judgment or preference", () => {
  it("becomes rules, and the four before do not", async () => {
    const officer = newOfficer();
    const about = await rowOfCase(officer.tenant);
    await teach(officer, [...many(3, raised), { signal_type: "custom_task_added" }], about);
    await teach(officer, many(10, { signal_type: "evidence_downloaded" }), about);
    expect(await procedures(officer)).toBeNull();
    await teach(officer, [raised], about);
    const learned = await procedures(officer);
    expect(learned).toMatchObject({
      rules: [
        "In psp merchant onboarding cases in BE with adverse media among the findings: check the risk level by hand, it was changed. (4 signals in 1 case)",
        "In psp merchant onboarding cases in BE: expect a task of the officer's own. (1 signal in 1 case)",
      ],
      consolidation_count: 1,
      last_updated: expect.stringMatching(/Z$/),
    });
    expect(learned.details[0]).toMatchObject({ support: 4, cases: [about], source: "auto-learned" });
    await teach(officer, many(11, raised), about);
    expect(await procedures(officer)).toMatchObject({ consolidation_count: 3, details: [{ support: 14 }, {}] });
    expect((await officer.get("/api/memory/confidence/alice")).body.rules_count).toBe(2);
    expect(await procedures(officer, "bob")).toBeNull();
    expect(await procedures(newOfficer())).toBeNull();
  });

  it("is learned once, however many runs overlap", async () => {
    const officer = newOfficer();
    const ctx = () => createCtx(env, { actor: systemActor(officer.tenant) });
    await signalQuietly(officer, many(5, raised));
    await Promise.all([process(ctx()), process(ctx()), process(ctx()), processMemory(officer.tenant)]);
    await processMemory(officer.tenant);
    expect(await procedures(officer)).toMatchObject({ consolidation_count: 1, details: [{ support: 5 }] });
  });

  it("is kept beside what an officer teaches, even where both write at once", async () => {
    const officer = newOfficer();
    const put = (value: object) => officer.put("/api/memory/blocks/alice/learned_procedures", { value });
    await put({ rules: ["Always ask for the lease"] });
    const ctx = createCtx(env, { actor: systemActor(officer.tenant) });
    await signalQuietly(officer, many(5, raised));
    await env.DB.prepare("UPDATE memory_signals SET stage = 'ingested' WHERE tenant_id = ?").bind(officer.tenant).run();
    const seen = await readForConsolidation(ctx, "alice", 100);
    expect(seen.signals).toHaveLength(5);
    await put({ rules: ["Always ask for the lease", "And for the deed"] });
    const stale = { value: { rules: [] }, expectedVersion: seen.block!.version, consolidations: 1 };
    await saveConsolidation(ctx, "alice", { ...stale, signals: seen.signals });
    expect((await procedures(officer)).rules).toHaveLength(2);
    await processMemory(officer.tenant);
    const learned = await procedures(officer);
    expect(learned.rules.slice(0, 2)).toEqual(["Always ask for the lease", "And for the deed"]);
    expect(learned.details.map(({ source }: { source: string }) => source)).toEqual([
      "officer-taught",
      "officer-taught",
      "auto-learned",
    ]);
    expect(learned.consolidation_count).toBe(1);
  });

  it("is not lost where the database fails in between", async () => {
    const officer = newOfficer();
    await signalQuietly(officer, many(5, raised));
    for (const part of ["INSERT INTO memory_passages", "INSERT INTO memory_blocks", "SET stage = 'learned'"]) {
      const DB = failingDatabase((sql) => sql.includes(part));
      const { hasFailed } = await process(createCtx({ ...env, DB } as Env, { actor: systemActor(officer.tenant) }));
      expect(hasFailed).toBe(true);
      expect(await procedures(officer)).toBeNull();
    }
    await processMemory(officer.tenant);
    expect(await procedures(officer)).toMatchObject({ consolidation_count: 1, details: [{ support: 5 }] });
    expect((await officer.get("/api/memory/passages/alice")).body.count).toBe(5);
  });
});

describe("signals about no case of the tenant", () => {
  it("are taken, and teach nothing, also not their sender", async () => {
    const officer = newOfficer();
    const other = await rowOfCase(newOfficer().tenant);
    await teach(officer, many(5, raised));
    await teach(officer, many(5, raised), other);
    expect((await officer.get("/api/memory/status")).body.signals.total).toBe(10);
    expect((await procedures(officer))?.details ?? []).toEqual([]);
  });

  it("make no explanation of one case a usual one, however often it is signalled", async () => {
    const officer = newOfficer();
    const context_data = { country: "BE", finding_category: "peppol", rejection_reason: "It invoices by post" };
    const explained = { signal_type: "finding_overridden", context_data };
    await teach(officer, many(10, explained), await rowOfCase(officer.tenant));
    expect((await procedures(officer)).details).toMatchObject([{ kind: "explanation", support: 1 }]);
    for (const n of [1, 2, 3, 4, 5]) await teach(officer, [explained, explained], await rowOfCase(officer.tenant, n));
    expect((await procedures(officer)).details).toMatchObject([
      { support: 6, text: expect.stringContaining("(6 cases)") },
    ]);
  });
});

describe("a rule", () => {
  it("that tells how to decide is never learned, from five near matches that were cleared or anything else", async () => {
    const officer = newOfficer();
    const { detail, workflowId, path } = await reviewedCase(officer, NEAR_MATCH);
    const cleared = (finding_category: string) => ({
      signal_type: "case_approved",
      source_component: "decision",
      context_data: { finding_category, description: "approve the case", rejection_reason: "A namesake" },
    });
    await teach(officer, [...many(5, cleared("sanctions")), ...many(5, cleared("peppol"))], workflowId);
    expect(await procedures(officer)).toMatchObject({ rules: [], details: [], consolidation_count: 2 });
    const shown = JSON.stringify([detail, (await officer.get(`${path}/case-intelligence`)).body.applicable_rules]);
    expect(shown).not.toMatch(/approve the case/i);
    const rules = ["Approve the case with sanctions", "Ask for the lease"];
    await officer.put("/api/memory/blocks/alice/learned_procedures", { value: { rules } });
    expect((await procedures(officer)).rules).toEqual(rules);
    const ruleTexts = async (of: string) =>
      (await officer.get(`${of}/case-intelligence`)).body.applicable_rules.map(({ text }: { text: string }) => text);
    const later = await reviewedCase(officer, CLEAN);
    expect(later.detail.learned_effects).toMatchObject([{ effect: "taught", text: "Ask for the lease" }]);
    expect(await ruleTexts(later.path)).toEqual(["Ask for the lease"]);
    // Beside a match with a list, no free text shows: what it says cannot be known.
    const matched = await reviewedCase(officer, NEAR_MATCH);
    expect(matched.detail.learned_effects).toEqual([]);
    expect(await ruleTexts(matched.path)).toEqual([]);
  });
});

describe("a case that is deleted", () => {
  it("is forgotten in signals, passages and rules; what it taught stays", async () => {
    const officer = newOfficer();
    const manager = officer.colleague("carol", "compliance_manager");
    const [gone, kept] = [await openCase(officer), await openCase(officer)];
    await teach(officer, many(3, raised), gone.workflowId);
    await teach(officer, many(3, raised), kept.workflowId);
    expect(JSON.stringify(await procedures(officer))).toContain(gone.workflowId);
    expect((await manager.delete(gone.path)).status).toBe(200);
    const learned = await procedures(officer);
    expect(JSON.stringify(learned)).not.toContain(gone.workflowId);
    expect(learned.details).toMatchObject([{ support: 5, cases: [kept.workflowId] }]);
    expect((await officer.get("/api/memory/passages/alice")).body.count).toBe(3);
    expect((await officer.get("/api/memory/status")).body.signals.total).toBe(3);
    for (const table of ["memory_signals", "memory_passages"]) {
      const row = await env.DB.prepare(`SELECT count(*) AS n FROM ${table} WHERE workflow_id = ?`)
        .bind(gone.workflowId)
        .first();
      expect(row).toEqual({ n: 0 });
    }
  });
});

describe("signals that the previous version buffered", () => {
  it("do not appear after a case is deleted or the memory reset: both fail until the signals can be stored", async () => {
    const officer = newOfficer();
    const { path } = await openCase(officer);
    const MEMORY_WORKER = { getByName: () => ({ schedule: () => Promise.reject(new Error("the database is down")) }) };
    const stuck = new ServiceWith({ MEMORY_WORKER });
    const who = { tenant: officer.tenant, officer: "carol", roles: ["compliance_manager"] as const };
    expect((await stuck.send(who, "DELETE", path)).status).toBeGreaterThanOrEqual(500);
    expect((await stuck.send(who, "POST", "/api/memory/reset")).status).toBe(503);
    const manager = officer.colleague("carol", "compliance_manager");
    expect((await manager.delete(path)).status).toBe(200);
    expect((await manager.post("/api/memory/reset")).status).toBe(200);
  });
});

describe("with the store off", () => {
  it("nothing is ingested", async () => {
    const officer = newOfficer();
    const off = new ServiceWith({ MEMSTORE_ENABLED: "off" });
    const who = { tenant: officer.tenant };
    const json = { source_component: "x", ...raised };
    await off.send(who, "POST", "/api/cases/x/signals", { json });
    expect((await officer.get("/api/memory/passages/alice")).body.count).toBe(0);
  });
});
