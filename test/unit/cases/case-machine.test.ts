import { describe, expect, it } from "vitest";
import { type CaseSignal, nextStatus, portalPhase } from "../../../src/domain/case/case.machine.ts";
import { CASE_STATUSES, type CaseStatus } from "../../../src/domain/case/case.model.ts";
import { DECISIONS } from "../../../src/domain/case/case.record.ts";

const SIGNALS: readonly CaseSignal[] = [
  { type: "workflow_started" },
  { type: "documents_submitted" },
  { type: "investigation_started" },
  { type: "investigation_completed" },
  { type: "investigation_failed" },
  { type: "retry" },
  { type: "parked" },
  ...DECISIONS.map((decision): CaseSignal => ({ type: "officer_decision", decision })),
  ...CASE_STATUSES.map((to): CaseSignal => ({ type: "unparked", to })),
];

/** The table of the design, written out once more by hand: every move there is. */
const MOVES: readonly (readonly [CaseStatus, string, CaseStatus])[] = [
  ["CREATED", "workflow_started", "AWAITING_DOCUMENTS"],
  ["AWAITING_DOCUMENTS", "documents_submitted", "DOCUMENTS_RECEIVED"],
  ["FOLLOW_UP_REQUIRED", "documents_submitted", "DOCUMENTS_RECEIVED"],
  ["DOCUMENTS_RECEIVED", "investigation_started", "INVESTIGATING"],
  ["INVESTIGATING", "investigation_completed", "REVIEW_PENDING"],
  ["INVESTIGATING", "investigation_failed", "FAILED"],
  ["FAILED", "retry", "INVESTIGATING"],
  ["FAILED", "reject", "REJECTED"],
  ["FAILED", "escalate", "ESCALATED"],
  ["FAILED", "parked", "PENDING_SECOND_APPROVAL"],
  ["PENDING_SECOND_APPROVAL", "unparked:FAILED", "FAILED"],
  ["REVIEW_PENDING", "approve", "APPROVED"],
  ["ESCALATED", "approve", "APPROVED"],
  ["REVIEW_PENDING", "approve_with_restrictions", "APPROVED"],
  ["ESCALATED", "approve_with_restrictions", "APPROVED"],
  ["REVIEW_PENDING", "reject", "REJECTED"],
  ["ESCALATED", "reject", "REJECTED"],
  ["AWAITING_DOCUMENTS", "reject", "REJECTED"],
  ["FOLLOW_UP_REQUIRED", "reject", "REJECTED"],
  ["REVIEW_PENDING", "follow_up", "FOLLOW_UP_REQUIRED"],
  ["ESCALATED", "follow_up", "FOLLOW_UP_REQUIRED"],
  ["REVIEW_PENDING", "escalate", "ESCALATED"],
  ["REVIEW_PENDING", "parked", "PENDING_SECOND_APPROVAL"],
  ["ESCALATED", "parked", "PENDING_SECOND_APPROVAL"],
  ["AWAITING_DOCUMENTS", "parked", "PENDING_SECOND_APPROVAL"],
  ["FOLLOW_UP_REQUIRED", "parked", "PENDING_SECOND_APPROVAL"],
  ["PENDING_SECOND_APPROVAL", "unparked:REVIEW_PENDING", "REVIEW_PENDING"],
  ["PENDING_SECOND_APPROVAL", "unparked:ESCALATED", "ESCALATED"],
  ["PENDING_SECOND_APPROVAL", "unparked:AWAITING_DOCUMENTS", "AWAITING_DOCUMENTS"],
  ["PENDING_SECOND_APPROVAL", "unparked:FOLLOW_UP_REQUIRED", "FOLLOW_UP_REQUIRED"],
];

const nameOf = (signal: CaseSignal): string =>
  signal.type === "officer_decision"
    ? signal.decision
    : signal.type === "unparked"
      ? `unparked:${signal.to}`
      : signal.type;

describe("the case's status", () => {
  it("follows the transition table for every status and signal", () => {
    const moves = CASE_STATUSES.flatMap((from) =>
      SIGNALS.flatMap((signal) => {
        const to = nextStatus(from, signal);
        return to === null ? [] : [[from, nameOf(signal), to].join(" ")];
      }),
    );
    expect(moves.sort()).toEqual(MOVES.map((move) => move.join(" ")).sort());
  });

  it("is shown to the customer as one of four phases", () => {
    expect(Object.fromEntries(CASE_STATUSES.map((status) => [status, portalPhase(status)]))).toEqual({
      CREATED: "initial_collection",
      AWAITING_DOCUMENTS: "initial_collection",
      FOLLOW_UP_REQUIRED: "follow_up",
      DOCUMENTS_RECEIVED: "under_review",
      INVESTIGATING: "under_review",
      REVIEW_PENDING: "under_review",
      PENDING_SECOND_APPROVAL: "under_review",
      ESCALATED: "under_review",
      APPROVED: "terminal",
      REJECTED: "terminal",
      FAILED: "terminal",
    });
  });
});
