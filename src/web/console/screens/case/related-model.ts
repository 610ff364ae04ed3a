/** Case intelligence, as the interface specification has it. */
export interface Intelligence {
  readonly assessment: { readonly summary: string; readonly pattern: string } | null;
  readonly assessment_status: "ready" | "generating" | "failed";
  readonly similar_cases: readonly {
    readonly workflow_id: string;
    readonly company_name: string;
    readonly risk_score: number | null;
    readonly outcome: string;
    readonly similarity_score: number;
    readonly key_shared_factors: readonly string[];
  }[];
  readonly applicable_rules: readonly { readonly text: string; readonly source: string }[];
  readonly officer_corrections: readonly {
    readonly id: string;
    readonly signal_type: string;
    readonly description: string;
    readonly rejection_reason: string | null;
    readonly created_at: string;
  }[];
}

/** What the memory captured of a case and made of it. */
export interface MemoryStory {
  readonly signals: {
    readonly items: readonly { readonly signal_type: string; readonly category: string; readonly created_at: string }[];
  };
  readonly ai_context: {
    readonly rules_applied: number;
    readonly passages_matched: number;
    readonly confidence_at_review: number | null;
    readonly synthesis_summary: string;
  };
  readonly learned: { readonly total_captured: number; readonly pending_sync: number };
}
