import { describe, expect, it } from "vitest";
import { newOfficer, type Officer } from "../support/api.ts";
import { openCase, reviewedCase } from "../support/cases.ts";
import { failingDatabase, ServiceWith, teach } from "../support/memory.ts";
import { rowOfCase } from "../support/memory-signals.ts";
import { raiseSar, sarIn } from "../support/sars.ts";

const waited = { timeout: 60_000 };
const ready = async (officer: Officer, path: string) => {
  await expect
    .poll(async () => (await officer.get(`${path}/case-intelligence`)).body.assessment_status, waited)
    .toBe("ready");
  return (await officer.get(`${path}/case-intelligence`)).body;
};

describe("a suspicion report on a case", () => {
  it("shows in nothing that is learned from it or told of it, in any state of its life", async () => {
    const officer = newOfficer();
    const suspected = await reviewedCase(officer);
    const other = await reviewedCase(officer);
    const rules = ["Always ask for the lease"];
    await officer.put("/api/memory/blocks/alice/learned_procedures", { value: { rules } });
    await teach(officer, [{ signal_type: "case_rejected" }], suspected.workflowId);
    for (const { path } of [suspected, other]) await ready(officer, path);
    const seen = async () => {
      const routes = [suspected, other].flatMap(({ path, workflowId }) => [
        `${path}/case-intelligence`,
        `/api/memory/case/${workflowId}`,
      ]);
      const memory = ["/api/memory/passages/alice", "/api/memory/blocks/alice/learned_procedures"];
      const rest = ["/api/memory/status", "/api/memory/confidence/alice", "/api/automation/stats"];
      const bodies: unknown[] = [];
      for (const route of [...routes, ...memory, ...rest]) bodies.push((await officer.get(route)).body);
      const found = await officer.post("/api/memory/passages/alice/search", { query: "suspicion report payments" });
      return [...bodies, found.body];
    };
    const before = await seen();
    expect((before[0] as { similar_cases: unknown[] }).similar_cases).toHaveLength(1);
    await sarIn("draft", officer, other);
    await sarIn("acknowledged", officer, suspected);
    expect(await seen()).toEqual(before);
    const later = await reviewedCase(officer);
    const told = JSON.stringify(await ready(officer, later.path));
    expect(told).toContain(suspected.workflowId);
    expect(told).not.toMatch(/\bsars?\b|suspic|payments that fit|CTIF|mlro/i);
  });
});

describe("an assessment that fails", () => {
  it("says so until it is asked for again, and the rest of the answer stands", async () => {
    const officer = newOfficer();
    await reviewedCase(officer);
    const { path } = await reviewedCase(officer);
    let failures = 0;
    const failsOnce = new ServiceWith({
      DB: failingDatabase((sql) => /update "case_assessments"/i.test(sql) && failures++ === 0),
    });
    const who = { tenant: officer.tenant, officer: "alice" };
    expect((await failsOnce.send(who, "GET", `${path}/case-intelligence`)).body.assessment_status).toBe("generating");
    const failed = await officer.get(`${path}/case-intelligence`);
    expect(failed.body).toMatchObject({ assessment: null, assessment_status: "failed" });
    expect(failed.body.similar_cases).toHaveLength(1);
    expect((await officer.get(`${path}/case-intelligence`)).body.assessment_status).toBe("failed");
    expect((await officer.get(`${path}/case-intelligence?retry=true`)).body.assessment_status).toBe("generating");
    expect((await ready(officer, path)).assessment.similar_count).toBe(1);
  });

  it("to begin says so too", async () => {
    const officer = newOfficer();
    const { path } = await reviewedCase(officer);
    const down = new ServiceWith({ DB: failingDatabase((sql) => /into "case_assessments"/i.test(sql)) });
    const answer = await down.send({ tenant: officer.tenant }, "GET", `${path}/case-intelligence`);
    expect(answer.body).toMatchObject({ assessment: null, assessment_status: "failed", similar_cases: [] });
    expect((await ready(officer, path)).assessment.summary).toMatch(/^No other case is like this one\. .+\.$/);
  });
});

describe("what a case is compared with", () => {
  it("is never another tenant's, by its id nor by what it shares", async () => {
    const [officer, stranger] = [newOfficer(), newOfficer()];
    const mine = await reviewedCase(officer);
    const theirs = await reviewedCase(stranger);
    expect((await ready(officer, mine.path)).similar_cases).toEqual([]);
    expect((await stranger.get(`${mine.path}/case-intelligence?retry=true`)).status).toBe(404);
    expect((await ready(stranger, theirs.path)).similar_cases).toEqual([]);
    const rule = { rules: ["Ask for the deed"] };
    await stranger.put("/api/memory/blocks/default/learned_procedures", { value: rule });
    expect((await officer.get(`${mine.path}/case-intelligence`)).body.applicable_rules).toEqual([]);
    expect((await stranger.get(`${theirs.path}/case-intelligence`)).body.applicable_rules).toMatchObject([
      { text: "Ask for the deed", scope: "all cases", source: "officer-taught", trigger: null },
    ]);
  });

  it("says how many free texts are hidden, and beside which findings, and none of the texts", async () => {
    const officer = newOfficer();
    const rule = { rules: ["Phone the aunt first", "Ask for the deed", "Approve every bakery"] };
    await officer.put("/api/memory/blocks/default/learned_procedures", { value: rule });
    const clean = await reviewedCase(officer);
    const shown = (await officer.get(`${clean.path}/case-intelligence`)).body;
    expect(shown.applicable_rules.map(({ text }: { text: string }) => text)).toEqual(rule.rules.slice(0, 2));
    expect(shown.hidden_rules).toBeNull();
    const listed = await reviewedCase(officer, "0999901041");
    const { body } = await officer.get(`${listed.path}/case-intelligence`);
    expect(body.applicable_rules).toEqual([]);
    // A text that tells how to decide is shown nowhere, and so is not counted.
    expect(body.hidden_rules).toEqual({ count: 2, finding_categories: ["sanctions"] });
    expect(JSON.stringify(body)).not.toContain("aunt");
  });

  it("says the same of hidden texts with and without a report to the FIU", async () => {
    const officer = newOfficer();
    await officer.put("/api/memory/blocks/default/learned_procedures", { value: { rules: ["Ask for the deed"] } });
    const opened = await reviewedCase(officer);
    const hidden = async () => (await officer.get(`${opened.path}/case-intelligence`)).body.hidden_rules;
    expect(await hidden()).toBeNull();
    await raiseSar(officer, opened);
    expect(await hidden()).toBeNull();
  });

  it("shows rules that hold for its template, country and findings only", async () => {
    const officer = newOfficer();
    const context = (more: object) => ({ context_data: { template_id: "psp_merchant_onboarding", ...more } });
    await teach(
      officer,
      [
        { signal_type: "chat_correction", ...context({ country: "BE" }) },
        { signal_type: "suggestion_modified", ...context({ country: "NL" }) },
        { signal_type: "template_customized", context_data: { template_id: "marketplace_seller" } },
        { signal_type: "followup_requested", ...context({ finding_category: "adverse_media" }) },
        { signal_type: "risk_level_changed" },
      ],
      await rowOfCase(officer.tenant),
    );
    const actions = async (path: string) => {
      const { applicable_rules } = (await officer.get(`${path}/case-intelligence`)).body;
      return applicable_rules.map(({ action }: { action: string }) => action).toSorted();
    };
    const always = ["check the risk level by hand, it was changed", "check answers on this twice"];
    const open = await openCase(officer);
    // What will be found is not known yet.
    expect(await actions(open.path)).toEqual(
      [always[0], "ask the customer for more before deciding", always[1]].toSorted(),
    );
    const reviewed = await reviewedCase(officer);
    expect(await actions(reviewed.path)).toEqual(always.toSorted());
  });
});
