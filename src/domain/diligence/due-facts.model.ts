import type { CaseDocument, Discrepancy, Finding, FollowUpTask, ValidationResult } from "../case/case.model.ts";
import type { Grounds } from "./grounds.model.ts";
import type { Policy } from "./policy.model.ts";

/** A case as its checks are derived from it: what sources stated, what the customer provided, what officers decided. */
export interface DueFacts {
  readonly templateId: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly companyName: string;
  readonly answers: Readonly<Record<string, unknown>>;
  readonly documents: readonly CaseDocument[];
  readonly followUpTasks: readonly FollowUpTask[];
  readonly findings: readonly Finding[];
  readonly discrepancies: readonly Discrepancy[];
  readonly validationResults: readonly ValidationResult[];
  /** Null for a case that an earlier version investigated. */
  readonly grounds: Grounds | null;
  readonly policy: Policy;
  /** The time at which ages are counted. */
  readonly now: Date;
}
