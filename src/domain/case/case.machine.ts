import type { CaseStatus } from "./case.model.ts";
import type { DecisionKind } from "./case.record.ts";

/** Events of the state machine. `officer_decision` is a decision in effect; one that awaits approval is `parked`. */
export type CaseSignal =
  | { readonly type: "workflow_started" }
  | { readonly type: "documents_submitted" }
  | { readonly type: "investigation_started" }
  | { readonly type: "investigation_completed" }
  | { readonly type: "investigation_failed" }
  | { readonly type: "retry" }
  | { readonly type: "officer_decision"; readonly decision: DecisionKind }
  | { readonly type: "parked" }
  | { readonly type: "unparked"; readonly to: CaseStatus };

const COLLECTING: readonly CaseStatus[] = ["AWAITING_DOCUMENTS", "FOLLOW_UP_REQUIRED"];
const REVIEWING: readonly CaseStatus[] = ["REVIEW_PENDING", "ESCALATED"];
const REJECTABLE: readonly CaseStatus[] = [...REVIEWING, ...COLLECTING, "FAILED"];
const PARKABLE = REJECTABLE;

/** Statuses from which a decision may be taken (decisions, section 3). */
const DECIDABLE: Readonly<Record<DecisionKind, readonly CaseStatus[]>> = {
  approve: REVIEWING,
  approve_with_restrictions: REVIEWING,
  reject: REJECTABLE,
  follow_up: REVIEWING,
  escalate: ["REVIEW_PENDING", "FAILED"],
};

const DECIDED: Readonly<Record<DecisionKind, CaseStatus>> = {
  approve: "APPROVED",
  approve_with_restrictions: "APPROVED",
  reject: "REJECTED",
  follow_up: "FOLLOW_UP_REQUIRED",
  escalate: "ESCALATED",
};

/** The status after a signal, or null if the signal is not allowed in `from`. */
export function nextStatus(from: CaseStatus, signal: CaseSignal): CaseStatus | null {
  const when = (allowed: readonly CaseStatus[], to: CaseStatus) => (allowed.includes(from) ? to : null);
  switch (signal.type) {
    case "workflow_started":
      return when(["CREATED"], "AWAITING_DOCUMENTS");
    case "documents_submitted":
      return when(COLLECTING, "DOCUMENTS_RECEIVED");
    case "investigation_started":
      return when(["DOCUMENTS_RECEIVED"], "INVESTIGATING");
    case "investigation_completed":
      return when(["INVESTIGATING"], "REVIEW_PENDING");
    case "investigation_failed":
      return when(["INVESTIGATING"], "FAILED");
    case "retry":
      return when(["FAILED"], "INVESTIGATING");
    case "officer_decision":
      return when(DECIDABLE[signal.decision], DECIDED[signal.decision]);
    case "parked":
      return when(PARKABLE, "PENDING_SECOND_APPROVAL");
    case "unparked":
      return PARKABLE.includes(signal.to) ? when(["PENDING_SECOND_APPROVAL"], signal.to) : null;
  }
}

export const isTerminal = (status: CaseStatus): boolean => ["APPROVED", "REJECTED", "FAILED"].includes(status);

/** A report exists once the case is decided. */
export const isDecided = (status: CaseStatus): boolean => status === "APPROVED" || status === "REJECTED";

export type PortalPhase = "initial_collection" | "follow_up" | "under_review" | "terminal";

/** The phase that the portal shows for a status, before the SAR-first lock is applied. */
export function portalPhase(status: CaseStatus): PortalPhase {
  if (status === "CREATED" || status === "AWAITING_DOCUMENTS") return "initial_collection";
  if (status === "FOLLOW_UP_REQUIRED") return "follow_up";
  return isTerminal(status) ? "terminal" : "under_review";
}
