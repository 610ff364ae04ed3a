import type { CaseStatus } from "./case.model.ts";

const STEPS = {
  opening: "The service opens the case.",
  customer_documents: "The customer hands in documents and answers.",
  investigation: "The service investigates the case.",
  provisional_decision: "The case's officer records a provisional decision.",
  decision: "An officer reviews the case and decides.",
  customer_answers: "The customer answers what was asked.",
  second_approval: "Another officer answers the pending decision.",
  escalated_decision: "An officer decides the escalated case.",
  retry: "The investigation failed: it is started again, or the case is decided.",
  none: "Nothing: the case is decided.",
} as const;

export type NextStepCode = keyof typeof STEPS;
export const NEXT_STEPS = Object.keys(STEPS) as [NextStepCode, ...NextStepCode[]];

const BY_STATUS: Readonly<Record<CaseStatus, NextStepCode>> = {
  CREATED: "opening",
  AWAITING_DOCUMENTS: "customer_documents",
  DOCUMENTS_RECEIVED: "investigation",
  INVESTIGATING: "investigation",
  REVIEW_PENDING: "decision",
  FOLLOW_UP_REQUIRED: "customer_answers",
  PENDING_SECOND_APPROVAL: "second_approval",
  ESCALATED: "escalated_decision",
  APPROVED: "none",
  REJECTED: "none",
  FAILED: "retry",
};

/**
 * What a case waits for. It follows from what every officer sees of it, and not from gates: whether a report was made or a
 * judgement is withheld would show in it.
 */
export function nextStepOf(status: CaseStatus, isWithheld: boolean) {
  const code = status === "REVIEW_PENDING" && isWithheld ? "provisional_decision" : BY_STATUS[status];
  return { code, text: STEPS[code] };
}
