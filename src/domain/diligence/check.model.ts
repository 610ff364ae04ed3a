/** What an officer must have established before a customer is taken on. */
export const CHECKS = [
  "registration",
  "status",
  "representatives",
  "beneficial_owners",
  "identity",
  "screening",
  "purpose",
  "documents",
] as const;
export type CheckName = (typeof CHECKS)[number];

export const CHECK_OUTCOMES = ["established", "contradicted", "not_established"] as const;
type CheckOutcome = (typeof CHECK_OUTCOMES)[number];

/** Why a check is not established. */
export const CHECK_REASONS = [
  "source_unavailable",
  "source_not_configured",
  "not_covered",
  "nothing_provided",
  "only_declared",
  "unreadable",
  "stale",
  "conflict",
] as const;
export type CheckReason = (typeof CHECK_REASONS)[number];

export interface Check {
  readonly check: CheckName;
  readonly outcome: CheckOutcome;
  /** Null for an established check. */
  readonly reason: CheckReason | null;
  /** One sentence for officers: by what it was established, or what is missing. */
  readonly how: string;
  readonly evidence_ids: readonly string[];
}

/** A check that no approval passes without an override. Other open checks need a senior second officer. */
export const BLOCKING_CHECKS: readonly CheckName[] = [
  "registration",
  "status",
  "beneficial_owners",
  "identity",
  "screening",
];

export const isOpen = ({ outcome }: Check): boolean => outcome !== "established";
