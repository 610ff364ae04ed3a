import { describe, expect, it } from "vitest";
import { newOfficer, type Officer } from "../support/api.ts";
import { approvableCase, CLEAN, type OpenCase } from "../support/cases.ts";
import { rest } from "../support/retention-clock.ts";

const SOUND = {
  business_activity: "Ambachtelijke vervaardiging van brood en banket",
  beneficial_owners: "Katrien Vermeulen; 1978-05-21; BE; 60 %\nJoris Claes; 1976-11-02; BE; 40 %",
  politically_exposed: "no",
  customer_countries: "Belgium",
  expected_monthly_volume: "Less than 10,000 euro",
  payment_service_ended: "no",
  sales_channel: "In a shop",
  delivery_time: "Immediate",
};

const latest = (detail: any) => detail.investigation_results.at(-1);
const decide = (officer: Officer, { path }: OpenCase) =>
  officer.post(`${path}/decision`, { decision: "approve", reason: "looked at it" });

describe("a customer who was approved as politically exposed, with customers in Iran", () => {
  it("and says neither in the next case is rated and approved as one who does", async () => {
    const officer = newOfficer();
    const exposed = { ...SOUND, politically_exposed: "yes", customer_countries: "Belgium, Iran" };
    const one = await approvableCase(officer, CLEAN, exposed);
    expect((await decide(officer, one)).body.status).toBe("PENDING_SECOND_APPROVAL");
    const manager = officer.colleague("carl", "compliance_manager");
    await manager.post(`${one.path}/decision/second-approval`, { decision: "approve", comment: "agreed" });
    await rest(one);

    const dave = officer.colleague("dave");
    const next = await approvableCase(dave, CLEAN, SOUND);
    const known = latest(next.detail).findings.find(({ code }: any) => code === "customer_known");
    expect(known.severity).toBe("high");
    expect(latest(next.detail).risk_rating).toMatchObject({ level: "high", regime: "enhanced" });
    const cleared = await dave.post(`${next.path}/findings/${known.id}/clearance`, {
      reason: "The customer made a mistake then.",
    });
    expect(cleared.status).toBe(200);
    const [approve] = (await dave.get(next.path)).body.decision_options;
    expect(approve).toMatchObject({ needs_senior: true });
    expect((await decide(dave, next)).body.status).toBe("PENDING_SECOND_APPROVAL");
    const replay = await officer.get(`/api/diagnostics/${next.caseId}/iterations/1/replay`);
    expect(replay.body).toMatchObject({ identical: true });
  });
});
