import type { CaseStatus } from "../../domain/case/case.model.ts";
import type { DecisionKind } from "../../domain/case/case.record.ts";

export type SimilarOutcome = "approved" | "rejected" | "follow_up" | "escalated" | "pending";

const OUTCOMES: Partial<Record<CaseStatus, SimilarOutcome>> = {
  APPROVED: "approved",
  REJECTED: "rejected",
  FOLLOW_UP_REQUIRED: "follow_up",
  ESCALATED: "escalated",
};

export const outcomeOf = (status: CaseStatus): SimilarOutcome => OUTCOMES[status] ?? "pending";

/** Whether an approval is with restrictions; null for an approval of which that is not recorded. */
export function isRestricted(outcome: SimilarOutcome, decision: DecisionKind | null | undefined): boolean | null {
  if (outcome !== "approved") return false;
  if (decision === "approve") return false;
  return decision === "approve_with_restrictions" ? true : null;
}

/** Outcomes of a list of cases. Each case counts once, so the counts add up to the length of the list. */
export interface OutcomeCounts {
  /** Without restrictions, as far as that is recorded. */
  readonly approved: number;
  readonly approved_with_restrictions: number;
  readonly rejected: number;
  readonly follow_up: number;
  readonly escalated: number;
  readonly pending: number;
}

export interface Outcome {
  readonly outcome: SimilarOutcome;
  readonly restricted: boolean | null;
}

export function countOutcomes(cases: readonly Outcome[]): OutcomeCounts {
  const count = (of: SimilarOutcome, restricted = false) =>
    cases.filter((one) => one.outcome === of && (one.restricted === true) === restricted).length;
  return {
    approved: count("approved"),
    approved_with_restrictions: count("approved", true),
    rejected: count("rejected"),
    follow_up: count("follow_up"),
    escalated: count("escalated"),
    pending: count("pending"),
  };
}
