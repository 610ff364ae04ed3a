import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { processMemory as process } from "../../src/features/memory/ingestion.service.ts";
import { createCtx, systemActor } from "../../src/platform/context.ts";
import { newOfficer, newTenant, officerToken, send } from "../support/api.ts";
import { openCase } from "../support/cases.ts";
import { countingDatabase } from "../support/counting-database.ts";
import { failingDatabase, QuietService, ServiceWith, teach, processMemory } from "../support/memory.ts";
import { SOME_CASE } from "../support/memory-signals.ts";

const SIGNALS = `/api/cases/${SOME_CASE}/signals`;
const signal = (more: object = {}) => ({ signal_type: "case_rejected", source_component: "decision_panel", ...more });
const countPassages = (tenant: string) =>
  env.DB.prepare("SELECT count(*) AS n FROM memory_passages WHERE tenant_id = ?").bind(tenant).first<number>("n");
const status = async (officer: ReturnType<typeof newOfficer>) => (await officer.get("/api/memory/status")).body;

afterEach(() => void vi.restoreAllMocks());

describe("capturing a signal", () => {
  it.each([
    ["suggestion_dismissed", "judgment", "non_suppressible"],
    ["case_approved", "judgment", "non_suppressible"],
    ["case_rejected", "judgment", "non_suppressible"],
    ["case_escalated", "judgment", "non_suppressible"],
    ["followup_requested", "judgment", "non_suppressible"],
    ["finding_overridden", "judgment", "non_suppressible"],
    ["risk_level_changed", "judgment", "non_suppressible"],
    ["suggestion_accepted", "preference", "preference_only"],
    ["suggestion_modified", "preference", "preference_only"],
    ["custom_task_added", "preference", "preference_only"],
    ["chat_correction", "preference", "preference_only"],
    ["chat_positive_feedback", "preference", "preference_only"],
    ["template_customized", "preference", "preference_only"],
    ["section_time_spent", "behavioral", "preference_only"],
    ["report_section_expanded", "behavioral", "preference_only"],
    ["evidence_downloaded", "behavioral", "preference_only"],
    ["chat_question", "behavioral", "preference_only"],
    ["finding_confirmed", "behavioral", "preference_only"],
    ["constructor", "behavioral", "preference_only"],
  ])("classifies %s as %s, %s", async (signal_type, signal_category, safety_class) => {
    const officer = newOfficer();
    const answer = await officer.post(SIGNALS, signal({ signal_type }));
    expect([answer.status, answer.body]).toEqual([202, { status: "captured", signal_category, safety_class }]);
    expect(await status(officer)).toMatchObject({
      signals: { total: 1, by_category: { [signal_category]: 1 }, recent: [{ signal_type, source: "decision_panel" }] },
    });
  });

  it("asks for a credential, a type and a component, and for nothing else", async () => {
    const officer = newOfficer();
    expect((await send("POST", SIGNALS, { json: signal() })).status).toBe(401);
    expect((await officer.post(SIGNALS)).status).toBe(422);
    expect((await officer.post(SIGNALS, { signal_type: "x" })).status).toBe(422);
    expect((await officer.post(SIGNALS, { source_component: "x" })).status).toBe(422);
    expect((await officer.post(SIGNALS, { signal_type: 7, source_component: "x" })).status).toBe(422);
    expect((await status(officer)).signals.total).toBe(0);
    const sloppy = { iteration: "two", officer_id: null, context_data: "none", unknown: true };
    expect((await officer.post(SIGNALS, signal(sloppy))).status).toBe(202);
    expect((await status(officer)).signals.total).toBe(1);
  });

  it("keeps a case of another tenant as a signal on none, in the caller's tenant", async () => {
    const [owner, stranger] = [newOfficer(), newOfficer()];
    const opened = await openCase(owner);
    await teach(stranger, [signal()], opened.workflowId);
    expect((await status(stranger)).signals.total).toBe(1);
    const story = await owner.get(`/api/memory/case/${opened.workflowId}`);
    expect(story.body.signals.total).toBe(0);
    expect((await owner.get("/api/memory/passages/alice")).body.count).toBe(0);
    expect((await stranger.get(`/api/memory/case/${opened.workflowId}`)).status).toBe(404);
  });

  it("records the caller, unless a compliance manager names someone else", async () => {
    const officer = newOfficer();
    const manager = officer.colleague("carol", "compliance_manager");
    await teach(officer, [signal({ officer_id: "bob" }), signal({ officer_id: "" })]);
    await teach(manager, [signal({ officer_id: "bob" })]);
    const counts = ["alice", "bob", "carol"].map(async (name) => {
      return (await officer.get(`/api/memory/passages/${name}`)).body.count as number;
    });
    expect(await Promise.all(counts)).toEqual([2, 1, 0]);
  });

  it("keeps a signal once however often it comes under its key", async () => {
    const officer = newOfficer();
    const headers = { "Idempotency-Key": "once" };
    const first = await officer.post(SIGNALS, signal(), { headers });
    const again = await officer.post(SIGNALS, signal(), { headers });
    expect([again.body, again.headers.get("Idempotent-Replayed")]).toEqual([first.body, "true"]);
    expect((await status(officer)).signals.total).toBe(1);
  });

  it("takes one round trip to the database", async () => {
    const { cost, database } = countingDatabase();
    const service = new ServiceWith({ DB: database });
    const answer = await service.send({ tenant: newTenant() }, "POST", SIGNALS, { json: signal() });
    // The rows read would tell a case of another tenant from none.
    expect([answer.status, answer.headers.get("Server-Timing")]).toEqual([202, null]);
    expect(cost.trips).toBe(1);
  });
});

describe("capturing when something is switched off or fails", () => {
  it("keeps nothing with the capture off, and answers the same", async () => {
    const tenant = newTenant();
    const service = new ServiceWith({ SIGNAL_CAPTURE_ENABLED: "off" });
    const answer = await service.send({ tenant }, "POST", SIGNALS, { json: signal() });
    expect([answer.status, answer.body]).toEqual([
      202,
      { status: "captured", signal_category: "judgment", safety_class: "non_suppressible" },
    ]);
    const { body } = await service.send({ tenant }, "GET", "/api/memory/status");
    expect(body).toMatchObject({ signal_capture_enabled: false, signals: { total: 0 } });
  });

  it("keeps signals with the store off, and ingests them once it is on", async () => {
    const tenant = newTenant();
    const off = new ServiceWith({ MEMSTORE_ENABLED: "off" });
    expect((await off.send({ tenant }, "POST", SIGNALS, { json: signal() })).status).toBe(202);
    const { body } = await off.send({ tenant }, "GET", "/api/memory/status");
    expect(body).toMatchObject({ memstore_enabled: false, signals: { total: 1 }, memstore: { connected: false } });
    await processMemory(tenant);
    const on = new ServiceWith({});
    expect((await on.send({ tenant }, "GET", "/api/memory/passages/alice")).body.count).toBe(1);
  });

  it.each([
    ["without a key", {}],
    ["under a key", { "Idempotency-Key": "k" }],
  ])("answers 202 with the database down %s, and logs that the signal is lost", async (_, headers) => {
    const errors = vi.spyOn(console, "error").mockImplementation(() => {});
    const tenant = newTenant();
    const down = new ServiceWith({ DB: failingDatabase() });
    const answer = await down.send({ tenant }, "POST", SIGNALS, { json: signal(), headers });
    expect([answer.status, answer.body.status]).toEqual([202, "captured"]);
    expect((await down.send({ tenant }, "GET", "/api/memory/status")).body).toMatchObject({
      signals: { total: 0, by_category: {}, recent: [] },
      memstore: { connected: false, officer_agents: 0 },
    });
    expect(errors.mock.calls.filter(([line]) => String(line).includes("signal_lost"))).toHaveLength(1);
  });

  it("stores the signal once where the first try fails, before or after it took effect", async () => {
    for (const tookEffect of [false, true]) {
      const tenant = newTenant();
      let failures = 0;
      const DB = failingDatabase((sql) => sql.includes("INSERT INTO memory_signals") && failures++ === 0, tookEffect);
      const flaky = new ServiceWith({ DB });
      expect((await flaky.send({ tenant }, "POST", SIGNALS, { json: signal() })).status).toBe(202);
      expect(failures).toBe(2);
      expect((await flaky.send({ tenant }, "GET", "/api/memory/status")).body.signals.total).toBe(1);
    }
  });

  const gone = { getByName: () => new Proxy({}, { get: () => () => Promise.reject(new Error("unreachable")) }) };

  it("stores the signal where the memory worker is down", async () => {
    const tenant = newTenant();
    const down = new ServiceWith({ MEMORY_WORKER: gone });
    expect((await down.send({ tenant }, "POST", SIGNALS, { json: signal() })).status).toBe(202);
    expect((await down.send({ tenant }, "GET", "/api/memory/status")).body.signals.total).toBe(1);
  });

  it("answers 202 with database and memory worker down", async () => {
    const tenant = newTenant();
    const down = new ServiceWith({ DB: failingDatabase(), MEMORY_WORKER: gone });
    expect((await down.send({ tenant }, "POST", SIGNALS, { json: signal() })).status).toBe(202);
    expect((await down.send({ tenant }, "GET", "/api/memory/status")).status).toBe(200);
  });
});

describe("ingesting signals", () => {
  it("makes one passage of each, however many sweeps run at once", async () => {
    const officer = newOfficer();
    await Promise.all(Array.from({ length: 80 }, () => officer.post(SIGNALS, signal())));
    const { tenant } = officer;
    await Promise.all([processMemory(tenant), processMemory(tenant), processMemory(tenant)]);
    expect(await countPassages(tenant)).toBe(80);
    expect((await status(officer)).memstore).toEqual({ connected: true, officer_agents: 1 });
  });

  it("takes more than one statement's worth in one run", async () => {
    const officer = newOfficer();
    await new QuietService(officer).signal(...Array.from({ length: 150 }, () => signal()));
    const ctx = createCtx(env, { actor: systemActor(officer.tenant) });
    expect(await process(ctx)).toEqual({ wasBusy: true, hasFailed: false });
    expect(await countPassages(officer.tenant)).toBe(150);
  });

  it("tells the story of a signal in words and tags, with the case's own country and template", async () => {
    const officer = newOfficer();
    const opened = await openCase(officer);
    const context_data = { finding_category: "adverse_media", description: "Oude zaak", rejection_reason: "verjaard" };
    await teach(officer, [signal({ iteration: 2, context_data })], opened.workflowId);
    const [passage] = (await officer.get("/api/memory/passages/alice")).body.passages;
    expect(passage.text).toBe(
      "In iteration 2 of a psp merchant onboarding case in BE the officer rejected the case. Finding: adverse media. Oude zaak Reason: verjaard",
    );
    expect(passage.tags).toEqual([
      "signal:case_rejected",
      "category:judgment",
      "safety:non_suppressible",
      "country:BE",
      "template:psp_merchant_onboarding",
    ]);
    const given = { country: "nl", template_id: "marketplace_seller" };
    await teach(officer, [signal({ context_data: given })], opened.workflowId);
    const [newest] = (await officer.get("/api/memory/passages/alice")).body.passages;
    expect(newest.tags.slice(3)).toEqual(["country:NL", "template:marketplace_seller"]);
  });

  it("answers only those who hold an officer's role", async () => {
    const token = await officerToken({ tenant: newTenant(), roles: ["admin"] });
    const answer = await send("POST", SIGNALS, { json: signal(), headers: { Authorization: `Bearer ${token}` } });
    expect(answer.status).toBe(403);
  });
});
