import { describe, expect, it } from "vitest";
import { writeBrief } from "../../../src/domain/case/brief.rules.ts";
import type { CaseRecord } from "../../../src/domain/case/case.record.ts";
import { DEFAULT_POLICY } from "../../../src/domain/diligence/default-policy.ts";
import { currentChecks, currentRating } from "../../../src/domain/diligence/due-diligence.rules.ts";
import { termsOf } from "../../../src/domain/relationships/terms.rules.ts";
import { openIdentity, unidentifiedNotice } from "../../../src/domain/relationships/unidentified.rules.ts";
import { caseRecord, investigation } from "../../support/case-fixtures.ts";
import { lenientPolicy, soundGrounds } from "../../support/diligence-fixtures.ts";

const DECIDED = "2026-11-02T10:00:00.000Z";
const NOW = new Date(DECIDED);

const SIMPLIFIED = {
  level: "low",
  regime: "simplified",
  dimensions: [],
  next_review_months: 60,
  policy_version: 0,
} as const;

/** A private customer who handed in one document, by when it is dated. */
const record = (given: Partial<CaseRecord> = {}): CaseRecord =>
  caseRecord({
    templateId: "kyc_natural_person",
    companyName: "Tom Cools",
    status: "APPROVED",
    policy: lenientPolicy(),
    grounds: soundGrounds({ subject: "person", sample: false }),
    investigations: [investigation({ risk_rating: SIMPLIFIED })],
    decision: {
      decision: "approve",
      reason: null,
      restrictions: [],
      maker: "alice",
      approver: "bob",
      decidedAt: DECIDED,
      iteration: 1,
    },
    ...given,
  });

describe("a customer who was approved without being identified", () => {
  const overridden = record({ policy: DEFAULT_POLICY });

  it("is reviewed within a year, with the diligence of an open check, and is an event at once", () => {
    expect(termsOf(overridden)).toMatchObject({ regime: "standard", nextReviewAt: "2027-11-02" });
    const open = openIdentity(overridden)!;
    expect(unidentifiedNotice("r", overridden, open, "2026-12-02")).toMatchObject({
      type: "document_expiry",
      severity: "high",
      title:
        "The customer was approved without a valid identity document, by an override. No identity document was handed in. A valid one is due by 2026-12-02.",
    });
  });

  it("is none where the policy does not check it, nor before the approval", () => {
    expect(openIdentity(record())).toBeNull();
    expect(openIdentity({ ...overridden, status: "REJECTED" })).toBeNull();
  });
});

describe("a rating beside a mandatory check that is open by now", () => {
  it("is not simplified, and is what it was where all are established", () => {
    const ratingOf = (of: CaseRecord) => currentRating(of, currentChecks(of, NOW));
    const waiting = { status: "REVIEW_PENDING", decision: null } as const;
    expect(ratingOf(record({ ...waiting, policy: DEFAULT_POLICY }))).toMatchObject({
      level: "low",
      regime: "standard",
      next_review_months: DEFAULT_POLICY.values.review_months.standard,
    });
    const enhanced = { ...SIMPLIFIED, regime: "enhanced" } as const;
    const raised = record({ ...waiting, investigations: [investigation({ risk_rating: enhanced })] });
    expect(ratingOf(raised)).toEqual(enhanced);
    expect(ratingOf(record({ investigations: [] }))).toBeNull();
  });
});

describe("a case in which papers became too old", () => {
  const waiting = (reason: "stale" | "nothing_provided") => {
    const document = {
      document_id: "d",
      key: "k",
      filename: "bill.pdf",
      requirement_id: "identity_document",
      iteration: 1,
      source: "customer",
      content_type: "application/pdf",
      size: 1,
      sha256: "0",
      uploaded_at: "2026-08-01T08:00:00.000Z",
      review: {
        outcome: reason === "stale" ? "accepted" : "rejected",
        kind: "identity_card",
        facts: [
          { id: "name", value: "Tom Cools" },
          { id: "expiry_date", value: "2026-10-01" },
        ],
        reason: null,
        reviewed_by: "bob",
        reviewed_at: "2026-08-02T08:00:00.000Z",
      },
    } as const;
    const policy = lenientPolicy();
    const checks = { ...policy.values.mandatory_checks, kyc_natural_person: ["identity"] as const };
    return record({
      status: "REVIEW_PENDING",
      decision: null,
      documents: [document],
      policy: { ...policy, values: { ...policy.values, mandatory_checks: checks } },
    });
  };

  it("recommends to ask for new ones, and to escalate where something else is open", () => {
    const brief = (one: CaseRecord) => writeBrief(one, NOW).recommended_action;
    expect(brief(waiting("stale"))).toBe("follow_up");
    expect(brief(waiting("nothing_provided"))).toBe("escalate");
    expect(brief({ ...waiting("stale"), iteration: 5, maxIterations: 5 })).toBe("escalate");
    expect(writeBrief(waiting("stale"), NOW).summary).toContain("(standard due diligence)");
  });
});
