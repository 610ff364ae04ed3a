import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { DEFAULT_POLICY_VALUES } from "../../src/domain/diligence/default-policy.ts";
import { newOfficer, type Officer } from "../support/api.ts";
import { approvableCase, CLEAN, investigate, openCase, reviewedCase } from "../support/cases.ts";

const PATH = "/api/policy";
const managerOf = (officer: Officer, name = "cm") => officer.colleague(name, "compliance_manager");
const write = (manager: Officer, values: object, reason = "decided by the board") =>
  manager.put(PATH, { values, reason });

describe("the policy of a tenant", () => {
  it("is the default until a manager writes one", async () => {
    const officer = newOfficer();
    expect((await officer.get(PATH)).body).toEqual({
      version: 0,
      effective_at: null,
      author: null,
      reason: null,
      values: DEFAULT_POLICY_VALUES,
      default: DEFAULT_POLICY_VALUES,
      diff: [],
    });
    expect((await officer.get(`${PATH}/versions`)).body).toEqual({ versions: [], total: 0, page: 1, per_page: 20 });
  });

  it("changes by parts, and each version says who, when, why and what", async () => {
    const officer = newOfficer();
    const first = await write(managerOf(officer), { prohibited_countries: ["KP"], review_months: { standard: 24 } });
    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({ version: 1, author: "cm", reason: "decided by the board" });
    expect(first.body.diff).toEqual([
      { path: "prohibited_countries", from: [], to: ["KP"] },
      { path: "review_months.standard", from: 36, to: 24 },
    ]);
    expect(first.body.values.review_months).toEqual({ enhanced: 12, standard: 24, simplified: 60 });
    const second = await write(managerOf(officer, "cora"), { weights: { cash: 60 } }, "cash is out of hand");
    expect(second.body).toMatchObject({ version: 2, author: "cora" });
    expect(second.body.values.prohibited_countries).toEqual(["KP"]);
    const { body } = await officer.get(`${PATH}/versions`);
    expect(body.total).toBe(2);
    expect(body.versions.map(({ version, author, reason }: any) => [version, author, reason])).toEqual([
      [2, "cora", "cash is out of hand"],
      [1, "cm", "decided by the board"],
    ]);
    expect(body.versions[0].diff).toEqual([{ path: "weights.cash", from: 30, to: 60 }]);
    const paged = await officer.get(`${PATH}/versions?page=2&per_page=1`);
    expect(paged.body.versions).toHaveLength(1);
    expect(paged.body.versions[0].diff).toHaveLength(2);
    expect((await officer.get(PATH)).body.version).toBe(2);
  });

  it("says until when a case may stay in its status, in the list and the detail", async () => {
    const officer = newOfficer();
    const opened = await openCase(officer);
    const dates = async () => {
      const { status_since, due_at, overdue } = (await officer.get(opened.path)).body;
      const [listed] = (await officer.get("/api/cases")).body.cases;
      expect(listed).toMatchObject({ status_since, due_at, overdue });
      return { since: Date.parse(status_since), due_at, overdue };
    };
    expect(await dates()).toMatchObject({ due_at: null, overdue: false });
    await write(managerOf(officer), { due_days: { AWAITING_DOCUMENTS: 2, REVIEW_PENDING: 5 } });
    const { since, ...due } = await dates();
    expect(due).toEqual({ due_at: new Date(since + 2 * 86_400_000).toISOString(), overdue: false });
    await investigate(officer, opened);
    const later = await dates();
    expect(later.since).toBeGreaterThan(since);
    expect(Date.parse(later.due_at) - later.since).toBe(5 * 86_400_000);
  });

  it("is written by a compliance manager only, and read by any officer of the tenant", async () => {
    const officer = newOfficer();
    const body = { values: { prohibited_countries: ["KP"] }, reason: "because" };
    for (const caller of [officer, officer.colleague("mia", "mlro")]) {
      expect((await caller.put(PATH, body)).status).toBe(403);
      expect((await caller.post(`${PATH}/preview`, { values: {} })).status).toBe(403);
      expect((await caller.get(PATH)).status).toBe(200);
    }
    await write(managerOf(officer), { prohibited_countries: ["KP"] });
    const stranger = newOfficer();
    expect((await stranger.get(PATH)).body.version).toBe(0);
    expect((await stranger.get(`${PATH}/versions`)).body.total).toBe(0);
  });

  it.each([
    ["an unknown setting", { unknown_setting: 1 }, undefined],
    ["an unknown factor", { weights: { nonsense: 10 } }, "values.weights.nonsense"],
    [
      "no weight for a call for action",
      { weights: { call_for_action_country: 59 } },
      "values.weights.call_for_action_country",
    ],
    [
      "no weight for a country of high risk",
      { weights: { high_risk_country: 24 } },
      "values.weights.high_risk_country",
    ],
    ["points above 100", { weights: { cash: 101 } }, "values.weights.cash"],
    ["an unknown template", { mandatory_checks: { nonsense: ["purpose"] } }, "values.mandatory_checks.nonsense"],
    ["an unknown check", { mandatory_checks: { marketplace_seller: ["nonsense"] } }, undefined],
    [
      "an unknown kind of document",
      { document_max_age_days: { nonsense: 3 } },
      "values.document_max_age_days.nonsense",
    ],
    ["an unknown status", { due_days: { NONSENSE: 3 } }, "values.due_days.NONSENSE"],
    ["an unknown trigger", { edd_triggers: ["nonsense"] }, "values.edd_triggers.nonsense"],
    ["a country that is none", { prohibited_countries: ["ZZ"] }, "values.prohibited_countries"],
    ["a prefix that is none", { prohibited_activities: ["gambling"] }, "values.prohibited_activities"],
    ["a country that law lists, taken out", { high_risk_countries: ["KP"] }, "values.high_risk_countries"],
    ["a trigger of the law, taken out", { edd_triggers: [] }, "values.edd_triggers"],
    [
      "a check of the law, taken out",
      { mandatory_checks: { marketplace_seller: ["purpose"] } },
      "values.mandatory_checks.marketplace_seller",
    ],
    ["an owner threshold above the law's", { owner_threshold_percent: 50 }, "values.owner_threshold_percent"],
    ["a review later than the law's", { review_months: { enhanced: 24 } }, "values.review_months.enhanced"],
  ])("refuses %s and changes nothing", async (_, values, path) => {
    const officer = newOfficer();
    for (const answer of [
      await write(managerOf(officer), values),
      await managerOf(officer).post(`${PATH}/preview`, { values }),
    ]) {
      expect(answer.status).toBe(422);
      if (path !== undefined) expect(answer.body.errors.map((error: { path: string }) => error.path)).toContain(path);
    }
    expect((await officer.get(PATH)).body.version).toBe(0);
  });

  it("needs a reason", async () => {
    const manager = managerOf(newOfficer());
    expect((await manager.put(PATH, { values: {} })).status).toBe(422);
    expect((await write(manager, {}, "  ")).status).toBe(422);
    expect((await manager.post(`${PATH}/preview`, { values: {}, cursor: "x" })).status).toBe(422);
  });

  it("loses none of several changes that come at once", async () => {
    const officer = newOfficer();
    const words = ["cash", "nominees", "debts", "young_company", "anonymity", "high_volume"];
    const answers = await Promise.all(
      words.map((word, at) => write(managerOf(officer, `cm-${at}`), { weights: { [word]: 77 } })),
    );
    expect(answers.map(({ status }) => status)).toEqual(words.map(() => 200));
    expect(answers.map(({ body }) => body.version).sort()).toEqual([1, 2, 3, 4, 5, 6]);
    const { body } = await officer.get(PATH);
    for (const word of words) expect(body.values.weights[word], word).toBe(77);
    expect((await officer.get(`${PATH}/versions`)).body.total).toBe(6);
  });
});

describe("an investigation", () => {
  it("is judged by the policy at its beginning, and its result names the version", async () => {
    const officer = newOfficer();
    const before = await reviewedCase(officer);
    expect(before.detail.risk_rating).toMatchObject({ policy_version: 0 });
    await write(managerOf(officer), { prohibited_activities: ["nace:49"], prohibited_countries: ["BE"] });
    const after = await reviewedCase(officer);
    expect(after.detail.risk_rating).toMatchObject({ level: "prohibited", policy_version: 1 });
    const unchanged = (await officer.get(before.path)).body.risk_rating;
    expect(unchanged).toEqual(before.detail.risk_rating);
  });

  it("replays under the version of its time", async () => {
    const officer = newOfficer();
    const old = await reviewedCase(officer);
    await write(managerOf(officer), { prohibited_countries: ["BE"] });
    const current = await reviewedCase(officer);
    for (const { caseId } of [old, current]) {
      const { body } = await officer.get(`/api/diagnostics/${caseId}/iterations/1/replay`);
      expect(body).toMatchObject({ identical: true, differences: [] });
    }
  });

  it("stores its terms with the run, from which a resumed run continues", async () => {
    const officer = newOfficer();
    const { workflowId, detail } = await reviewedCase(officer);
    const [terms, record] = await runInDurableObject(env.CASE_WORKFLOW.getByName(workflowId), (_, { storage }) =>
      ["run_terms", "core"].map((name) =>
        JSON.parse(storage.sql.exec<{ value: string }>("SELECT value FROM facts WHERE name = ?", name).one().value),
      ),
    );
    expect(terms).toMatchObject({ runId: record.run.runId, terms: { policy: { version: 0 }, sample: true } });
    expect(detail.risk_rating.policy_version).toBe(0);
  });

  it("fails rather than be judged by a default in place of a policy that cannot be read", async () => {
    const officer = newOfficer();
    await write(managerOf(officer), { prohibited_countries: ["BE"] });
    await env.DB.prepare("UPDATE policy_versions SET content = '{' WHERE tenant_id = ?").bind(officer.tenant).run();
    const detail = await investigate(officer, await openCase(officer));
    expect(detail.body.status).toBe("FAILED");
    expect(detail.body.risk_rating).toBeNull();
  });
});

describe("a policy that changes after an investigation", () => {
  const approval = { decision: "approve", reason: "nothing speaks against it" };

  it("judges an approval, and leaves what the investigation concluded as it was", async () => {
    const officer = newOfficer();
    const { path, caseId } = await reviewedCase(officer);
    await write(managerOf(officer), { prohibited_countries: ["BE"] });
    const refused = await officer.post(`${path}/decision`, approval);
    expect(refused).toMatchObject({ status: 409, body: { code: "gate_blocked", gate: "prohibited" } });
    const { body } = await officer.get(path);
    expect(body.risk_rating).toMatchObject({ level: "prohibited", policy_version: 1 });
    expect((await officer.get(`${path}/ai-brief`)).body.recommended_action).toBe("escalate");
    const { entries } = (await officer.get(`${path}/audit`)).body;
    expect(entries.slice(-2)).toMatchObject([
      { event: "POLICY_APPLIED", actor: "system", details: { from_version: 0, to_version: 1 } },
      { event: "DECISION_BLOCKED", actor: "alice", details: { gate: "prohibited" } },
    ]);
    const replayed = await officer.get(`/api/diagnostics/${caseId}/iterations/1/replay`);
    expect(replayed.body).toMatchObject({ identical: true, differences: [] });
  });

  it("shows at once that the case is judged by the policy of before, until the case is decided", async () => {
    const officer = newOfficer();
    const { path } = await approvableCase(officer);
    const listed = async () => (await officer.get("/api/cases")).body.cases[0].rating_by_earlier_policy;
    expect((await officer.get(path)).body.earlier_policy).toBeNull();
    expect(await listed()).toBe(false);
    await write(managerOf(officer), { prohibited_countries: ["KP"] });
    const { body } = await officer.get(path);
    expect(body.earlier_policy).toMatchObject({ judged_by: 0, in_force: 1 });
    expect(body.earlier_policy.text).toContain("follow the default policy; version 1 is now in force");
    expect(body.risk_rating.policy_version).toBe(0);
    expect(await listed()).toBe(true);
    expect((await officer.get(`${path}/ai-brief`)).body.conclusion).toContain(body.earlier_policy.text);
    expect((await officer.post(`${path}/decision`, approval)).body.status).toBe("APPROVED");
    expect((await officer.get(path)).body.earlier_policy).toBeNull();
    expect(await listed()).toBe(false);
    await write(managerOf(officer), { prohibited_countries: ["IR"] });
    expect((await officer.get(path)).body.earlier_policy).toBeNull();
  });

  it("is audited once, and an approval that it admits takes effect", async () => {
    const officer = newOfficer();
    const { path } = await approvableCase(officer);
    await write(managerOf(officer), { prohibited_countries: ["KP"] });
    expect((await officer.post(`${path}/decision`, approval)).body.status).toBe("APPROVED");
    const { body } = await officer.get(path);
    expect(body.risk_rating).toMatchObject({ level: "low", policy_version: 1 });
    const { entries } = (await officer.get(`${path}/audit`)).body;
    expect(entries.filter(({ event }: any) => event === "POLICY_APPLIED")).toHaveLength(1);
  });

  it("takes an approval back that waited for its second officer", async () => {
    const officer = newOfficer();
    const { path } = await reviewedCase(officer, "0999900348");
    const parked = await officer.post(`${path}/decision`, { ...approval, override_dissolved_entity: "estate only" });
    expect(parked.body.status).toBe("PENDING_SECOND_APPROVAL");
    await write(managerOf(officer), { prohibited_countries: ["BE"] });
    const answered = await managerOf(officer).post(`${path}/decision/second-approval`, { decision: "approve" });
    expect(answered).toMatchObject({ status: 409, body: { code: "evidence_changed" } });
    expect((await officer.get(path)).body).toMatchObject({
      status: "REVIEW_PENDING",
      risk_rating: { level: "prohibited" },
    });
  });
});

describe("a preview", () => {
  const preview = (manager: Officer, values: object) => manager.post(`${PATH}/preview`, { values });

  it("names exactly the cases whose rating changes, and what then happens to one like them", async () => {
    const officer = newOfficer();
    const manager = managerOf(officer);
    const abroad = await reviewedCase(officer, CLEAN, { customer_countries: "Zwitserland" });
    const home = await reviewedCase(officer, "0999900249", { customer_countries: "België" });
    const elsewhere = newOfficer();
    await reviewedCase(elsewhere, CLEAN, { customer_countries: "Zwitserland" });
    const values = { prohibited_countries: ["CH"] };
    const { body } = await preview(manager, values);
    expect(body).toEqual({
      cases: [
        {
          workflow_id: abroad.workflowId,
          rating_from: abroad.detail.risk_rating.level,
          rating_to: "prohibited",
          why: ["The policy prohibits these countries: CH (customers)."],
        },
      ],
      examined: 2,
      next_cursor: null,
    });
    for (const one of [abroad, home]) {
      expect((await officer.get(one.path)).body).toMatchObject({ risk_rating: one.detail.risk_rating });
    }
    expect((await officer.get(PATH)).body.version).toBe(0);

    await write(manager, values);
    const next = await reviewedCase(officer, CLEAN, { customer_countries: "Zwitserland" });
    expect(next.detail.risk_rating.level).toBe("prohibited");
    const nextHome = await reviewedCase(officer, "0999900249", { customer_countries: "België" });
    expect(nextHome.detail.risk_rating.level).toBe(home.detail.risk_rating.level);
  });

  it("says which factor weighs otherwise", async () => {
    const officer = newOfficer();
    const { workflowId } = await reviewedCase(officer, CLEAN, { sales_channel: "Online" });
    const { body } = await preview(managerOf(officer), { weights: { sales_online: 80 } });
    expect(body.cases).toMatchObject([{ workflow_id: workflowId, rating_to: "high" }]);
    expect(body.cases[0].why[0]).toContain("sales_online weighs 80 instead of 10 points");
  });

  it("changes nothing where nothing would change, and leaves decided cases out", async () => {
    const officer = newOfficer();
    const { path } = await reviewedCase(officer);
    expect((await preview(managerOf(officer), {})).body).toEqual({ cases: [], examined: 1, next_cursor: null });
    expect((await officer.post(`${path}/decision`, { decision: "reject", reason: "no" })).status).toBe(200);
    expect((await preview(managerOf(officer), { prohibited_countries: ["BE"] })).body.examined).toBe(0);
  });
});

describe("the company context", () => {
  const context = "/api/memory/company-context";

  it("tightens the policy, by a version that says who wrote it, and loosens nothing", async () => {
    const officer = newOfficer();
    const stated = { prohibited_jurisdictions: ["Noord-Korea", "IR"], risk_appetite: "Low, above all for cash" };
    expect((await officer.put(context, stated)).status).toBe(200);
    const { body } = await officer.get(PATH);
    expect(body).toMatchObject({ version: 1, author: "alice", reason: "Tightened by the company context." });
    expect(body.values).toMatchObject({
      prohibited_countries: ["IR", "KP"],
      review_months: { enhanced: 12, standard: 24, simplified: 36 },
    });
    await officer.put(context, stated);
    await officer.put(context, {});
    expect((await officer.get(PATH)).body).toMatchObject({ version: 1, values: body.values });
  });

  it("prohibits in a rating what it names", async () => {
    const officer = newOfficer();
    await officer.put(context, { prohibited_jurisdictions: ["Switzerland"] });
    const { detail } = await reviewedCase(officer, CLEAN, { customer_countries: "Suisse" });
    expect(detail.risk_rating).toMatchObject({ level: "prohibited", policy_version: 1 });
  });

  it("prohibits countries of the EEA only by a manager's word, who is told of it and of each version", async () => {
    const officer = newOfficer();
    const manager = officer.colleague("carol", "compliance_manager");
    const told = async () =>
      (await manager.get("/api/notifications")).body.notifications.map(({ kind, ids }: any) => [kind, ids]);
    const stated = { prohibited_jurisdictions: ["BE", "NL", "IR"] };
    expect((await officer.put(context, stated)).body).toEqual({ success: true });
    expect((await officer.put(context, stated)).status).toBe(200);
    expect((await officer.get(PATH)).body.values.prohibited_countries).toEqual(["IR"]);
    expect((await told()).toSorted()).toEqual([
      ["policy_changed", { officer_id: "alice", day: expect.any(String) }],
      ["policy_changed", { policy_version: "1" }],
    ]);
    await manager.put(context, stated);
    expect((await officer.get(PATH)).body).toMatchObject({
      version: 2,
      values: { prohibited_countries: ["BE", "IR", "NL"] },
    });
    expect(await told()).toContainEqual(["policy_changed", { policy_version: "2" }]);
    expect((await officer.get("/api/notifications")).body.notifications).toEqual([]);
  });

  it("of an officer reaches no policy, and one that names no country is refused", async () => {
    const officer = newOfficer();
    await officer.put(`${context}?officer_id=alice`, { prohibited_jurisdictions: ["KP"] });
    expect((await officer.get(PATH)).body.version).toBe(0);
    const refused = await officer.put(context, { prohibited_jurisdictions: ["Narnia"] });
    expect([refused.status, refused.body.code]).toEqual([422, "validation_failed"]);
    expect((await officer.get(context)).body.company_context).toEqual({ status: "not_configured" });
  });
});
