import { refuse } from "../../platform/errors.ts";
import { nextStatus } from "../case/case.machine.ts";
import type { Change, RuleOutcome } from "../case/case.change.ts";
import type { CaseRecord, DecisionInput } from "../case/case.record.ts";
import { IN_WORDS } from "../customer/no-answer.rules.ts";
import { isEmptyReason } from "./empty-reason.rules.ts";
import { checksToOverride, type Gate, isApproval, isSarLocked, type Standing } from "./gates.rules.ts";
import { findingsToSettle } from "./to-settle.rules.ts";

const DECIDED: Readonly<Record<DecisionInput["decision"], string>> = {
  approve: "approved",
  approve_with_restrictions: "approved with restrictions",
  reject: "rejected",
  follow_up: "sent to follow-up",
  escalate: "escalated",
};
const wrongState = (record: CaseRecord, decision: DecisionInput["decision"]): RuleOutcome<never> =>
  refuse(
    "invalid_state",
    `The case is in status ${record.status}; it cannot be ${DECIDED[decision]}.${NEXT[record.status] ?? ""}`,
    { extra: { current_status: record.status } },
  );

/** What is possible instead, where it is not plain from the status. */
const NEXT: Readonly<Partial<Record<CaseRecord["status"], string>>> = {
  PENDING_SECOND_APPROVAL: " Another officer than the one who made the decision first approves or rejects it.",
};

/** A case that was escalated after a failed investigation was never screened and cannot be approved. */
const isInvestigated = (record: CaseRecord): boolean =>
  record.investigations.some((result) => result.iteration === record.iteration);

const notInvestigated = (record: CaseRecord): RuleOutcome<never> =>
  refuse(
    "invalid_state",
    `The investigation of iteration ${record.iteration} has not completed; the case cannot be approved.`,
    { extra: { current_status: record.status } },
  );

const noIterationLeft = (record: CaseRecord): RuleOutcome<never> =>
  refuse("max_iterations_reached", `The case has reached its maximum of ${record.maxIterations} iterations.`);

/** How status, investigation or iterations refuse a decision before any gate is looked at; null where they admit it. */
export function stateRefusal(record: CaseRecord, decision: DecisionInput["decision"]): RuleOutcome<never> | null {
  if (nextStatus(record.status, { type: "officer_decision", decision }) === null) return wrongState(record, decision);
  if (isApproval(decision) && !isInvestigated(record)) return notInvestigated(record);
  if (decision === "follow_up" && record.iteration >= record.maxIterations) return noIterationLeft(record);
  return null;
}

/**
 * Refuses the confirmation of an approval by a comment that says nothing, where findings are open that only an officer's words settle.
 * `comment` may be empty.
 */
export function wordlessRefusal(record: CaseRecord, comment: string): RuleOutcome<never> | null {
  if (!isApproval(record.parked!.input.decision) || !isEmptyReason(comment)) return null;
  return findingsToSettle(record).length > 0 ? NO_WORDS : null;
}

const NO_WORDS = refuse("validation_failed", "This approval cannot be confirmed without a reason.", {
  errors: [{ path: "comment", code: IN_WORDS.params.code, message: IN_WORDS.message }],
});

const GATE_MESSAGES: Readonly<Record<Gate, string>> = {
  sar_first: "The MLRO must assess the case first. Escalate the case.",
  sanctioned:
    "A sanctions match is confirmed. The case cannot be approved: reject it once the MLRO has assessed it. Only an MLRO undoes a confirmation.",
  prohibited: "The policy prohibits this customer.",
  dissolved_entity: "The entity is dissolved. An approval requires override_dissolved_entity with a justification.",
  open_ubo_discrepancy:
    "A beneficial-owner discrepancy is open. An approval requires override_open_discrepancies with a justification.",
  open_screening_hit: "A screening hit is open. Clear it or confirm it before an approval.",
  mandatory_check_open:
    "A mandatory check is not established. An approval requires override_open_checks with a justification.",
};

function gateRefusal(standing: Standing, input: DecisionInput, gate: Gate) {
  const open =
    gate === "mandatory_check_open" ? { open_checks: checksToOverride(standing, input).map(({ check }) => check) } : {};
  const message =
    gate === "sar_first" && !isSarLocked(standing.record) ? REPORT_OPEN : messageOf(standing.record, gate);
  return refuse("gate_blocked", message, { extra: { gate, ...open } });
}

/** For those alone who may know of the report. */
const REPORT_OPEN =
  "A report on this case is open: nobody who knows of it approves the case before the report is filed or rejected. Escalate the case, or leave it until then.";

/**
 * A refusal by a gate. It is recorded in the case's audit chain, which every officer reads, unless the gate is shut by a report that
 * not everybody may know of.
 */
export function blocked(standing: Standing, input: DecisionInput, gate: Gate, kept: CaseRecord = standing.record) {
  const refusal = gateRefusal(standing, input, gate);
  const isSecret = gate === "sar_first" && !isSarLocked(standing.record);
  return isSecret ? refusal : { ...refusal, regardless: blockedChange(kept, input, gate) };
}

/** Refuses the approval of a review while who may dispose of an event of the customer has not. */
export const undisposedRefusal = (record: CaseRecord, input: DecisionInput, titles: readonly string[]) => ({
  ...refuse(
    "gate_blocked",
    `The review cannot be approved while a monitoring event has no disposition: ${titles.join(" ")} Dispose of the event first.`,
    { extra: { gate: "open_screening_hit" } },
  ),
  regardless: blockedChange(record, input, "open_screening_hit"),
});

function messageOf({ status, investigations }: CaseRecord, gate: Gate): string {
  if (gate === "sar_first" && status === "ESCALATED")
    return "The MLRO must assess the case first. It is escalated already: a decision is possible after the assessment.";
  if (gate !== "prohibited") return GATE_MESSAGES[gate];
  const why = investigations.at(-1)?.risk_rating?.prohibited_because ?? GATE_MESSAGES.prohibited;
  return `${why} No override lifts this: reject the case, or escalate it.`;
}

/** Records the refusal in the case's audit chain. */
const blockedChange = (record: CaseRecord, input: DecisionInput, gate: Gate): Change => ({
  record,
  audit: [{ event: "DECISION_BLOCKED", details: { decision: input.decision, gate } }],
  effects: [],
  answer: undefined,
});
