import type { Discrepancy, Finding } from "../case/case.model.ts";
import type { MemoryUsed } from "./memory-used.model.ts";
import { isDecidedAlone, isDisposition, isGuarded } from "./guards.rules.ts";
import type { OfficerMemory, RememberedPassage, RememberedRule, RuleCondition } from "./memory.model.ts";
import { type FoundTrigger, triggersMeeting, triggersOf } from "./triggers.rules.ts";

export interface CaseScope {
  readonly country: string;
  readonly templateId: string;
}

/** A rule that applies to a case, and the triggers that it applies for; null if it applies to every case of its scope. */
export interface RecalledRule {
  readonly rule: RememberedRule;
  readonly because: readonly FoundTrigger[] | null;
}

/** Whether a rule applies to cases of this template and country. Null applies to all. */
export const fits = (
  { template_id, country }: Pick<RuleCondition, "template_id" | "country">,
  scope: CaseScope,
): boolean =>
  (template_id === null || template_id === scope.templateId) && (country === null || country === scope.country);

/**
 * Rules whose scope and condition hold for what stands open. A text that says how to decide is never among them. Neither
 * is how earlier cases ended, nor a free text of an officer, beside a finding that must be decided on its own.
 */
export function recallRules(
  rules: readonly RememberedRule[],
  scope: CaseScope,
  findings: readonly Finding[],
  discrepancies: readonly Discrepancy[],
): RecalledRule[] {
  const found = triggersOf(findings, discrepancies);
  const isSensitive = findings.some(({ category, severity }) => severity !== "info" && isGuarded(category));
  return rules
    .filter(({ condition }) => fits(condition, scope))
    .filter(({ kind, statement }) => (kind === "counts" ? !isSensitive : !isDisposition(statement)))
    .filter(({ kind }) => kind !== "taught" || !findings.some(isDecidedAlone))
    .map((rule) => ({ rule, because: triggersMeeting(rule.condition, found) }))
    .filter(({ because }) => because === null || because.length > 0)
    .toSorted(byWeight);
}

/** Numbers on what a case's memory contributed. */
export const memoryUsed = (
  memory: OfficerMemory,
  recalled: readonly RecalledRule[],
  findings: readonly Finding[],
): MemoryUsed => ({
  rules_applied: recalled.length,
  passages_matched: memory.passages.filter((passage) => isMet(passage, findings)).length,
  confidence_at_review: memory.confidence,
});

const isMet = ({ finding_category }: RememberedPassage, findings: readonly Finding[]): boolean =>
  finding_category === null ||
  findings.some(
    ({ category, severity, clearance }) => category === finding_category && severity !== "info" && !clearance,
  );

/** Rules taught by officers, then judgments, then preferences; each by descending support. */
const byWeight = ({ rule: a }: RecalledRule, { rule: b }: RecalledRule): number =>
  rank(a) - rank(b) || b.support - a.support;

const rank = ({ source, safety_class }: RememberedRule): number =>
  source === "officer-taught" ? 0 : safety_class === "non_suppressible" ? 1 : 2;
