import type { IsoTime } from "../case/case.model.ts";

/** The tenant's own memory, which every officer may write. */
export const SHARED_OFFICER = "default";

export const SIGNAL_CATEGORIES = ["judgment", "preference", "behavioral"] as const;
export type SignalCategory = (typeof SIGNAL_CATEGORIES)[number];
export type SafetyClass = "non_suppressible" | "preference_only";

/** A captured action of an officer. */
export interface Signal {
  readonly id: string;
  readonly officerId: string;
  /** The case it is about; null if it names no case of the tenant. */
  readonly workflowId: string | null;
  readonly signalType: string;
  readonly category: SignalCategory;
  readonly safetyClass: SafetyClass;
  /** The component that sent it. */
  readonly source: string;
  readonly iteration: number;
  readonly templateId: string | null;
  /** ISO 3166-1 alpha-2. */
  readonly country: string | null;
  readonly context: SignalContext;
  readonly createdAt: IsoTime;
}

/** Context from the sender. Only these keys are used; other keys are stored as they are. */
export type SignalContext = Readonly<
  Partial<Record<"finding_id" | "finding_category" | "description" | "rejection_reason", string>>
>;

/** A signal as text for semantic search. */
export interface Passage {
  readonly id: string;
  readonly officerId: string;
  readonly workflowId: string | null;
  readonly text: string;
  readonly tags: readonly string[];
  readonly findingCategory: string | null;
  readonly createdAt: IsoTime;
}

export interface FoundPassage {
  readonly id: string;
  readonly text: string;
  readonly tags: readonly string[];
  readonly created_at: IsoTime;
  /** 0.0 to 1.0. */
  readonly score: number;
}

export const BLOCK_LABELS = ["active_preferences", "learned_procedures", "officer_profile"] as const;
export type BlockLabel = (typeof BLOCK_LABELS)[number];

/** The block of rules from consolidation and from officers. */
export interface StoredProcedures {
  /** Texts of the rules in `details` that apply: not paused, and no mere counts. */
  readonly rules: readonly string[];
  readonly last_updated: IsoTime;
  readonly consolidation_count: number;
  /** Each without the members that say nothing. */
  readonly details: readonly Readonly<Record<string, unknown>>[];
  /** Learned rules that the officer deleted. They are not learned again. */
  readonly deleted_rules?: readonly DeletedRule[];
}

interface DeletedRule {
  readonly key: string;
  readonly deleted_at: IsoTime;
}

/**
 * `counts`: how cases ended, never advice. `explanation`: what officers found to be behind a finding.
 * `taught`: a text of an officer.
 */
export const RULE_KINDS = ["question", "task", "wording", "emphasis", "explanation", "counts", "taught"] as const;
export type RuleKind = (typeof RULE_KINDS)[number];

/** When a rule applies; a part that is null applies to all. */
export interface RuleCondition {
  readonly finding_category: string | null;
  readonly severity: string | null;
  /** How a list hit was found, such as `name_only`. */
  readonly hit_kind: string | null;
  readonly document_kind: string | null;
  /** Field of a discrepancy. */
  readonly field: string | null;
  readonly template_id: string | null;
  /** ISO 3166-1 alpha-2. */
  readonly country: string | null;
}

export const ANY_CASE: RuleCondition = {
  finding_category: null,
  severity: null,
  hit_kind: null,
  document_kind: null,
  field: null,
  template_id: null,
  country: null,
};

/** How often a rule held in the cases in which it could. */
export interface RuleCounts {
  readonly cases: number;
  readonly done: number;
  /** Cases in which the customer had what was asked for; null if the rule asks for nothing. */
  readonly had: number | null;
}

/** One rule: its condition, its action and its support. */
export interface ProcedureDetail {
  readonly id: string;
  /** The statement and its support. */
  readonly text: string;
  readonly statement: string;
  /** Text: template and country, or all cases. */
  readonly scope: string;
  readonly trigger: string | null;
  readonly action: string | null;
  readonly risk_rationale: string | null;
  /** Number of signals or cases behind it; 0 for a rule taught by an officer. */
  readonly support: number;
  /** Workflow ids of the latest cases behind it. */
  readonly cases: readonly string[];
  readonly source: "auto-learned" | "officer-taught";
  /** Key under which further signals add to the rule; null for a rule taught by an officer. */
  readonly key: string | null;
  /** Null for a rule taught by an officer. */
  readonly safety_class: SafetyClass | null;
  readonly signal_type: string | null;
  readonly template_id: string | null;
  readonly country: string | null;
  readonly finding_category: string | null;
  /** Question to the customer, if the rule proposes one. */
  readonly ask: string | null;
  readonly created_at: IsoTime | null;
  readonly kind: RuleKind;
  readonly condition: RuleCondition;
  /** Document type that the rule asks for or words. */
  readonly document_type: string | null;
  /** Words of officers: a question, a wording, an explanation. */
  readonly words: string | null;
  readonly counts: RuleCounts | null;
  /** Of `counts`: decisions by kind. */
  readonly outcomes: Readonly<Record<string, number>> | null;
  readonly officers: readonly string[];
  readonly first_seen: IsoTime | null;
  readonly last_seen: IsoTime | null;
  readonly paused: boolean;
  /** Who worded the statement; null while it is the service's. */
  readonly edited_by: string | null;
  /** The manager who shared it with all officers; null while it is its officer's own. */
  readonly shared_by: string | null;
}

export type ConfidenceLevel = "novice" | "learning" | "experienced";

/** Confidence of the memory in what it knows of an officer, 0 to 100. */
export interface ConfidenceScore {
  readonly score: number;
  readonly level: ConfidenceLevel;
  readonly label: string;
  readonly rules_count: number;
  readonly relevant_passages: number;
}

export interface CompanyContext {
  readonly company_type: string;
  readonly jurisdiction: string;
  readonly primary_regulator: string;
  readonly services: readonly string[];
  readonly regulatory_framework: string;
  readonly customer_segments: readonly string[];
  readonly risk_appetite: string;
  readonly prohibited_jurisdictions: readonly string[];
  readonly additional_notes: string;
}

/** The part of an officer's memory that an investigation uses. It names no other case. */
export interface OfficerMemory {
  readonly officer_id: string;
  readonly rules: readonly RememberedRule[];
  readonly passages: readonly RememberedPassage[];
  /** Points for the case's template and country; null if the memory was not available. */
  readonly confidence: number | null;
}

export type RememberedRule = Pick<
  ProcedureDetail,
  | "id"
  | "text"
  | "statement"
  | "kind"
  | "source"
  | "condition"
  | "document_type"
  | "words"
  | "counts"
  | "ask"
  | "support"
  | "safety_class"
> & {
  /** Whose memory it is of; `default` for a rule of all officers. */
  readonly officer_id: string;
  /** Of a text that all officers have: who wrote it. */
  readonly written_by?: string;
};

/** A reference to an earlier signal. The text stays in the memory, where it can be deleted. */
export interface RememberedPassage {
  readonly id: string;
  readonly tags: readonly string[];
  readonly finding_category: string | null;
}
