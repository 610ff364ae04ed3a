import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import type { CaseSnapshot } from "../../src/features/cases/case.client.ts";
import { listed, ListSender } from "../support/lists.ts";
import { newOfficer, newTenant, Officer } from "../support/api.ts";
import { openCase, reviewedCase, SANCTIONED, settle } from "../support/cases.ts";

const CLEAN = "0999900150";
const scan = async (officer: Officer, number: string, tier: 0 | 1 | 2 | 3 = 1) => {
  const answer = await officer.post(`/api/scan/entity/${number}`, { tier });
  expect(answer.status).toBe(200);
  return answer.body;
};
const history = async (officer: Officer, number: string): Promise<any[]> =>
  (await officer.get(`/api/scan/entity/${number}/results`)).body;

describe("a scan at tier 1", () => {
  it("finds a clean company green, says what it saw, and costs a cent", async () => {
    const officer = newOfficer();
    const { body } = await officer.post(`/api/scan/entity/${CLEAN}`, { segment_id: "retail" });
    expect(body).toMatchObject({
      registration_number: CLEAN,
      tier: 1,
      risk_tier: "green",
      confidence: 0.85,
      eval_score: 0,
      company_status: "active",
      legal_name: "Bakkerij De Linde",
      nace_codes: ["10712", "47242"],
      director_count: 2,
      ubo_count: 2,
      sanctions_exact_matches: 0,
      sanctions_fuzzy_matches: 0,
      peppol_registered: true,
      withholding_obligations: false,
      tax_debt_detected: false,
      social_debt_detected: false,
      adverse_media_hits: 0,
      adverse_media_summary: "",
      synthesis_summary: "",
      flags: [],
      scan_cost_cents: 1,
      unknown_fields: ["adverse_media_hits"],
      unanswered_sources: [],
      reasons: [],
      model_used: null,
      sample: true,
      segment_id: "retail",
      cached: false,
    });
    expect(body.scan_id).toBe(`scan-${CLEAN}-t1-${Date.parse(body.scanned_at)}`);
  });

  it.each([
    ["0999900249", ["COMPANY_INACTIVE"], "red", { company_status: "bankrupt" }],
    ["0999900348", ["COMPANY_INACTIVE"], "red", { company_status: "ceased" }],
    ["0999900447", [], "green", {}],
    ["0999900546", ["WITHHOLDING_OBLIGATIONS"], "amber", { tax_debt_detected: true, social_debt_detected: true }],
    ["0999900645", [], "green", {}],
    ["0999900744", [], "green", { peppol_registered: false }],
    ["0999900843", [], "green", {}],
    ["0999900942", ["SANCTIONS_HIT"], "red", { sanctions_exact_matches: 1 }],
    ["0999901041", ["SANCTIONS_FUZZY"], "amber", { sanctions_fuzzy_matches: 1, sanctions_exact_matches: 0 }],
    // Its debts are unknown, and could be bad news.
    ["0999901140", [], "amber", { withholding_obligations: null, tax_debt_detected: null }],
    [
      "0999901239",
      ["KBO_UNAVAILABLE"],
      "amber",
      { company_status: "unknown", legal_name: "", peppol_registered: true },
    ],
    ["0999901338", [], "green", { ubo_count: 1 }],
    ["0999901437", [], "green", {}],
    ["0999901536", ["COMPANY_INACTIVE"], "red", { company_status: "bankrupt" }],
    ["0999901635", [], "green", { company_status: "active" }],
    ["0999901734", [], "green", {}],
    ["0999901833", [], "green", {}],
    ["0999901932", [], "green", {}],
    ["0999902031", ["PEPPOL_UNAVAILABLE"], "green", { peppol_registered: null }],
    ["0999902130", [], "green", {}],
    ["0999902229", ["COMPANY_IN_DISSOLUTION"], "amber", { company_status: "in_dissolution" }],
    // Its register names nobody who runs it, so nobody was screened.
    ["0202239951", [], "amber", { legal_name: "PROXIMUS", director_count: 0 }],
    // A sound number that the register does not know.
    ["0999999922", ["KBO_UNAVAILABLE"], "amber", { company_status: "unknown" }],
  ])("flags sample company %s with %j", async (number, flags, riskTier, more) => {
    const found = await scan(newOfficer(), number);
    expect(found.flags).toEqual(flags);
    expect(found).toMatchObject({ risk_tier: riskTier, ...more });
    expect(found.confidence).toBeLessThanOrEqual(0.85);
  });

  it("names every field that it could not learn, and is the less sure for it", async () => {
    const found = await scan(newOfficer(), "0999901239");
    expect(found.unknown_fields).toEqual(
      expect.arrayContaining(["legal_name", "director_count", "ubo_count", "sanctions_exact_matches"]),
    );
    expect(found.confidence).toBeLessThan(0.3);
    const proximus = await scan(newOfficer(), "0202239951");
    expect(proximus.unknown_fields).toEqual(expect.arrayContaining(["director_count", "ubo_count"]));
  });

  it("keeps its raw answers under a prefix of its own, each under its hash", async () => {
    const officer = newOfficer();
    const { scan_id } = await scan(officer, CLEAN);
    const row = await env.DB.prepare("SELECT execution_id, grounds FROM scans WHERE tenant_id = ? AND scan_id = ?")
      .bind(officer.tenant, scan_id)
      .first<{ execution_id: string; grounds: string }>();
    const { evidence } = JSON.parse(row!.grounds);
    expect(evidence.map(({ source }: any) => source).toSorted()).toEqual([
      "inhoudingsplicht",
      "kbo",
      "kbo",
      "peppol",
      "screening",
    ]);
    for (const { key, data_hash } of evidence) {
      expect(key).toBe(`scans/${row!.execution_id}/evidence/${data_hash.slice(7)}`);
      expect(await env.FILES.head(key)).not.toBeNull();
    }
  });

  it("reads the number in any usual spelling and refuses one that is none", async () => {
    const officer = newOfficer();
    for (const spelling of ["0999.900.150", "BE0999900150", "be%200999.900.150"]) {
      expect((await officer.get(`/api/scan/entity/${spelling}/results`)).status).toBe(200);
    }
    expect((await scan(officer, "BE0999900150")).registration_number).toBe(CLEAN);
    for (const wrong of ["0999900151", "123", "abc"]) {
      expect((await officer.post(`/api/scan/entity/${wrong}`, {})).status).toBe(422);
      expect((await officer.get(`/api/scan/entity/${wrong}/results`)).status).toBe(422);
    }
  });

  it("takes no body at all for tier 1, and refuses what is no tier", async () => {
    const officer = newOfficer();
    expect((await officer.post(`/api/scan/entity/${CLEAN}`)).body.tier).toBe(1);
    for (const tier of [4, -1, 1.5, "1", null]) {
      expect((await officer.post(`/api/scan/entity/${CLEAN}`, { tier })).status).toBe(422);
    }
    expect((await officer.post(`/api/scan/entity/${CLEAN}/escalate`, {})).status).toBe(422);
    expect((await officer.post(`/api/scan/entity/${CLEAN}/escalate`, { target_tier: 0 })).status).toBe(422);
    expect((await officer.colleague("root", "admin").post(`/api/scan/entity/${CLEAN}`)).status).toBe(403);
  });
});

describe("a scan at tier 2", () => {
  it("adds the news and a synthesis, and says which model wrote it", async () => {
    const found = await scan(newOfficer(), "0999901437", 2);
    expect(found).toMatchObject({
      tier: 2,
      risk_tier: "amber",
      flags: ["ADVERSE_MEDIA_FOUND"],
      scan_cost_cents: 5,
      confidence: 0.95,
      model_used: "built-in",
    });
    expect(found.adverse_media_hits).toBeGreaterThan(0);
    expect(found.adverse_media_summary).toContain("criminal investigation");
    expect(found.synthesis_summary).toContain("ADVERSE_MEDIA_FOUND");
  });

  it("costs two cents without news, with an empty summary of them", async () => {
    const found = await scan(newOfficer(), CLEAN, 2);
    expect(found).toMatchObject({
      risk_tier: "green",
      flags: [],
      scan_cost_cents: 2,
      adverse_media_hits: 0,
      adverse_media_summary: "",
      unknown_fields: [],
    });
    expect(found.synthesis_summary).not.toBe("");
  });

  it("says that nobody was searched for where the register gave no name", async () => {
    const found = await scan(newOfficer(), "0999901239", 2);
    expect(found.flags).toEqual(["KBO_UNAVAILABLE", "ADVERSE_MEDIA_UNAVAILABLE"]);
    expect(found.unknown_fields).toContain("adverse_media_hits");
  });
});

describe("tier 0", () => {
  it("reads the graph alone: nothing known, then what other scans taught it", async () => {
    const officer = newOfficer();
    expect(await scan(officer, "0999901635", 0)).toEqual({
      registration_number: "0999901635",
      eval_score: 0,
      graph_degree: 0,
      cross_investigation_count: 0,
      above_threshold: false,
      eval_reasons: [],
      unknown_fields: ["eval_score", "above_threshold"],
      reasons: ["Nothing is known of this company: its score says nothing. Scan it at tier 1."],
      segment_id: null,
    });
    await scan(officer, "0999901536");
    const phoenix = await scan(officer, "0999901635");
    expect(phoenix).toMatchObject({ risk_tier: "amber", flags: [] });
    expect(phoenix.eval_reasons[0]).toMatchObject({ part: "bankrupt", entity_name: "Renovatie Delta" });
    const known = await scan(officer, "0999901635", 0);
    expect(known).toMatchObject({
      eval_score: phoenix.eval_score,
      above_threshold: true,
      graph_degree: 2,
      unknown_fields: [],
    });
  });

  it("counts the cases around a company", async () => {
    const officer = newOfficer();
    await reviewedCase(officer, "0999901536");
    await scan(officer, "0999901635");
    expect(await scan(officer, "0999901635", 0)).toMatchObject({ cross_investigation_count: 1 });
  });

  it("answers in two round trips to the database", async () => {
    const officer = newOfficer();
    await scan(officer, CLEAN);
    const { headers } = await officer.post(`/api/scan/entity/${CLEAN}`, { tier: 0 });
    expect(headers.get("Server-Timing")).toContain('"trips=2 ');
  });
});

describe("tier 3", () => {
  it("opens a case by the register's name, which then waits for documents", async () => {
    const officer = newOfficer();
    const answer = await officer.post(`/api/scan/entity/${CLEAN}`, { tier: 3, segment_id: "retail" });
    expect(answer).toMatchObject({
      status: 200,
      body: { company_name: "Bakkerij De Linde", registration_number: CLEAN, status: "CREATED" },
    });
    const { workflow_id, case_id, portal_token } = answer.body;
    const opened = { workflowId: workflow_id, caseId: case_id, token: portal_token, path: `/api/cases/${workflow_id}` };
    const detail = await settle(officer, opened);
    expect(detail.body).toMatchObject({
      status: "AWAITING_DOCUMENTS",
      company_registration_number: CLEAN,
      portal_token,
      created_by: "alice",
    });
    const { record } = (await env.CASE_WORKFLOW.getByName(workflow_id).read()) as unknown as CaseSnapshot;
    expect(record.additionalData).toMatchObject({
      escalated_from_scan: true,
      segment_id: "retail",
    });
    expect(await history(officer, CLEAN)).toEqual([
      expect.objectContaining({ tier: 3, risk_tier: null, confidence: null, flags: [], scan_cost_cents: 0 }),
    ]);
  });

  it("opens a case by the number where the register gives no name, by escalation too", async () => {
    const officer = newOfficer();
    const answer = await officer.post("/api/scan/entity/0999901239/escalate", { target_tier: 3 });
    expect(answer.body).toMatchObject({ company_name: "BE 0999901239", status: "CREATED" });
  });

  it("opens one case, however often the request is sent under its key", async () => {
    const officer = newOfficer();
    const send = () =>
      officer.post(
        `/api/scan/entity/${CLEAN}`,
        { tier: 3 },
        { headers: { "Idempotency-Key": "once" }, json: { tier: 3 } },
      );
    const [first, again] = [await send(), await send()];
    expect(again.body).toEqual(first.body);
    expect((await officer.get("/api/cases")).body.total).toBe(1);
    expect(await history(officer, CLEAN)).toHaveLength(1);
  });
});

describe("kept results", () => {
  it("serve again for free under the same name, and add no history", async () => {
    const officer = newOfficer();
    const first = await scan(officer, CLEAN);
    const again = await scan(officer, CLEAN);
    expect(again).toEqual({ ...first, cached: true, scan_cost_cents: 0 });
    expect(await history(officer, CLEAN)).toHaveLength(1);
  });

  it("serve for their tier only, and not past their time", async () => {
    const officer = newOfficer();
    await scan(officer, CLEAN, 1);
    expect((await scan(officer, CLEAN, 2)).cached).toBe(false);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 25 * 3_600_000 });
    const later = await officer.post(
      `/api/scan/entity/${CLEAN}`,
      {},
      { headers: { Authorization: `Bearer ${await freshToken(officer)}` } },
    );
    expect(later.body.cached).toBe(false);
  });

  it("are passed over by escalation, which needs no scan before it", async () => {
    const officer = newOfficer();
    const first = (await officer.post(`/api/scan/entity/${CLEAN}/escalate`, { target_tier: 1 })).body;
    const second = (await officer.post(`/api/scan/entity/${CLEAN}/escalate`, { target_tier: 1 })).body;
    expect([first.cached, second.cached]).toEqual([false, false]);
    expect(second.scan_id).not.toBe(first.scan_id);
    expect((await officer.post(`/api/scan/entity/${CLEAN}/escalate`, { target_tier: 2 })).body).toMatchObject({
      tier: 2,
      cached: false,
    });
  });

  it("give way once an officer has cleared a match that they counted", async () => {
    const officer = newOfficer();
    const first = await scan(officer, "0999901041");
    expect(first.flags).toEqual(["SANCTIONS_FUZZY"]);
    const opened = await reviewedCase(officer, "0999901041");
    const hit = opened.detail.investigation_results[0].findings.find(({ category }: any) => category === "sanctions");
    await officer.post(`${opened.path}/findings/${hit.id}/clearance`, { reason: "Another person" });
    await settle(officer, opened);
    const second = await scan(officer, "0999901041");
    expect(second).toMatchObject({
      cached: false,
      risk_tier: "green",
      flags: [],
      sanctions_fuzzy_matches: 0,
      sanctions_cleared_matches: 1,
    });
    // It rests on a clearing, which another case may overrule at any time.
    const again = await reviewedCase(officer, "0999901041");
    const same = again.detail.investigation_results[0].findings.find(({ category }: any) => category === "sanctions");
    await officer.post(`${again.path}/findings/${same.id}/confirmation`, { reason: "The same person after all" });
    await settle(officer, again);
    expect(await scan(officer, "0999901041")).toMatchObject({
      cached: false,
      sanctions_fuzzy_matches: 1,
      sanctions_cleared_matches: 0,
    });
  });
});

describe("a scan of somebody on the tenant's own list", () => {
  it("is red by a list of high severity, at once, and says which list it is", async () => {
    const manager = new Officer({ tenant: newTenant(), officer: "boss", roles: ["compliance_manager"] });
    expect(await scan(manager, CLEAN)).toMatchObject({ risk_tier: "green", flags: [] });
    const entries = [{ kind: "person", name: "Katrien Vermeulen", birth_date: "1978-05-21", reason: "fraud" }];
    expect((await manager.post("/api/own-lists", { name: "Refused", severity: "high", entries })).status).toBe(201);
    expect(await scan(manager, CLEAN)).toMatchObject({
      cached: false,
      risk_tier: "red",
      flags: ["OWN_LIST_HIT"],
      sanctions_exact_matches: 0,
      other_matches: [{ name: "Katrien Vermeulen", list: "own_list", list_name: "Refused", severity: "high" }],
      reasons: ['Katrien Vermeulen is on your list "Refused".'],
    });
  });
});

describe("a scan of somebody whom a list names since", () => {
  it("searches the list that was loaded since", async () => {
    const [officer, number] = [newOfficer(), "0999902229"];
    expect((await scan(officer, number)).flags).not.toContain("SANCTIONS_HIT");
    await new ListSender().load("un", [[listed("un-912", "Ingrid Maes", { countries: ["BE"] })]]);
    const again = await scan(officer, number);
    expect([again.cached, again.flags.includes("SANCTIONS_HIT") || again.flags.includes("SANCTIONS_FUZZY")]).toEqual([
      false,
      true,
    ]);
  });
});

describe("a scan of a director whose exact hit an MLRO cleared", () => {
  // The case knows a date of birth, which the register does not tell a scan.
  const owner = { given_names: "Jon", family_name: "Halverscheid", birth_date: "1985-03-04", nationality: "BE" };
  const entry = listed("eu-78", "Jon Halverscheid", { countries: ["BE"] });
  const lists = new ListSender();
  const near = { sanctions_exact_matches: 0, sanctions_cleared_matches: 1 };

  it("keeps it cleared by that clearing, and raises it when the list changes the entry", async () => {
    await lists.load("eu", [[entry]], { version: "2026-03-01" });
    const mlro = newOfficer("max", "officer", "mlro");
    expect(await scan(mlro, "0999901041")).toMatchObject({ risk_tier: "red", sanctions_exact_matches: 1 });
    const answers = { beneficial_owners: [{ ...owner, share_percent: 100 }] };
    const opened = await reviewedCase(mlro, "0999901041", answers);
    const hit = opened.detail.investigation_results[0].findings.find(({ severity }: any) => severity === "critical");
    const clearance = { reason: "Born on another day", differs: ["birth_date"] };
    expect((await mlro.post(`${opened.path}/findings/${hit.id}/clearance`, clearance)).status).toBe(200);
    await settle(mlro, opened);
    for (const tier of [1, 2] as const) {
      const again = await scan(mlro, "0999901041", tier);
      expect(again).toMatchObject(near);
      expect(again.cleared_matches).toEqual([
        { name: "Jon Halverscheid", cleared_by: "max", cleared_at: expect.any(String) },
      ]);
      expect(again.reasons.join(" ")).toContain("Jon Halverscheid (cleared by max on ");
      expect(again.eval_reasons).not.toContainEqual(expect.objectContaining({ part: "sanctioned" }));
    }
    await lists.load("eu", [[{ ...entry, programmes: ["EU-NEW"] }]], { version: "2026-03-02" });
    expect((await mlro.post("/api/scan/entity/0999901041/escalate", { target_tier: 2 })).status).toBe(200);
    expect(await scan(mlro, "0999901041", 2)).toMatchObject({ sanctions_exact_matches: 1, cleared_matches: [] });
  });
});

describe("a scan that a source failed", () => {
  it.each([
    ["0999901239", "kbo"],
    ["0999902031", "peppol"],
    ["0999901140", "inhoudingsplicht"],
  ])("of %s is never reused, and the history says that it was %s", async (number, source) => {
    const officer = newOfficer();
    for (const tier of [1, 1, 2, 2] as const) {
      const found = await scan(officer, number, tier);
      expect(found).toMatchObject({ cached: false });
      expect(found.unanswered_sources).toEqual([expect.objectContaining({ source, failed: true })]);
      expect(found.reasons.join(" ")).toContain("gave no answer");
    }
    const items = await history(officer, number);
    expect(items).toHaveLength(4);
    for (const item of items) expect(item.unanswered_sources).toMatchObject([{ source, failed: true }]);
  });

  it("is not written up as if nothing spoke against the company", async () => {
    const { synthesis_summary: text } = await scan(newOfficer(), "0999901140", 2);
    expect(text).not.toContain("Nothing was flagged");
    expect(text).toContain("The page of tax and social debts gave no answer");
  });

  it("of an earlier version, which did not record its sources, is not reused either", async () => {
    const officer = newOfficer();
    await scan(officer, CLEAN);
    await env.DB.prepare(
      "UPDATE scans SET unanswered_sources = NULL, result = json_remove(result, '$.unanswered_sources') WHERE tenant_id = ?",
    )
      .bind(officer.tenant)
      .run();
    expect((await history(officer, CLEAN))[0]).toMatchObject({ unanswered_sources: null });
    expect(await scan(officer, CLEAN)).toMatchObject({ cached: false, unanswered_sources: [] });
  });
});

describe("the history of scans", () => {
  it("holds each executed scan of every tier, newest first", async () => {
    const officer = newOfficer();
    for (const tier of [0, 1, 2, 3, 1] as const) await scan(officer, CLEAN, tier);
    const items = await history(officer, CLEAN);
    expect(items.map(({ tier }) => tier)).toEqual([3, 2, 1, 0]);
    expect(new Set(items.map(({ scan_id }) => scan_id)).size).toBe(4);
    const times = items.map(({ scanned_at }) => scanned_at);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(items[3]).toMatchObject({ risk_tier: null, confidence: null, eval_score: 0, flags: [], scan_cost_cents: 0 });
  });

  it("gives scans of one moment names of their own", async () => {
    const officer = newOfficer();
    vi.useFakeTimers({ toFake: ["Date"] });
    const found = await Promise.all(
      Array.from({ length: 5 }, () => officer.post(`/api/scan/entity/${CLEAN}/escalate`, { target_tier: 1 })),
    );
    expect(new Set(found.map(({ body }) => body.scan_id)).size).toBe(5);
    expect(await history(officer, CLEAN)).toHaveLength(5);
  });

  it("is empty for a company that was never scanned, and for every other tenant", async () => {
    const officer = newOfficer();
    await scan(officer, CLEAN);
    expect(await history(newOfficer(), CLEAN)).toEqual([]);
    expect(await history(officer, "0999900249")).toEqual([]);
  });

  it("lets no tenant see another's scans in its cache, its graph or its cases", async () => {
    const [mine, other] = [newOfficer(), newOfficer()];
    await scan(mine, "0999901536");
    await openCase(mine, SANCTIONED);
    const theirs = await scan(other, "0999901635");
    expect(theirs).toMatchObject({ cached: false, eval_score: 0, risk_tier: "green" });
  });
});

const freshToken = async (officer: Officer): Promise<string> => {
  const { officerToken } = await import("../support/api.ts");
  return officerToken({ tenant: officer.tenant });
};

describe("tier 0 after the graph changed", () => {
  it("follows at once, whichever request changed it", async () => {
    const officer = newOfficer();
    expect((await scan(officer, "0999901635", 0)).eval_score).toBe(0);
    await scan(officer, "0999901536", 1);
    await scan(officer, "0999901635", 1);
    expect((await scan(officer, "0999901635", 0)).eval_score).toBeGreaterThan(0);
  });
});
