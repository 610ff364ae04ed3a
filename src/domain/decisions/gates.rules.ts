import { SEVERITIES, type Discrepancy, type Finding, type Severity } from "../case/case.model.ts";
import type { CaseRecord, DecisionInput, DecisionKind, OverridableGate } from "../case/case.record.ts";

export type Gate = "sar_first" | OverridableGate;

const TRIGGER_CATEGORIES: readonly Finding["category"][] = ["sanctions", "criminal", "enforcement"];

export const atLeast = (severity: Severity, floor: Severity): boolean =>
  SEVERITIES.indexOf(severity) >= SEVERITIES.indexOf(floor);

/**
 * Findings of any iteration that shut the SAR-first gate. Neither an officer's clearance nor a later
 * iteration without them takes one away.
 */
export function sarTriggers(record: CaseRecord): Finding[] {
  return record.investigations
    .flatMap((result) => result.findings)
    .filter((finding) => TRIGGER_CATEGORIES.includes(finding.category) && atLeast(finding.severity, "high"));
}

/** What a completed assessment names a trigger by: category, subject and source entry. */
export const triggerKey = (finding: Finding): string =>
  JSON.stringify([finding.category, finding.subject ?? "", finding.source_entry ?? finding.id]);

/** Triggers that no completed MLRO assessment covers. */
export function openTriggers(record: CaseRecord): Finding[] {
  const covered = new Set(record.assessments.flatMap((assessment) => assessment.triggers));
  return sarTriggers(record).filter((finding) => !covered.has(triggerKey(finding)));
}

/** While it holds, nothing that a customer could read or write may show why. */
export const isSarLocked = (record: CaseRecord): boolean => openTriggers(record).length > 0;

/** Juridical situations in which a company has ended: closing of liquidation, bankruptcy. */
const DISSOLVED_SITUATIONS: readonly unknown[] = ["014", "050"];

/** Whether the register's newest word is that the entity stopped, or is past closing or in bankruptcy. */
export function isDissolved(record: CaseRecord): boolean {
  const newest = (fact: string) => record.facts[fact]?.at(-1)?.value;
  return newest("registry_status") === "stopped" || DISSOLVED_SITUATIONS.includes(newest("juridical_situation"));
}

export const openUboDiscrepancies = (record: CaseRecord): Discrepancy[] =>
  record.discrepancies.filter((discrepancy) => discrepancy.kind === "ubo" && discrepancy.status === "open");

export const isApproval = (decision: DecisionKind): boolean =>
  decision === "approve" || decision === "approve_with_restrictions";

/** The gates a decision meets, in the order in which they are checked, with those it overrides left out. */
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

/** Gates that stand in the way and that the decision comes with a justification for. */
export function overriddenGates(record: CaseRecord, input: DecisionInput): OverridableGate[] {
  return gatesOfApproval(record, input.decision).filter((gate) => overrideJustification(input, gate) !== null);
}

export const overrideJustification = (input: DecisionInput, gate: OverridableGate): string | null =>
  gate === "dissolved_entity" ? input.overrideDissolvedEntity : input.overrideOpenDiscrepancies;

export const HIGH_RISK_SCORE = 0.7;

/** Why a decision needs a second officer; empty where it does not (decisions, section 3, four eyes). */
export function fourEyesReasons(record: CaseRecord, input: DecisionInput, recommended: string): string[] {
  const reasons = overriddenGates(record, input).map((gate) => `override:${gate}`);
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

/** Confirming an override, an approval over an open trigger or a decision on an escalated case is not for every officer. */
export const needsSenior = (reasons: readonly string[]): boolean =>
  reasons.some((reason) => reason.startsWith("override:") || ["open_sar_trigger", "escalated_case"].includes(reason));
