import { describe, expect, it } from "vitest";
import { newOfficer } from "../support/api.ts";
import { openCase } from "../support/cases.ts";
import { ServiceWith, teach } from "../support/memory.ts";

const block = (officer: string, label = "officer_profile") => `/api/memory/blocks/${officer}/${label}`;
const told = (description: string, more: object = {}) => ({
  signal_type: "chat_correction",
  context_data: { description, ...more },
});

describe("blocks", () => {
  it("replaces a whole block and gives it back", async () => {
    const officer = newOfficer();
    const fresh = await officer.get(block("alice"));
    expect([fresh.status, fresh.body]).toEqual([200, { officer_id: "alice", label: "officer_profile", value: null }]);
    const put = await officer.put(block("alice"), { value: { tone: "short", nested: { a: [1] } } });
    expect([put.status, put.body]).toEqual([200, { status: "updated", officer_id: "alice", label: "officer_profile" }]);
    await officer.put(block("alice"), { value: { tone: "long" } });
    const read = await officer.get(block("alice"));
    expect(read.body.value).toEqual({ tone: "long" });
    expect((await officer.get(block("alice", "active_preferences"))).body.value).toBeNull();
  });

  it("takes a write only on the version it was made on", async () => {
    const officer = newOfficer();
    const write = (value: object, tag: string) => {
      return officer.put(block("alice"), { value }, { headers: { "If-Match": tag } });
    };
    const etag = (await officer.get(block("alice"))).headers.get("ETag")!;
    expect((await write({ n: 0 }, "*")).status).toBe(412);
    const first = await write({ n: 1 }, etag);
    expect(first.status).toBe(200);
    const stale = await write({ n: 2 }, etag);
    expect([stale.status, stale.body.code]).toEqual([412, "precondition_failed"]);
    const tag = first.headers.get("ETag")!;
    expect((await officer.get(block("alice"))).headers.get("ETag")).toBe(tag);
    expect((await write({ n: 2 }, `W/${tag}`)).status).toBe(412);
    expect((await write({ n: 2 }, "garbage")).status).toBe(412);
    expect((await write({ n: 3 }, `"999", ${tag}`)).status).toBe(200);
    expect((await write({ n: 4 }, "*")).status).toBe(200);
    expect((await officer.get(block("alice"))).body.value).toEqual({ n: 4 });
  });

  it("lets one of many writers of the same version win", async () => {
    const officer = newOfficer();
    const tag = (await officer.put(block("alice"), { value: {} })).headers.get("ETag")!;
    const writes = Array.from({ length: 8 }, (_, n) =>
      officer.put(block("alice"), { value: { n } }, { headers: { "If-Match": tag } }),
    );
    const statuses = (await Promise.all(writes)).map((answer) => answer.status);
    expect(statuses.toSorted()).toEqual([200, ...Array.from({ length: 7 }, () => 412)]);
  });

  it("refuses a label that does not exist, a value that is no object, and one over 64 KiB", async () => {
    const officer = newOfficer();
    expect((await officer.get(block("alice", "secrets"))).status).toBe(400);
    expect((await officer.put(block("alice", "secrets"), { value: {} })).status).toBe(400);
    for (const body of [{}, { value: null }, { value: [] }, { value: "x" }, { value: {}, more: 1 }]) {
      expect((await officer.put(block("alice"), body)).status).toBe(422);
    }
    expect((await officer.put(block("alice", "learned_procedures"), { value: { rules: "x" } })).status).toBe(422);
    const exactly = { text: "x".repeat(65_536 - '{"text":""}'.length) };
    expect((await officer.put(block("alice"), { value: exactly })).status).toBe(200);
    const tooBig = await officer.put(block("alice"), { value: { text: `${exactly.text}x` } });
    expect([tooBig.status, tooBig.body.errors[0].path]).toEqual([422, "value"]);
    const wide = { text: "é".repeat(32_768) };
    expect((await officer.put(block("alice"), { value: wide })).status).toBe(422);
    expect((await officer.get(block("alice"))).body.value).toEqual(exactly);
  });

  it("may be written by their officer and a compliance manager, the tenant's own by everyone, and read by all", async () => {
    const alice = newOfficer();
    const bob = alice.colleague("bob");
    const manager = alice.colleague("carol", "compliance_manager");
    expect((await bob.put(block("alice"), { value: {} })).status).toBe(403);
    expect((await bob.put(block("alice", "secrets"), { value: {} })).status).toBe(403);
    expect((await manager.put(block("alice"), { value: { by: "manager" } })).status).toBe(200);
    expect((await bob.put(block("default"), { value: { by: "bob" } })).status).toBe(200);
    expect((await bob.get(block("alice"))).body.value).toEqual({ by: "manager" });
    expect((await newOfficer().get(block("alice"))).body.value).toBeNull();
    expect((await newOfficer().get(block("default"))).body.value).toBeNull();
    expect((await alice.get("/api/memory/status")).body.memstore.officer_agents).toBe(2);
  });
});

describe("passages", () => {
  it("are listed newest first, by tag, and a hundred at most", async () => {
    const officer = newOfficer();
    await teach(officer, [told("first"), { signal_type: "case_rejected" }, told("last", { country: "NL" })]);
    const list = async (query = "") => (await officer.get(`/api/memory/passages/alice${query}`)).body;
    const all = await list();
    expect(all).toMatchObject({ officer_id: "alice", count: 3 });
    expect(all.passages.map((passage: { text: string }) => passage.text.split(" ").at(-1))).toEqual([
      "last",
      "case.",
      "first",
    ]);
    expect((await list("?tag=country%3ANL")).count).toBe(1);
    expect((await list("?tag=signal%3Achat_correction&limit=1")).passages[0].text).toContain("last");
    expect((await list("?tag=unknown")).count).toBe(0);
    expect((await list("?limit=100000")).count).toBe(3);
    for (const limit of ["0", "-1", "x", "1.5"]) {
      expect((await officer.get(`/api/memory/passages/alice?limit=${limit}`)).status).toBe(422);
    }
  });

  it("are found by their meaning, across languages and within their tags", async () => {
    const officer = newOfficer();
    await teach(officer, [
      told("Dossier geweigerd omdat de herkomst van de middelen onduidelijk bleef.", { country: "BE" }),
      told("Website gaf een foutmelding.", { country: "BE" }),
      told("Online gambling is outside our risk appetite.", { country: "FR" }),
    ]);
    const search = async (body: object) => (await officer.post("/api/memory/passages/alice/search", body)).body;
    const found = await search({ query: "waar komt het geld vandaan" });
    expect(found.count).toBe(3);
    expect(found.passages[0].text).toContain("herkomst");
    expect((await search({ query: "source of funds unclear" })).passages[0].text).toContain("herkomst");
    const scores = found.passages.map((passage: { score: number }) => passage.score);
    expect(scores).toEqual(scores.toSorted((a: number, b: number) => b - a));
    const tagged = await search({ query: "waar komt het geld vandaan", tags: ["country:FR"] });
    expect(tagged.passages.map((passage: { text: string }) => passage.text)).toEqual([
      expect.stringContaining("gambling"),
    ]);
    expect((await search({ query: "geld", tags: ["country:BE", "country:FR"] })).count).toBe(0);
  });

  it("refuse a search for nothing", async () => {
    const officer = newOfficer();
    const search = (body: object) => officer.post("/api/memory/passages/alice/search", body);
    expect((await search({ query: "" })).status).toBe(400);
    expect((await search({ query: " \n\t" })).status).toBe(400);
    expect((await search({})).status).toBe(422);
    expect((await search({ query: "x", tag: "y" })).status).toBe(422);
    expect((await search({ query: '" OR * NEAR(' })).status).toBe(200);
  });

  it("are deleted for good, by who may", async () => {
    const officer = newOfficer();
    await teach(officer, [told("to be forgotten"), told("to be kept")]);
    const { passages } = (await officer.get("/api/memory/passages/alice")).body;
    const path = `/api/memory/passages/alice/${passages[1].id}`;
    expect((await officer.colleague("bob").delete(path)).status).toBe(403);
    expect((await newOfficer().delete(path)).status).toBe(404);
    expect((await officer.delete(`/api/memory/passages/default/${passages[1].id}`)).status).toBe(404);
    const deleted = await officer.delete(path);
    expect([deleted.status, deleted.body]).toEqual([200, { status: "deleted", passage_id: passages[1].id }]);
    expect((await officer.delete(path)).status).toBe(404);
    await teach(officer, []);
    const left = await officer.post("/api/memory/passages/alice/search", { query: "forgotten" });
    expect(left.body.passages.map((passage: { id: string }) => passage.id)).toEqual([passages[0].id]);
  });
});

describe("confidence", () => {
  it("counts rules to 40 and passages to 60, and names the level", async () => {
    const officer = newOfficer();
    const read = async (query = "") => (await officer.get(`/api/memory/confidence/alice${query}`)).body;
    expect(await read()).toEqual({
      score: 0,
      level: "novice",
      label: "Still learning your preferences",
      rules_count: 0,
      relevant_passages: 0,
    });
    const rules = ["a", "b", "c"];
    await officer.put(block("alice", "learned_procedures"), { value: { rules } });
    expect(await read()).toMatchObject({ score: 30, level: "learning", label: "Learning your review style" });
    const viewed = { signal_type: "evidence_downloaded", context_data: { country: "BE", template_id: "t1" } };
    await teach(officer, [
      ...Array.from({ length: 14 }, () => viewed),
      { signal_type: "evidence_downloaded", context_data: { country: "NL", template_id: "t1" } },
    ]);
    expect(await read()).toMatchObject({ score: 75, level: "experienced", label: "Experienced with your reviews" });
    expect(await read("?country=be")).toMatchObject({ relevant_passages: 14, score: 72 });
    expect(await read("?template_id=t1&country=NL")).toMatchObject({ relevant_passages: 1, score: 33 });
    expect(await read("?template_id=t2")).toMatchObject({ relevant_passages: 0, score: 30 });
    await officer.put(block("alice", "learned_procedures"), { value: { rules: [..."abcdefgh"] } });
    expect(await read()).toMatchObject({ rules_count: 8, relevant_passages: 15, score: 85 });
  });
});

describe("the company context", () => {
  const path = "/api/memory/company-context";

  it("is not configured until it is written, and replaced whole", async () => {
    const officer = newOfficer();
    expect((await officer.get(path)).body).toEqual({ company_context: { status: "not_configured" } });
    const put = await officer.put(path, { company_type: "psp", services: ["acquiring"] });
    expect([put.status, put.body]).toEqual([200, { success: true }]);
    const empty = {
      company_type: "",
      jurisdiction: "",
      primary_regulator: "",
      services: [],
      regulatory_framework: "",
      customer_segments: [],
      risk_appetite: "",
      prohibited_jurisdictions: [],
      additional_notes: "",
      status: "configured",
    };
    expect((await officer.get(path)).body.company_context).toEqual({
      ...empty,
      company_type: "psp",
      services: ["acquiring"],
    });
    await officer.put(path);
    expect((await officer.get(path)).body.company_context).toEqual(empty);
    expect((await newOfficer().get(path)).body.company_context).toEqual({ status: "not_configured" });
  });

  it("is an officer's own where one is named", async () => {
    const alice = newOfficer();
    expect((await alice.put(`${path}?officer_id=bob`, {})).status).toBe(403);
    expect((await alice.put(`${path}?officer_id=`, {})).status).toBe(422);
    expect((await alice.put(`${path}?officer_id=alice&officer_id=bob`, {})).status).toBe(422);
    expect((await alice.get(`${path}?officer_id=bob`)).body.company_context.status).toBe("not_configured");
    expect((await alice.put(`${path}?officer_id=alice`, { jurisdiction: "BE" })).status).toBe(200);
    expect((await alice.get(path)).body.company_context.status).toBe("not_configured");
    expect((await alice.get(`${path}?officer_id=alice`)).body.company_context.jurisdiction).toBe("BE");
    expect((await alice.put(path, { services: "x" })).status).toBe(422);
    expect((await alice.put(path, { unknown: "x" })).status).toBe(422);
  });
});

describe("resetting", () => {
  it("deletes the tenant's signals and leaves what was made of them, in a demonstration only", async () => {
    const officer = newOfficer();
    const manager = officer.colleague("carol", "compliance_manager");
    const other = newOfficer();
    await teach(officer, [told("a"), told("b")]);
    await teach(other, [told("c")]);
    expect((await officer.post("/api/memory/reset")).status).toBe(403);
    const live = new ServiceWith({ DEMO_MODE: "off" });
    const who = { tenant: officer.tenant, officer: "carol", roles: ["compliance_manager"] as const };
    expect((await live.send(who, "POST", "/api/memory/reset")).status).toBe(403);
    const reset = await manager.post("/api/memory/reset");
    expect([reset.status, reset.body]).toEqual([
      200,
      { status: "reset_complete", cleared: { signal_events: 2, memstore_agents: 1 } },
    ]);
    expect((await officer.get("/api/memory/status")).body.signals).toEqual({ total: 0, by_category: {}, recent: [] });
    expect((await officer.get("/api/memory/passages/alice")).body.count).toBe(2);
    expect((await other.get("/api/memory/status")).body.signals.total).toBe(1);
    await teach(officer, [told("d")]);
    expect((await officer.get("/api/memory/passages/alice")).body.count).toBe(3);
    const admin = officer.colleague("root", "admin");
    expect((await admin.post("/api/memory/reset")).body.cleared.signal_events).toBe(1);
  });
});

describe("the story of a case", () => {
  it("tells what was signalled on it, in order, and what came of it", async () => {
    const officer = newOfficer();
    const opened = await openCase(officer);
    const path = `/api/memory/case/${opened.workflowId}`;
    const before = (await officer.get(path)).body;
    expect(before).toEqual({
      workflow_id: opened.workflowId,
      signals: { total: 0, by_category: {}, items: [] },
      ai_context: {
        rules_applied: 0,
        passages_matched: 0,
        confidence_at_review: null,
        synthesis_summary: "",
        model_used: "",
      },
      learned: { total_captured: 0, synced_to_memstore: 0, pending_sync: 0, categories: [] },
    });
    await teach(officer, [{ signal_type: "case_rejected" }], opened.workflowId);
    await officer.post(`/api/cases/${opened.workflowId}/signals`, { signal_type: "x", source_component: "list" });
    const { signals, learned } = (await officer.get(path)).body;
    expect(signals).toMatchObject({ total: 2, by_category: { judgment: 1, behavioral: 1 } });
    expect(signals.items[0]).toMatchObject({ signal_type: "case_rejected", source: "review", memstore_synced: true });
    expect(signals.items[1]).toMatchObject({ signal_type: "x", category: "behavioral", source: "list" });
    expect(learned).toMatchObject({ total_captured: 2, categories: ["behavioral", "judgment"] });
    expect(learned.synced_to_memstore + learned.pending_sync).toBe(2);
    expect((await newOfficer().get(path)).status).toBe(404);
  });
});
