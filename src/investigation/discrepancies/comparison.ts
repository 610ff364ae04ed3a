import type { Discrepancy, DiscrepancyKind } from "../../domain/case/case.model.ts";

/**
 * What was declared beside what was found. A comparison that could not be made is not in the list at all:
 * what is not known neither opens a discrepancy nor resolves one.
 */
export interface Comparison {
  readonly kind: DiscrepancyKind;
  /** The declared field, such as `beneficial_owners`, with the name in question where there are several. */
  readonly field: string;
  readonly declared: string;
  readonly observed: string;
  readonly source: string;
  readonly agrees: boolean;
  readonly severity: Discrepancy["severity"];
}
