/** What would change for everybody if an import came into force. */
export interface Difference {
  /** Entries of the version in force, and entries afterwards. */
  readonly in_force: number;
  readonly after: number;
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
  /** Some of the entries that would go, for the operator to recognise. */
  readonly removed_examples: readonly { readonly id: string; readonly name: string }[];
}

/** More than this share needs a second operator. */
export const SECOND_OPERATOR_SHARE = 0.1;
/** Removals that one operator confirmed alone count together for so many days. */
export const ALONE_WITHIN_DAYS = 30;

/** Why one operator alone may not put an import in force. */
export const SECOND_OPERATOR_REASONS = ["removed", "emptied", "rewritten", "removed_in_steps"] as const;
export type SecondOperatorReason = (typeof SECOND_OPERATOR_REASONS)[number];

/** The share of the entries in force now, 0 to 1; 0 where there are none. */
export const shareOf = (count: number, { in_force: inForce }: Difference): number =>
  inForce === 0 ? 0 : count / inForce;

/**
 * Why a second operator must confirm; empty where one is enough.
 * @param removedAlone entries that one operator alone removed from the same source in the last days.
 * @param guardsRewriting whether an entry that is rewritten protects as little as one that is gone.
 */
export function secondOperatorReasons(
  difference: Difference,
  { removedAlone, guardsRewriting }: { readonly removedAlone: number; readonly guardsRewriting: boolean },
): SecondOperatorReason[] {
  const { in_force: inForce, after, removed, changed } = difference;
  const isMuch = (count: number) => count > inForce * SECOND_OPERATOR_SHARE;
  const reasons: SecondOperatorReason[] = [];
  if (inForce > 0 && isMuch(removed)) reasons.push("removed");
  if (inForce > 0 && after === 0) reasons.push("emptied");
  if (guardsRewriting && isMuch(changed)) reasons.push("rewritten");
  if (removed > 0 && !isMuch(removed) && removed + removedAlone > (inForce + removedAlone) * SECOND_OPERATOR_SHARE) {
    reasons.push("removed_in_steps");
  }
  return reasons;
}
