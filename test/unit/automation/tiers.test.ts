import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { reviseTier, tierOfCase } from "../../../src/domain/automation/case-tier.rules.ts";
import type { Check } from "../../../src/domain/diligence/check.model.ts";
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

describe("the tier of a case", () => {
  const never = { share: 0.05, draw: 0.9 };

  it("is the officer's own if no rule raises it", () => {
    expect(tierOfCase("guided_review", { findings: [finding()] }, never)).toEqual({
      tier: "guided_review",
      reasons: [],
      blindSample: false,
    });
  });

  it.each([
    ["sanctions", "medium", ["sanctions_finding"]],
    ["registry_status", "critical", ["critical_finding"]],
    ["sanctions", "critical", ["sanctions_finding", "critical_finding"]],
  ] as const)("is a full review with a %s finding of severity %s", (category, severity, reasons) => {
    expect(tierOfCase("express_approval", { findings: [finding({ category, severity })] }, never)).toEqual({
      tier: "full_review",
      reasons,
      blindSample: false,
    });
  });

  it("is a full review for a blind sample of express cases only, and gives no reason", () => {
    const drawn = { share: 0.05, draw: 0.01 };
    expect(tierOfCase("express_approval", { findings: [] }, drawn)).toEqual({
      tier: "full_review",
      reasons: [],
      blindSample: true,
    });
    expect(tierOfCase("guided_review", { findings: [] }, drawn).blindSample).toBe(false);
  });
});

describe("the tier of a revised result", () => {
  const check = (outcome: "established" | "not_established"): Check => ({
    check: "documents",
    outcome,
    reason: outcome === "established" ? null : "nothing_provided",
    how: "",
    evidence_ids: [],
  });
  const express = { tier: "express_approval", reasons: [], blindSample: false } as const;

  it("is express no longer once a check is open, and does not become it again", () => {
    const limited = reviseTier(express, { checks: [check("not_established")] });
    expect(limited).toEqual({ tier: "full_review", reasons: ["mandatory_check_open"], blindSample: false });
    expect(reviseTier(limited, { checks: [check("established")] })).toBe(limited);
    expect(reviseTier(express, { checks: [check("established")] })).toBe(express);
  });
});
