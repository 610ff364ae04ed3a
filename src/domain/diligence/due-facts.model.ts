import type { Discrepancy, Finding, ValidationResult } from "../case/case.model.ts";
import type { KnownCase } from "../readings/known-case.ts";
import type { Policy } from "./policy.model.ts";

/** A case as its checks are derived from it: what sources stated, what the customer provided, what officers decided. */
export interface DueFacts extends KnownCase {
  readonly findings: readonly Finding[];
  readonly discrepancies: readonly Discrepancy[];
  readonly validationResults: readonly ValidationResult[];
  readonly policy: Policy;
  /** Countries of owners whom the customer declared before, until an officer settles that they are declared no more; absent without any. */
  readonly ownerCountriesBefore?: readonly string[];
}
