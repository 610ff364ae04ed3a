/** The effect of putting an import in force. */
export interface Difference {
  /** Number of entries before and after. */
  readonly in_force: number;
  readonly after: number;
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
  /** Number of names before and after; only lists have them, and comparisons of older releases do not. */
  readonly names_in_force?: number;
  readonly names_after?: number;
  /** Some of the entries that would be removed, for the operator to recognise. */
  readonly removed_examples: readonly { readonly id: string; readonly name: string }[];
}

/** A change of more than this share needs a second operator. */
const SECOND_OPERATOR_SHARE = 0.1;
/** Changes that one operator confirmed alone within this many days add up. */
export const ALONE_WITHIN_DAYS = 30;

/** Why one operator alone may not put an import in force. */
export const SECOND_OPERATOR_REASONS = [
  "removed",
  "names_removed",
  "emptied",
  "rewritten",
  "removed_in_steps",
  "rewritten_in_steps",
] as const;
export type SecondOperatorReason = (typeof SECOND_OPERATOR_REASONS)[number];

/** The share of the entries in force, 0 to 1; 0 when there are none. */
export const shareOf = (count: number, { in_force: inForce }: Difference): number =>
  inForce === 0 ? 0 : count / inForce;

/** Entries of a source that one operator alone changed in the last days. */
export interface ChangedAlone {
  /** Without the entries of the very first version. */
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
}

/**
 * Why a second operator must confirm; empty when one is enough.
 * @param guardsRewriting whether a rewritten entry counts as a removed one.
 */
export function secondOperatorReasons(
  { in_force: inForce, after, removed, changed, names_in_force: names = 0, names_after: namesAfter = 0 }: Difference,
  { alone, guardsRewriting }: { readonly alone: ChangedAlone; readonly guardsRewriting: boolean },
): SecondOperatorReason[] {
  const isMuch = (count: number, of = inForce) => count > of * SECOND_OPERATOR_SHARE;
  // Entries that one operator added are left out: they would make a removal look like a small share.
  const before = inForce + alone.removed - alone.added;
  const isMuchInSteps = (now: number, earlier: number) => now > 0 && !isMuch(now) && isMuch(now + earlier, before);
  const reasons: SecondOperatorReason[] = [];
  if (inForce > 0 && isMuch(removed)) reasons.push("removed");
  // A file without other names keeps every entry and finds half of them.
  else if (isMuch(names - namesAfter, names)) reasons.push("names_removed");
  if (inForce > 0 && after === 0) reasons.push("emptied");
  if (guardsRewriting && isMuch(changed)) reasons.push("rewritten");
  if (isMuchInSteps(removed, alone.removed)) reasons.push("removed_in_steps");
  if (guardsRewriting && isMuchInSteps(changed, alone.changed)) reasons.push("rewritten_in_steps");
  return reasons;
}
