import type { IsoTime } from "../case/case.model.ts";

/** Why one side of a comparison has no value. */
export const MISSING_REASONS = [
  "not_declared",
  "not_asked",
  "not_investigated",
  "source_unavailable",
  "source_not_configured",
  "not_covered",
  "nothing_provided",
  "not_found",
  "not_published",
  "not_in_register",
  // No register holds such a fact, or none was asked: of a natural person, of an account.
  "not_applicable",
  "not_named",
  "no_document",
  "not_read",
  "not_in_documents",
] as const;
export type MissingReason = (typeof MISSING_REASONS)[number];

export const COMPARISON_RESULTS = ["agrees", "differs", "unclear", "nothing_to_compare"] as const;
export type ComparisonResult = (typeof COMPARISON_RESULTS)[number];

export const COMPARED_FACTS = [
  "name",
  "number",
  "vat_number",
  "seat",
  "owner",
  "director",
  "activity",
  "volume",
  "account",
  "birth_date",
  "nationality",
  "national_number",
] as const;
export type ComparedFactName = (typeof COMPARED_FACTS)[number];

export interface SideValue {
  readonly value: string;
  /** Question of the form, field of the case, register, or name of a file. */
  readonly source: string;
  /** When the source stated it; null where that is not recorded. */
  readonly at: IsoTime | null;
}

/** What one side says of a fact: values, or the reason for which it has none. */
export interface ComparedSide {
  readonly values: readonly SideValue[];
  /** Null where there are values. */
  readonly missing: MissingReason | null;
}

export const SIDES = ["declared", "registered", "read"] as const;
export type SideName = (typeof SIDES)[number];

/** A fact about the customer as it was declared, as a register has it, and as documents state it. */
export interface CustomerComparison {
  readonly fact: ComparedFactName;
  /** The person or company in question, of owners and directors. */
  readonly subject: string | null;
  readonly declared: ComparedSide;
  readonly registered: ComparedSide;
  readonly read: ComparedSide;
  readonly result: ComparisonResult;
  /** The sides that contradict each other; empty unless the result is `differs`. */
  readonly differing: readonly SideName[];
}
