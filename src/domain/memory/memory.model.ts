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
export interface LearnedProcedures {
  /** Texts of `details`, in the same order. */
  readonly rules: readonly string[];
  readonly last_updated: IsoTime;
  readonly consolidation_count: number;
  readonly details: readonly ProcedureDetail[];
}

/** One rule: its condition, its action and its support. */
export interface ProcedureDetail {
  /** The statement and its support. */
  readonly text: string;
  readonly statement: string;
  /** Text: template and country, or all cases. */
  readonly scope: string;
  readonly trigger: string | null;
  readonly action: string | null;
  readonly risk_rationale: string | null;
  /** Number of signals behind it; 0 for a rule taught by an officer. */
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
  | "text"
  | "source"
  | "safety_class"
  | "signal_type"
  | "template_id"
  | "country"
  | "finding_category"
  | "ask"
  | "support"
>;

/** A reference to an earlier signal. The text stays in the memory, where it can be deleted. */
export interface RememberedPassage {
  readonly id: string;
  readonly tags: readonly string[];
  readonly finding_category: string | null;
}
