import { describe, expect, it } from "vitest";
import type { MccDecision } from "../../../src/domain/case/case.model.ts";
import {
  decideOnMcc,
  officerOnMcc,
  replaceMcc,
  tradeFinding,
  withOfficer,
} from "../../../src/domain/mcc/mcc-decision.rules.ts";
import { mccOf } from "../../support/rating-fixtures.ts";

const decision = (mcc_code: string | null, action: MccDecision["action"] = "override"): MccDecision => ({
  action,
  mcc_code,
  notes: "",
  decided_by: "alice",
  decided_at: "2026-11-20T09:00:00.000Z",
});
const bakery = mccOf("5462", "medium", ["also_named_7995"]);

describe("a decision on the merchant category", () => {
  it("puts tier and flags of the chosen category in force, and keeps what the classification said", () => {
    const decided = decideOnMcc(bakery, decision("7995"));
    expect(decided).toMatchObject({
      risk_tier: "high",
      risk_flags: ["card_scheme_tier_1"],
      classified: { risk_tier: "medium", risk_flags: ["also_named_7995"] },
    });
    const accepted = decideOnMcc(decided, decision("5462", "accept"));
    expect(accepted).toMatchObject({ risk_tier: "medium", risk_flags: ["also_named_7995"] });
    expect(accepted).not.toHaveProperty("classified");
    expect(accepted.superseded).toEqual([decision("7995")]);
  });

  it("that rejects leaves the trade unknown, which is never better", () => {
    expect(decideOnMcc(mccOf("5462"), decision(null, "reject"))).toMatchObject({
      risk_tier: "medium",
      risk_flags: ["category_rejected"],
    });
    expect(decideOnMcc(mccOf("7995", "high"), decision(null, "reject")).risk_tier).toBe("high");
  });

  it("keeps every earlier one, in order, also over a reclassification", () => {
    const once = decideOnMcc(bakery, decision("7995"));
    const twice = decideOnMcc(once, decision("5944"));
    const again = replaceMcc(twice, mccOf("7011"), " A hotel ");
    expect(again).toMatchObject({ decision: null, risk_tier: "low", notes: "A hotel" });
    expect(again.superseded!.map(({ mcc_code }) => mcc_code)).toEqual(["7995", "5944"]);
  });

  it("outlasts a classification by a later iteration", () => {
    const decided = decideOnMcc(bakery, decision("7995"));
    const later = withOfficer(mccOf("5812", "low"), officerOnMcc(decided));
    expect(later).toMatchObject({
      primary_recommendation: { mcc_code: "5812" },
      risk_tier: "high",
      decision: { mcc_code: "7995" },
      classified: { risk_tier: "low" },
    });
    expect(withOfficer(later, officerOnMcc(later))).toEqual(later);
  });
});

describe("the finding on a trade", () => {
  const subject = { caseId: "c", name: "Acme", evidenceIds: ["e1"] };

  it("names the category in force, and who decided", () => {
    const found = tradeFinding(decideOnMcc(bakery, decision("7995")), subject);
    expect(found).toMatchObject({ code: "activity_high_risk", severity: "medium", source_entry: "7995" });
    expect(found!.description).toContain("Decided by alice.");
  });

  it("exists for a high tier only", () => {
    expect(tradeFinding(bakery, subject)).toBeNull();
    expect(tradeFinding(decideOnMcc(mccOf("7995", "high"), decision("5462")), subject)).toBeNull();
  });
});
