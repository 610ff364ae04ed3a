import type { Discrepancy, Finding, Severity } from "../case/case.model.ts";
import type { ActionType, ActionValue, ConditionType } from "./reasoning.model.ts";

/** Input of the rules. The order of lists has no meaning. */
export interface RuleInput {
  /** Findings that an officer cleared are ignored. */
  readonly findings: readonly Finding[];
  readonly discrepancies: readonly Discrepancy[];
  /** 0.0 to 1.0, before any rule is applied. */
  readonly riskScore: number;
  /** Queried sources by name, and whether they answered. */
  readonly sources: Readonly<Record<string, "answered" | "unavailable">>;
  /** Document requirements of the case, by id, and whether each was met. */
  readonly documents: Readonly<Record<string, "provided" | "missing">>;
  /** Answers and metadata by name; a country as its ISO code, a yes_no as `yes` or `no`. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** NACE codes in any notation; null is "not known". */
  readonly nace: { readonly declared: readonly string[] | null; readonly registered: readonly string[] | null };
  /** Null is "not known". */
  readonly companyAgeDays: number | null;
}

/** Results of the rules of one template for one iteration. */
export interface Evaluation {
  readonly evaluated: true;
  readonly template_id: string;
  readonly template_version: string;
  readonly rules_triggered: number;
  /** 0 to 100; 100 if no rule caps it. */
  readonly confidence_cap: number;
  /** 0 to 25; 25 if no rule limits it. */
  readonly evidence_gate: number;
  readonly results: readonly RuleResult[];
}

export interface RuleResult {
  readonly rule_id: string;
  readonly name: string;
  readonly description: string;
  readonly severity: Severity;
  readonly triggered: boolean;
  /** `unknown`: a condition could not be evaluated and no other condition failed. */
  readonly outcome: "triggered" | "not_triggered" | "unknown";
  readonly condition_type: ConditionType;
  readonly action_type: ActionType;
  readonly action_value: ActionValue;
  /** Text on what decided each condition. */
  readonly evidence: string;
  /** The findings that triggered it; `evidence_ids` are theirs. */
  readonly finding_ids: readonly string[];
  readonly evidence_ids: readonly string[];
  readonly legal_basis: readonly string[];
}

export interface StoredEvaluation {
  readonly iteration: number;
  readonly evaluation: Evaluation;
  readonly evaluatedAt: string;
}
