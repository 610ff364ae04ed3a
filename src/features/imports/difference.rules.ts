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
const SECOND_OPERATOR_SHARE = 0.1;
/** What one operator alone confirmed counts together for so many days. */
export const ALONE_WITHIN_DAYS = 30;

/** Why one operator alone may not put an import in force. */
export const SECOND_OPERATOR_REASONS = [
  "removed",
  "emptied",
  "rewritten",
  "removed_in_steps",
  "rewritten_in_steps",
] as const;
export type SecondOperatorReason = (typeof SECOND_OPERATOR_REASONS)[number];

/** The share of the entries in force now, 0 to 1; 0 where there are none. */
export const shareOf = (count: number, { in_force: inForce }: Difference): number =>
  inForce === 0 ? 0 : count / inForce;

/** Entries of a source that one operator alone changed in the last days. */
export interface ChangedAlone {
  /** Without those of the first version of all. */
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
}

/**
 * Why a second operator must confirm; empty where one is enough.
 * @param guardsRewriting whether an entry that is rewritten protects as little as one that is gone.
 */
export function secondOperatorReasons(
  { in_force: inForce, after, removed, changed }: Difference,
  { alone, guardsRewriting }: { readonly alone: ChangedAlone; readonly guardsRewriting: boolean },
): SecondOperatorReason[] {
  const isMuch = (count: number, of = inForce) => count > of * SECOND_OPERATOR_SHARE;
  // Without what one operator added: many new entries would make those that go a small share.
  const before = inForce + alone.removed - alone.added;
  const isMuchInSteps = (now: number, earlier: number) => now > 0 && !isMuch(now) && isMuch(now + earlier, before);
  const reasons: SecondOperatorReason[] = [];
  if (inForce > 0 && isMuch(removed)) reasons.push("removed");
  if (inForce > 0 && after === 0) reasons.push("emptied");
  if (guardsRewriting && isMuch(changed)) reasons.push("rewritten");
  if (isMuchInSteps(removed, alone.removed)) reasons.push("removed_in_steps");
  if (guardsRewriting && isMuchInSteps(changed, alone.changed)) reasons.push("rewritten_in_steps");
  return reasons;
}
