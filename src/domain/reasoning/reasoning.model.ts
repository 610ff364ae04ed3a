import type { Domain } from "../iteration/information-domain.ts";
import type { DiscrepancyKind, FindingCategory, ResponseType, Severity } from "../case/case.model.ts";

/** What a rule may ask of an investigation, with its parameters. */
export type Condition =
  | Test<"finding_category_present", { categories: readonly FindingCategory[]; min_severity?: Severity }>
  | Test<"finding_source_present", { sources: readonly string[]; min_severity?: Severity }>
  /** At least `count` findings (1 where left out) of at least this severity. */
  | Test<"severity_at_least", { severity: Severity; count?: number }>
  /** `score` is 0.0 to 1.0. */
  | Test<"risk_score_at_least", { score: number }>
  /** An open discrepancy of one of the kinds. */
  | Test<"discrepancy_on_field", { kinds: readonly DiscrepancyKind[] }>
  /** One of the sources was asked and gave no answer. */
  | Test<"source_missing", { sources: readonly string[] }>
  /** One of the documents was asked for and not handed in. */
  | Test<"document_missing", { documents: readonly string[] }>
  /** The field's text is one of these, whatever its case and accents. */
  | Test<"field_value_matches", { field: string; one_of: readonly string[] }>
  /** No declared activity shares its first `digits` digits with a registered one. */
  | Test<"nace_code_mismatch", { digits: number }>
  | Test<"company_age_below", { days: number }>;

interface Test<Type extends string, Parameters> {
  readonly condition_type: Type;
  readonly condition: Readonly<Parameters>;
}

export type ConditionType = Condition["condition_type"];

/** Only screening and media may shut the SAR-first gate, so a rule raises no finding of these. */
export const GATE_CATEGORIES = ["sanctions", "criminal", "enforcement"] as const satisfies readonly FindingCategory[];
export type FlaggableCategory = Exclude<FindingCategory, (typeof GATE_CATEGORIES)[number]>;

/** What a rule does when all its conditions hold. */
export type Action =
  /** Raises a finding of this category, as severe as the rule. */
  | Effect<"flag_finding", FlaggableCategory>
  /** The most points, of 100, that the case's confidence may have. */
  | Effect<"cap_confidence", number>
  /** Puts a task for the customer among the proposed ones. */
  | Effect<"force_edd_task", EddTask>
  /** The findings that decided the rule weigh at least this much. */
  | Effect<"boost_severity", Severity>
  /** The most points, of 25, that the evidence dimension of the confidence may have. */
  | Effect<"gate_evidence", number>;

interface Effect<Type extends string, Value> {
  readonly action_type: Type;
  readonly action_value: Value;
}

export type ActionType = Action["action_type"];
export type ActionValue = Action["action_value"];

/** The customer reads `description`: it says what is asked for and nothing of why. */
export interface EddTask {
  readonly description: string;
  readonly response_type: ResponseType;
  readonly document_type: string | null;
}

export type RedFlagRule = {
  /** `<template id>.<name of the rule>` */
  readonly rule_id: string;
  readonly name: string;
  readonly description: string;
  readonly severity: Severity;
  /** Further conditions: all must hold beside the leading one. */
  readonly and: readonly Condition[];
  /** Article ids of the regulatory radar. */
  readonly legal_basis: readonly string[];
  readonly enabled: boolean;
} & Condition &
  Action;

/** One step of an investigation, in order; the agent registry says who can take it. */
export interface VerificationStep {
  readonly name: string;
  readonly description: string;
  readonly domains: readonly Domain[];
  readonly required: boolean;
}

export const VERTICALS = ["psp", "casp", "marketplace", "tcsp", "natural_person"] as const;
/** Those of the radar, and `natural_person`, which is no kind of business. */
export type Vertical = (typeof VERTICALS)[number];

export interface ReasoningTemplate {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** ISO 3166-1 alpha-2; `EU` for countries without one of their own. */
  readonly country: string;
  readonly vertical: Vertical;
  readonly version: string;
  readonly enabled: boolean;
  /** The case template whose cases it reasons about. */
  readonly workflow_template_id: string;
  readonly regulatory_framework: string;
  readonly red_flag_rules: readonly RedFlagRule[];
  readonly verification_chain: readonly VerificationStep[];
}
