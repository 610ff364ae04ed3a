import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { reviseTier, tierInForce, tierOfCase } from "../../../src/domain/automation/case-tier.rules.ts";
import type { Check } from "../../../src/domain/diligence/check.model.ts";
import type { RiskRating } from "../../../src/domain/diligence/rating.model.ts";
import { agrees, earnedTier, tierOfWindow, wilsonLowerBound } from "../../../src/domain/automation/tier.rules.ts";
import { finding } from "../../support/case-fixtures.ts";

describe("an earned tier", () => {
  it.each([
    [35, 35, "express_approval"],
    [34, 34, "guided_review"],
    [100, 96, "express_approval"],
    [100, 95, "guided_review"],
    [10, 10, "guided_review"],
    [9, 9, "full_review"],
    [20, 18, "full_review"],
    [0, 0, "full_review"],
  ] as const)("of %i decisions with %i agreed is %s", (decisions, agreed, tier) => {
    expect(earnedTier({ decisions, agreed })).toBe(tier);
  });

  it("is based on a bound that is below the rate and increases with agreement", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 0, max: 99 }), (decisions, some) => {
        const agreed = Math.min(some, decisions - 1);
        const bound = wilsonLowerBound({ decisions, agreed });
        expect(bound).toBeLessThanOrEqual(agreed / decisions + 1e-12);
        expect(bound).toBeLessThan(wilsonLowerBound({ decisions, agreed: agreed + 1 }));
      }),
    );
  });

  it("is withdrawn if the blind samples alone contradict it", () => {
    const prompted = Array.from({ length: 95 }, () => ({ agreed: true, blindSample: false }));
    const blind = (agreed: boolean) => ({ agreed, blindSample: true });
    expect(tierOfWindow([...prompted, ...[true, true, true, true, true].map(blind)])).toBe("express_approval");
    expect(tierOfWindow([...prompted, ...[false, false, false, true, true].map(blind)])).toBe("guided_review");
  });

  it.each([
    ["approve", "approve", true],
    ["approve_with_restrictions", "approve", true],
    ["follow_up", "follow_up", true],
    ["escalate", "escalate", true],
    ["reject", "escalate", true],
    ["reject", "approve", false],
    ["approve", "follow_up", false],
  ] as const)("counts %s where %s was recommended as agreement: %s", (decision, recommended, expected) => {
    expect(agrees(decision, recommended)).toBe(expected);
  });
});

const established: Check = { check: "documents", outcome: "established", reason: null, how: "", evidence_ids: [] };
const open: Check = { ...established, outcome: "not_established", reason: "nothing_provided" };
const rated = (level: RiskRating["level"]): RiskRating => ({
  level,
  regime: "standard",
  dimensions: [],
  next_review_months: 12,
  policy_version: 1,
});
const clean = { findings: [finding()], checks: [established], risk_rating: rated("low") };
const terms = { officerTier: "express_approval", activeAlerts: 0, share: 0.05, draw: 0.9 } as const;
const drawn = { ...terms, draw: 0.01 };
const clearance = { reason: "r", cleared_by: "alice", cleared_at: "2026-11-01T09:00:00.000Z" };

describe("the tier of a case", () => {
  it("is the officer's own if no rule raises it", () => {
    expect(tierOfCase(terms, clean)).toEqual({ tier: "express_approval", reasons: [], blindSample: false });
    expect(tierOfCase({ ...terms, officerTier: "guided_review" }, { findings: [finding()] })).toEqual({
      tier: "guided_review",
      reasons: [],
      blindSample: false,
    });
  });

  it.each([
    ["sanctions", "medium", ["sanctions_finding"]],
    ["registry_status", "critical", ["critical_finding"]],
    ["sanctions", "critical", ["sanctions_finding", "critical_finding"]],
  ] as const)("is a full review with a %s finding of severity %s for every officer", (category, severity, reasons) => {
    for (const officerTier of ["guided_review", "express_approval"] as const) {
      const result = { ...clean, findings: [finding({ category, severity })] };
      expect(tierOfCase({ ...terms, officerTier }, result)).toEqual({
        tier: "full_review",
        reasons,
        blindSample: false,
      });
    }
  });

  it.each([
    ["an open check", { ...clean, checks: [established, open] }, "mandatory_check_open"],
    ["no checks at all", { findings: [], risk_rating: rated("low") }, "mandatory_check_open"],
    ["an empty list of checks", { ...clean, checks: [] }, "mandatory_check_open"],
    ["a rating above low", { ...clean, risk_rating: rated("medium") }, "rating_above_low"],
    ["no rating", { findings: [], checks: [established] }, "rating_above_low"],
  ] as const)("is never express with %s", (_, result, reason) => {
    expect(tierOfCase(terms, result)).toEqual({ tier: "full_review", reasons: [reason], blindSample: false });
  });

  it.each(["pep", "adverse_media", "criminal", "enforcement", "cross_case"] as const)(
    "is never express with a hit of category %s, cleared or not",
    (category) => {
      for (const hit of [finding({ category }), finding({ category, clearance })]) {
        expect(tierOfCase(terms, { ...clean, findings: [hit] })).toMatchObject({
          tier: "full_review",
          reasons: ["hit"],
        });
      }
    },
  );

  it.each([
    ["an alert", 1],
    ["alerts that could not be counted", null],
  ])("is never express with %s", (_, activeAlerts) => {
    expect(tierOfCase({ ...terms, activeAlerts }, clean)).toMatchObject({
      tier: "full_review",
      reasons: ["alert_active"],
    });
  });

  it("asks for a provisional decision by one draw, of express officers only, where nothing is shown against it", () => {
    const [sample, ordinary] = [0.02, 0.03].map((draw) => tierOfCase({ ...terms, draw }, clean));
    const asked = { tier: "full_review", reasons: [], asksProvisional: true };
    expect([sample, ordinary]).toEqual([
      { ...asked, blindSample: true },
      { ...asked, blindSample: false },
    ]);
    expect(tierOfCase({ ...terms, draw: 0.05 }, clean)).not.toHaveProperty("asksProvisional");
    for (const officerTier of ["guided_review", "full_review"] as const) {
      const given = tierOfCase({ ...drawn, officerTier }, clean);
      expect(given.blindSample).toBe(false);
      expect(given).not.toHaveProperty("asksProvisional");
    }
  });

  it("is drawn alike whatever the rating, which is withheld, and never where the case shows a reason", () => {
    const highRated = tierOfCase(drawn, { ...clean, risk_rating: rated("high") });
    expect(highRated).toEqual({
      tier: "full_review",
      reasons: ["rating_above_low"],
      blindSample: true,
      asksProvisional: true,
    });
    const shown = [
      tierOfCase(drawn, { ...clean, findings: [finding({ category: "pep" })] }),
      tierOfCase(drawn, { ...clean, checks: [open] }),
      tierOfCase({ ...drawn, activeAlerts: 1 }, clean),
      tierOfCase({ ...drawn, activeAlerts: null }, clean),
    ];
    for (const given of shown) {
      expect(given).toMatchObject({ tier: "full_review", blindSample: false });
      expect(given).not.toHaveProperty("asksProvisional");
    }
  });
});

describe("the tier of a revised result", () => {
  const express = { tier: "express_approval", reasons: [], blindSample: false } as const;

  it("is express no longer once something speaks against it, and does not become it again", () => {
    const limited = reviseTier(express, { ...clean, checks: [open] });
    expect(limited).toEqual({ tier: "full_review", reasons: ["mandatory_check_open"], blindSample: false });
    expect(reviseTier(limited, clean)).toBe(limited);
    expect(reviseTier(express, clean)).toBe(express);
    expect(reviseTier(express, { ...clean, risk_rating: rated("medium") }).tier).toBe("full_review");
    expect(reviseTier(express, { ...clean, findings: [finding({ category: "pep" })] }).tier).toBe("full_review");
  });

  it("stays what the draw made it where it asks for a provisional decision, and says what came to light", () => {
    for (const draw of [0.01, 0.03]) {
      const given = tierOfCase({ ...terms, draw }, clean);
      const revised = reviseTier(given, { ...clean, checks: [open] });
      expect(revised).toEqual({ ...given, reasons: ["mandatory_check_open"] });
      expect(reviseTier(revised, { ...clean, checks: [open] })).toBe(revised);
    }
  });
});

describe("the tier that binds now", () => {
  const express = { tier: "express_approval", reasons: [], blindSample: false } as const;

  it("is lowered by an alert, by unknown alerts and by the officer's demotion, and never raised", () => {
    expect(tierInForce(express, "express_approval", 0)).toBe(express);
    expect(tierInForce(express, "express_approval", 1).tier).toBe("full_review");
    expect(tierInForce(express, "express_approval", null).tier).toBe("full_review");
    expect(tierInForce(express, "guided_review", 0).tier).toBe("guided_review");
    const full = { ...express, tier: "full_review" } as const;
    expect(tierInForce(full, "express_approval", 0)).toBe(full);
  });
});
