import type { DiscrepancyKind, FindingCategory, Severity } from "../../case/case.model.ts";
import { findTemplate } from "../../templates/index.ts";
import type { Action, Condition, EddTask, FlaggableCategory, RedFlagRule } from "../reasoning.model.ts";

/** A rule before it belongs to a template, which gives it its id. */
export interface RuleDraft {
  readonly key: string;
  readonly name: string;
  readonly description: string;
  readonly severity: Severity;
  readonly when: Condition;
  readonly and?: readonly Condition[];
  readonly action: Action;
  /** Article ids of the radar. */
  readonly law: readonly string[];
}

export function toRule(templateId: string, draft: RuleDraft): RedFlagRule {
  const { key, name, description, severity, when, and = [], action, law } = draft;
  return {
    rule_id: `${templateId}.${key}`,
    name,
    description,
    severity,
    ...when,
    and,
    ...action,
    legal_basis: [...new Set(law)],
    enabled: true,
  };
}

export const categoryPresent = (
  categories: readonly FindingCategory[],
  min_severity?: Severity,
  except?: readonly string[],
): Condition => ({
  condition_type: "finding_category_present",
  condition: { categories, ...(min_severity && { min_severity }), ...(except && { except }) },
});

export const sourcePresent = (sources: readonly string[], min_severity?: Severity): Condition => ({
  condition_type: "finding_source_present",
  condition: { sources, ...(min_severity && { min_severity }) },
});

export const severityAtLeast = (severity: Severity, count = 1): Condition => ({
  condition_type: "severity_at_least",
  condition: { severity, count },
});

export const riskAtLeast = (score: number): Condition => ({
  condition_type: "risk_score_at_least",
  condition: { score },
});

export const discrepancyOn = (...kinds: DiscrepancyKind[]): Condition => ({
  condition_type: "discrepancy_on_field",
  condition: { kinds },
});

export const sourceMissing = (...sources: string[]): Condition => ({
  condition_type: "source_missing",
  condition: { sources },
});

export const documentMissing = (...documents: string[]): Condition => ({
  condition_type: "document_missing",
  condition: { documents },
});

export const fieldIs = (field: string, ...one_of: string[]): Condition => ({
  condition_type: "field_value_matches",
  condition: { field, one_of },
});

/** Compares NACE divisions, the first two digits. */
export const activityDiffers: Condition = { condition_type: "nace_code_mismatch", condition: { digits: 2 } };

export const youngerThan = (days: number): Condition => ({ condition_type: "company_age_below", condition: { days } });

export const flag = (category: FlaggableCategory): Action => ({ action_type: "flag_finding", action_value: category });
export const capConfidence = (points: number): Action => ({ action_type: "cap_confidence", action_value: points });
export const gateEvidence = (points: number): Action => ({ action_type: "gate_evidence", action_value: points });
export const boostTo = (severity: Severity): Action => ({ action_type: "boost_severity", action_value: severity });
export const requestTask = (task: EddTask): Action => ({ action_type: "force_edd_task", action_value: task });

/**
 * An option of a question in all languages.
 * @throws Error if the case template has no such option, because a rule on it could never trigger.
 */
export function optionOf(caseTemplateId: string, questionId: string, english: string): string[] {
  const question = findTemplate(caseTemplateId)?.questions.find(({ id }) => id === questionId);
  const option = question?.options?.find(({ en }) => en === english);
  if (!option) throw new Error(`${caseTemplateId} has no option "${english}" at ${questionId}`);
  return Object.values(option);
}
