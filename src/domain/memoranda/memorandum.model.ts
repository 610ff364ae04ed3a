/** A decision memorandum in the shape of the API (decisions, section 5). */
export interface Memorandum {
  readonly memo_id: string;
  readonly workflow_id: string;
  readonly status: "draft" | "signed";
  /** Numbers 1 to 8 in order; the eighth is the justification. */
  readonly sections: readonly MemoSection[];
  readonly justification: string | null;
  readonly dissenting_concerns: string | null;
  readonly created_by: string;
  readonly created_at: string;
  readonly updated_at: string;
  readonly signed_by: string | null;
  readonly signed_at: string | null;
  /** Hex SHA-256 of the RFC 8785 JSON of `sections`, `justification` and `dissenting_concerns`. */
  readonly content_hash: string;
}

export interface MemoSection {
  readonly number: number;
  readonly title: string;
  /** Plain text; lines that start with `- ` are a list. */
  readonly content: string;
}

/** The parts that an officer writes. The other sections are generated from the case. */
export interface MemoWords {
  readonly justification: string | null;
  readonly dissentingConcerns: string | null;
}

export type MemoStep =
  | ({ readonly kind: "draft" } & MemoWords)
  | ({ readonly kind: "revise" } & MemoWords)
  | { readonly kind: "sign" };
