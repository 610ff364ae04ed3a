import { describe, expect, it } from "vitest";
import { writeBrief } from "../../../src/domain/case/brief.rules.ts";
import type { CaseRecord, DecisionInput } from "../../../src/domain/case/case.record.ts";
import { takeDecision } from "../../../src/domain/decisions/decision.rules.ts";
import { decisionOptions } from "../../../src/domain/decisions/decision-options.rules.ts";
import { standingOf } from "../../../src/domain/decisions/gates.rules.ts";
import { currentRating } from "../../../src/domain/diligence/due-diligence.rules.ts";
import type { RiskRating } from "../../../src/domain/diligence/rating.model.ts";
import { lastDecision } from "../../../src/domain/reviews/carry-over.rules.ts";
import { actor, caseRecord, decisionInput, investigation } from "../../support/case-fixtures.ts";
import { NOW } from "../../support/made-readings.ts";

const LIMITS = ["No cash deposits", "No payments outside the EEA"];

const SIMPLE: RiskRating = {
  level: "low",
  regime: "simplified",
  dimensions: [],
  next_review_months: 60,
  policy_version: 0,
};

const approved = (restrictions: readonly string[], reason: string | null): CaseRecord =>
  caseRecord({
    status: "APPROVED",
    investigations: [investigation({ risk_rating: SIMPLE })],
    decision: {
      decision: "approve_with_restrictions",
      reason,
      restrictions,
      maker: "alice",
      approver: null,
      decidedAt: "2026-11-20T09:00:00.000Z",
      iteration: 1,
    },
  });

const review = (restrictions = LIMITS, reason: string | null = "Only with limits because of earlier cash.") =>
  caseRecord({
    investigations: [investigation({ risk_rating: SIMPLE })],
    reviewOf: {
      trigger: "officer",
      reason: "Yearly look at the customer.",
      eventId: null,
      key: "1",
      at: "2026-11-22T09:00:00.000Z",
      relationshipId: "relationship-1",
      workflowId: "case-1",
      joined: [],
      heldBack: false,
      asks: { requirements: [], required: [], questions: [] },
      answersSince: "2026-11-01T08:00:00.000Z",
      before: lastDecision(approved(restrictions, reason), NOW, restrictions),
      carried: [],
    },
  });

const meta = { now: NOW, actor: actor("bob"), makerChecker: true, portalExpiresAt: "2026-12-22T10:00:00.000Z" };

function decided(given: Partial<DecisionInput>, record = review()): CaseRecord {
  const outcome = takeDecision(record, decisionInput(given), meta);
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return outcome.value.record;
}

describe("restrictions in force in a review", () => {
  it("fall only with a second officer", () => {
    expect(decided({}).parked?.reasons).toEqual(["lifts_restrictions"]);
    const part = { decision: "approve_with_restrictions", restrictions: ["No cash deposits"] } as const;
    expect(decided(part).parked?.reasons).toEqual(["lifts_restrictions"]);
    expect(decided({}, review([])).status).toBe("APPROVED");
  });

  it("are kept by one officer, with more of them or in other spelling", () => {
    const restrictions = ["no cash deposits.", "No payments  outside the EEA", "No cards"];
    expect(decided({ decision: "approve_with_restrictions", restrictions }).status).toBe("APPROVED");
    expect(decided({ decision: "follow_up" }).parked).toBeNull();
  });

  it("are told by the options, and in the brief with who set them and why", () => {
    const options = decisionOptions(standingOf(review(), NOW, true, actor("bob")));
    const lifting = options.filter(({ four_eyes_reasons: why }) => why.includes("lifts_restrictions"));
    expect(lifting.map(({ decision }) => decision)).toEqual(["approve"]);
    const brief = writeBrief(review(), NOW);
    expect(brief.summary).toContain(
      'Restrictions in force: No cash deposits; No payments outside the EEA. alice set them: "Only with limits because of earlier cash.".',
    );
    expect(brief.conclusion).toContain("approve with the same restrictions");
    expect(writeBrief(review(LIMITS, "I reported this to the FIU."), NOW).summary).not.toContain("FIU");
  });

  it("leave no simplified due diligence, until they are lifted", () => {
    expect(currentRating(review([]), [])).toMatchObject({ regime: "simplified" });
    expect(currentRating(review(), [])).toMatchObject({ regime: "standard", level: "low" });
    expect(currentRating(approved(LIMITS, null), [])).toMatchObject({ regime: "standard" });
    const { decision } = approved([], null);
    expect(currentRating({ ...review(), decision }, [])).toMatchObject({ regime: "simplified" });
  });
});
