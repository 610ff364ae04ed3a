import type { IsoTime } from "../case/case.model.ts";

/** The tenant's own memory, which every officer may write. */
export const SHARED_OFFICER = "default";

export const SIGNAL_CATEGORIES = ["judgment", "preference", "behavioral"] as const;
export type SignalCategory = (typeof SIGNAL_CATEGORIES)[number];
export type SafetyClass = "non_suppressible" | "preference_only";

/** What an officer did, as it was captured. */
export interface Signal {
  readonly id: string;
  readonly officerId: string;
  /** The case it is about; null where it is about none of the tenant's. */
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

/** What the sender told. Only these keys are used; whatever else it sent is kept with them. */
export type SignalContext = Readonly<
  Partial<Record<"finding_id" | "finding_category" | "description" | "rejection_reason", string>>
>;

/** What becomes of a signal: a text to find by its meaning. */
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

/** The block of rules that grows by consolidation and by what officers teach. */
export interface LearnedProcedures {
  /** Texts of `details`, in the same order. */
  readonly rules: readonly string[];
  readonly last_updated: IsoTime;
  readonly consolidation_count: number;
  readonly details: readonly ProcedureDetail[];
}

/** One rule: under which condition, what to do, and what supports it. */
export interface ProcedureDetail {
  /** The statement and its support. */
  readonly text: string;
  readonly statement: string;
  /** In words: template and country, or all cases. */
  readonly scope: string;
  readonly trigger: string | null;
  readonly action: string | null;
  readonly risk_rationale: string | null;
  /** Signals behind it; 0 for what an officer taught. */
  readonly support: number;
  /** Workflow ids of the latest cases behind it. */
  readonly cases: readonly string[];
  readonly source: "auto-learned" | "officer-taught";
  /** Names the lesson, so that further signals add to it; null for what an officer taught. */
  readonly key: string | null;
  /** Null for what an officer taught. */
  readonly safety_class: SafetyClass | null;
  readonly signal_type: string | null;
  readonly template_id: string | null;
  readonly country: string | null;
  readonly finding_category: string | null;
  /** What to ask of a customer, where that is what the rule says. */
  readonly ask: string | null;
  readonly created_at: IsoTime | null;
}

export type ConfidenceLevel = "novice" | "learning" | "experienced";

/** How well the memory knows an officer, in points from 0 to 100. */
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

/** What an investigation is handed of its officer's memory. Names no other case. */
export interface OfficerMemory {
  readonly officer_id: string;
  readonly rules: readonly RememberedRule[];
  readonly passages: readonly RememberedPassage[];
  /** Points, for the case's template and country; null where the memory could not be asked. */
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

/** That something was signalled before, and on what: its words stay in the memory, where they can be deleted. */
export interface RememberedPassage {
  readonly id: string;
  readonly tags: readonly string[];
  readonly finding_category: string | null;
}
