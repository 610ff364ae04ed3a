import { inOrderOfWeight, judgeCondition } from "./conditions.rules.ts";
import type { Evaluation, RuleInput, RuleResult } from "./evaluation.model.ts";
import type { ActionType, ReasoningTemplate, RedFlagRule } from "./reasoning.model.ts";

const CONFIDENCE_MAX = 100;
const EVIDENCE_MAX = 25;

/**
 * Evaluates every enabled rule of a template, in the template's order. The result does not depend on the order of the
 * input. Of several caps or gates the lowest applies.
 */
export function evaluateTemplate(template: ReasoningTemplate, input: RuleInput): Evaluation {
  const results = template.red_flag_rules.filter((rule) => rule.enabled).map((rule) => evaluateRule(rule, input));
  return {
    evaluated: true,
    template_id: template.id,
    template_version: template.version,
    rules_triggered: results.filter((result) => result.triggered).length,
    confidence_cap: lowest(results, "cap_confidence", CONFIDENCE_MAX),
    evidence_gate: lowest(results, "gate_evidence", EVIDENCE_MAX),
    results,
  };
}

function evaluateRule(rule: RedFlagRule, input: RuleInput): RuleResult {
  const verdicts = [rule, ...rule.and].map((condition) => judgeCondition(condition, input));
  const outcomes = verdicts.map((verdict) => verdict.outcome);
  const outcome = outcomes.includes("not_met")
    ? "not_triggered"
    : outcomes.includes("unknown")
      ? "unknown"
      : "triggered";
  const findings = outcome === "triggered" ? verdicts.flatMap((verdict) => verdict.findings) : [];
  return {
    rule_id: rule.rule_id,
    name: rule.name,
    description: rule.description,
    severity: rule.severity,
    triggered: outcome === "triggered",
    outcome,
    condition_type: rule.condition_type,
    action_type: rule.action_type,
    action_value: rule.action_value,
    evidence: verdicts.map((verdict) => verdict.evidence).join(". "),
    finding_ids: unique(inOrderOfWeight(findings).map((finding) => finding.id)),
    evidence_ids: unique(findings.flatMap((finding) => finding.evidence_ids)).sort(),
    legal_basis: rule.legal_basis,
  };
}

const unique = (ids: readonly string[]): string[] => [...new Set(ids)];

function lowest(results: readonly RuleResult[], type: ActionType, unbounded: number): number {
  const limits = results.filter((result) => result.triggered && result.action_type === type);
  return Math.min(unbounded, ...limits.map((result) => Number(result.action_value)));
}
