import { SEVERITIES, type Discrepancy, type Finding, type Severity } from "../case/case.model.ts";
import type { CaseRecord, DecisionInput, DecisionKind, FourEyesReason, OverridableGate } from "../case/case.record.ts";

/** What can block a decision, in the order in which the gates are checked. */
export const GATES = ["sar_first", "dissolved_entity", "open_ubo_discrepancy"] as const;
export type Gate = (typeof GATES)[number];

const TRIGGER_CATEGORIES: readonly Finding["category"][] = ["sanctions", "criminal", "enforcement"];

export const atLeast = (severity: Severity, minimum: Severity): boolean =>
  SEVERITIES.indexOf(severity) >= SEVERITIES.indexOf(minimum);

/**
 * Findings of any iteration that block the SAR-first gate. Neither an officer's clearance nor a later iteration without
 * them removes one.
 */
export function sarTriggers(record: CaseRecord): Finding[] {
  return record.investigations
    .flatMap((result) => result.findings)
    .filter((finding) => TRIGGER_CATEGORIES.includes(finding.category) && atLeast(finding.severity, "high"));
}

/** Key of a trigger in a completed assessment: category, subject and source entry. */
export const triggerKey = (finding: Finding): string =>
  JSON.stringify([finding.category, finding.subject ?? "", finding.source_entry ?? finding.id]);

/** Triggers that no completed MLRO assessment covers. */
export function openTriggers(record: CaseRecord): Finding[] {
  const covered = new Set(record.assessments.flatMap((assessment) => assessment.triggers));
  return sarTriggers(record).filter((finding) => !covered.has(triggerKey(finding)));
}

/** While the lock holds, nothing that a customer can read or write may reveal it (tipping off). */
export const isSarLocked = (record: CaseRecord): boolean => openTriggers(record).length > 0;

/** Juridical situations in which a company has ended: closing of liquidation, bankruptcy. */
const DISSOLVED_SITUATIONS: readonly unknown[] = ["014", "050"];

/** Whether the latest register facts say that the entity has stopped, was liquidated or is bankrupt. */
export function isDissolved(record: CaseRecord): boolean {
  const newest = (fact: string) => record.facts[fact]?.at(-1)?.value;
  return newest("registry_status") === "stopped" || DISSOLVED_SITUATIONS.includes(newest("juridical_situation"));
}

export const openUboDiscrepancies = (record: CaseRecord): Discrepancy[] =>
  record.discrepancies.filter((discrepancy) => discrepancy.kind === "ubo" && discrepancy.status === "open");

export const isApproval = (decision: DecisionKind): boolean =>
  decision === "approve" || decision === "approve_with_restrictions";

/** The first gate that blocks a decision and is not overridden, or null. */
export function blockingGate(record: CaseRecord, input: DecisionInput): Gate | null {
  const contactsCustomer = input.decision === "reject" || input.decision === "follow_up";
  if (contactsCustomer && isSarLocked(record)) return "sar_first";
  const overridden = overriddenGates(record, input);
  return gatesOfApproval(record, input.decision).find((gate) => !overridden.includes(gate)) ?? null;
}

function gatesOfApproval(record: CaseRecord, decision: DecisionKind): OverridableGate[] {
  if (!isApproval(decision)) return [];
  const gates: OverridableGate[] = [];
  if (isDissolved(record)) gates.push("dissolved_entity");
  if (openUboDiscrepancies(record).length > 0) gates.push("open_ubo_discrepancy");
  return gates;
}

/** Gates that would block the decision and are overridden with a justification. */
export function overriddenGates(record: CaseRecord, input: DecisionInput): OverridableGate[] {
  return gatesOfApproval(record, input.decision).filter((gate) => overrideJustification(input, gate) !== null);
}

export const overrideJustification = (input: DecisionInput, gate: OverridableGate): string | null =>
  gate === "dissolved_entity" ? input.overrideDissolvedEntity : input.overrideOpenDiscrepancies;

export const HIGH_RISK_SCORE = 0.7;

/** Why a decision needs a second officer; empty if it does not (decisions, section 3, four eyes). */
export function fourEyesReasons(record: CaseRecord, input: DecisionInput, recommended: string): FourEyesReason[] {
  const reasons = overriddenGates(record, input).map((gate): FourEyesReason => `override:${gate}`);
  const latest = record.investigations.at(-1);
  if (isApproval(input.decision)) {
    if ((latest?.risk_score ?? 0) >= HIGH_RISK_SCORE) reasons.push("high_risk_score");
    if (latest?.findings.some((finding) => finding.severity === "critical")) reasons.push("critical_finding");
    if (isSarLocked(record)) reasons.push("open_sar_trigger");
  }
  if (record.status === "ESCALATED") reasons.push("escalated_case");
  if (input.decision === "reject" && recommended === "approve") reasons.push("against_recommendation");
  return reasons;
}

/** Overrides, approvals despite an open trigger and decisions on escalated cases need a senior second approver. */
export const needsSenior = (reasons: readonly string[]): boolean =>
  reasons.some((reason) => reason.startsWith("override:") || ["open_sar_trigger", "escalated_case"].includes(reason));
