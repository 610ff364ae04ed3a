import type { Domain } from "../iteration/information-domain.ts";
import type { DiscrepancyKind, FindingCategory, ResponseType, Severity } from "../case/case.model.ts";

/** A condition of a rule, with its parameters. */
export type Condition =
  /** `except` names codes, or entries in their source, of findings that do not count, whatever their category. */
  | Test<
      "finding_category_present",
      { categories: readonly FindingCategory[]; min_severity?: Severity; except?: readonly string[] }
    >
  | Test<"finding_source_present", { sources: readonly string[]; min_severity?: Severity }>
  /** At least `count` findings (default 1) of at least this severity. */
  | Test<"severity_at_least", { severity: Severity; count?: number }>
  /** `score` is 0.0 to 1.0. */
  | Test<"risk_score_at_least", { score: number }>
  /** An open discrepancy of one of the kinds. */
  | Test<"discrepancy_on_field", { kinds: readonly DiscrepancyKind[] }>
  /** One of the sources was queried and did not answer. */
  | Test<"source_missing", { sources: readonly string[] }>
  /** One of the documents was requested and not provided. */
  | Test<"document_missing", { documents: readonly string[] }>
  /** The field's text is one of these, ignoring case and accents. */
  | Test<"field_value_matches", { field: string; one_of: readonly string[] }>
  /** No declared activity shares its first `digits` digits with a registered one. */
  | Test<"nace_code_mismatch", { digits: number }>
  | Test<"company_age_below", { days: number }>;

interface Test<Type extends string, Parameters> {
  readonly condition_type: Type;
  readonly condition: Readonly<Parameters>;
}

export type ConditionType = Condition["condition_type"];

/** Only screening and media may block the SAR-first gate, so rules raise no findings in these categories. */
export const GATE_CATEGORIES = ["sanctions", "criminal", "enforcement"] as const satisfies readonly FindingCategory[];
export type FlaggableCategory = Exclude<FindingCategory, (typeof GATE_CATEGORIES)[number]>;

/** What a rule does if all its conditions are met. */
export type Action =
  /** Raises a finding of this category with the rule's severity. */
  | Effect<"flag_finding", FlaggableCategory>
  /** Limits the case's confidence to this many of 100 points. */
  | Effect<"cap_confidence", number>
  /** Adds a required task for the customer to the proposals. */
  | Effect<"force_edd_task", EddTask>
  /** Raises the findings that triggered the rule to at least this severity. */
  | Effect<"boost_severity", Severity>
  /** Limits the evidence dimension of the confidence to this many of 25 points. */
  | Effect<"gate_evidence", number>;

interface Effect<Type extends string, Value> {
  readonly action_type: Type;
  readonly action_value: Value;
}

export type ActionType = Action["action_type"];
export type ActionValue = Action["action_value"];

/** The customer reads `description`, so it must not say why the task is asked. */
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
  /** Further conditions that must all be met. */
  readonly and: readonly Condition[];
  /** Article ids of the regulatory radar. */
  readonly legal_basis: readonly string[];
  readonly enabled: boolean;
} & Condition &
  Action;

/** One step of an investigation. The agent registry says which agents cover its domains. */
export interface VerificationStep {
  readonly name: string;
  readonly description: string;
  readonly domains: readonly Domain[];
  readonly required: boolean;
}

export const VERTICALS = ["psp", "casp", "marketplace", "tcsp", "natural_person"] as const;
/** The verticals of the regulatory radar, and `natural_person`. */
export type Vertical = (typeof VERTICALS)[number];

export interface ReasoningTemplate {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** ISO 3166-1 alpha-2; `EU` for countries without their own template. */
  readonly country: string;
  readonly vertical: Vertical;
  readonly version: string;
  readonly enabled: boolean;
  /** The case template that it applies to. */
  readonly workflow_template_id: string;
  readonly regulatory_framework: string;
  readonly red_flag_rules: readonly RedFlagRule[];
  readonly verification_chain: readonly VerificationStep[];
}
