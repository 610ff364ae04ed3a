import { describe, expect, it } from "vitest";
import { newOfficer, type Officer, send } from "../support/api.ts";
import { investigate, openCase, reviewedCase, settle } from "../support/cases.ts";

const override = (code: string) => ({ action: "override", override_mcc: code, notes: "seen on the site" });
const latest = (detail: any) => detail.investigation_results.at(-1);
const trade = (detail: any) => latest(detail).findings.filter(({ code }: any) => code === "activity_high_risk");
const product = (detail: any) => detail.risk_rating.dimensions.find(({ dimension }: any) => dimension === "product");

async function decided(officer: Officer, path: string, body: object) {
  const answer = await officer.post(`${path}/mcc-decision`, body);
  expect(answer.status).toBe(200);
  return (await officer.get(path)).body;
}

it("a pharmacy that sells in a shop is of no high risk, and one that sells online is", async () => {
  const officer = newOfficer();
  const tierOf = async (sales_channel: string) => {
    const opened = await openCase(officer, "HRB 12345", { company_name: "Alte Apotheke GmbH", country: "DE" });
    const { body } = await investigate(officer, opened, { business_activity: "Apotheke im Dorf", sales_channel });
    return body.mcc_classification;
  };
  expect(await tierOf("In a shop")).toMatchObject({ primary_recommendation: { mcc_code: "5912" }, risk_tier: "low" });
  expect(await tierOf("Online")).toMatchObject({ risk_tier: "high" });
});

describe("a decision on the merchant category", () => {
  it("changes tier, findings, score, rating and brief in the same request, and back", async () => {
    const officer = newOfficer();
    const { path, detail } = await reviewedCase(officer);
    expect([trade(detail), product(detail).level]).toEqual([[], "low"]);
    const risky = await decided(officer, path, override("7995"));
    expect(risky.mcc_classification).toMatchObject({ risk_tier: "high", decision: { mcc_code: "7995" } });
    expect(trade(risky)).toHaveLength(1);
    expect(latest(risky).risk_score).toBeGreaterThan(latest(detail).risk_score);
    expect(product(risky)).toMatchObject({ level: "medium" });
    expect(product(risky).factors[0]).toMatchObject({ factor: "trade_high", points: 40 });
    expect(risky.current_iteration).toBe(1);
    const licence = (one: any) => one.generated_tasks.filter((task: any) => task.document_type === "business_licence");
    expect([licence(detail).length, licence(risky).length]).toEqual([0, 1]);
    const brief = (await officer.get(`${path}/ai-brief`)).body;
    expect(brief.key_signals.join(" ")).toContain("High-risk trade");

    const back = await decided(officer, path, { action: "accept", notes: "" });
    expect(trade(back)).toEqual([]);
    expect(licence(back)).toEqual([]);
    expect(latest(back).risk_score).toBe(latest(detail).risk_score);
    expect(back.mcc_classification.superseded).toMatchObject([{ mcc_code: "7995", decided_by: "alice" }]);
  });

  it("outlasts the next iteration, with its finding, and replays", async () => {
    const officer = newOfficer();
    const opened = await reviewedCase(officer);
    await decided(officer, opened.path, override("7995"));
    const followUp = { decision: "follow_up", follow_up_tasks: [{ description: "Licence?", response_type: "text" }] };
    expect((await officer.post(`${opened.path}/decision`, followUp)).status).toBe(200);
    const json = { task_responses: { followup_2_1: "Yes" } };
    expect((await send("POST", `/api/portal/${opened.token}/submit`, { json })).status).toBe(200);
    const { body } = await settle(officer, opened);
    expect(body.current_iteration).toBe(2);
    expect(body.mcc_classification).toMatchObject({ risk_tier: "high", decision: { mcc_code: "7995" } });
    expect(trade(body)).toHaveLength(1);
    const replay = await officer.get(`/api/diagnostics/${opened.caseId}/iterations/2/replay`);
    expect(replay.body).toMatchObject({ identical: true, differences: [] });
  });

  it("makes a prohibited trade prohibited at once", async () => {
    const officer = newOfficer();
    const manager = officer.colleague("cm", "compliance_manager");
    await manager.put("/api/policy", { values: { prohibited_activities: ["mcc:7995"] }, reason: "not our market" });
    const { path } = await reviewedCase(officer);
    const risky = await decided(officer, path, override("7995"));
    expect(risky.risk_rating).toMatchObject({ level: "prohibited" });
    const refused = await officer.post(`${path}/decision`, { decision: "approve" });
    expect([refused.status, refused.body.gate]).toEqual([409, "prohibited"]);
  });
});

describe("a reclassification with notes", () => {
  it("moves the primary code, supersedes the decision and holds for the next iteration", async () => {
    const officer = newOfficer();
    const opened = await reviewedCase(officer);
    await decided(officer, opened.path, override("5944"));
    const answer = await officer.post(`${opened.path}/reclassify-mcc`, { notes: "In fact an online casino" });
    expect(answer.body.mcc_classification).toMatchObject({
      primary_recommendation: { mcc_code: "7801" },
      risk_tier: "high",
      decision: null,
      notes: "In fact an online casino",
      superseded: [{ mcc_code: "5944" }],
    });
    const { body } = await officer.get(opened.path);
    expect(trade(body)).toHaveLength(1);
    expect(product(body).factors[0].factor).toBe("trade_high");
    const { body: audit } = await officer.get(`${opened.path}/audit`);
    expect(audit.entries.map(({ event }: any) => event)).toEqual(
      expect.arrayContaining(["MCC_DECIDED", "MCC_RECLASSIFIED"]),
    );
  });
});
