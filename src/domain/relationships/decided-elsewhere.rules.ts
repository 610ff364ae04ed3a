import type { CaseRecord } from "../case/case.record.ts";
import type { ObservedChange } from "./monitoring-event.model.ts";

const DECIDED: Readonly<Partial<Record<CaseRecord["status"], string>>> = {
  REJECTED: "rejected",
  ESCALATED: "escalated",
};

/**
 * What happened to a customer because another case of theirs was rejected or escalated; null for every other case. A review is part of
 * the relationship by itself. What follows is for an officer to decide: a rejection opens a review, and an escalation, of which nothing
 * may reach the customer, does not.
 */
export function otherCaseDecided(record: CaseRecord, relationshipId: string): ObservedChange | null {
  const { status, decision, reviewOf, workflowId, investigations } = record;
  const word = DECIDED[status];
  if (word === undefined || decision === null || reviewOf !== undefined) return null;
  const rating = investigations.at(-1)?.risk_rating?.level ?? null;
  return {
    relationshipId,
    partyId: null,
    type: "network_change",
    severity: "high",
    key: ["other_case", relationshipId, workflowId, status, decision.decidedAt].join(":"),
    title: `Another case of this customer was ${word} on ${decision.decidedAt.slice(0, 10)}`,
    before: null,
    after: { workflow_id: workflowId, status, rating },
    evidenceIds: [],
    needsRole: null,
    consequence: status === "REJECTED" ? "open_review" : "none",
  };
}
