import { type ChainEntry, CHAIN_START, findChainFault, findEndFault } from "../../platform/chain.rules.ts";
import { NO_SIGNED_HEAD, NOT_GENUINE, type SignedHead } from "../../platform/signed-head.ts";

/** A chain as its object has it. */
export interface ChainState {
  readonly signed: SignedHead | null;
  /** How many entries the database has taken over; 0 before the first. */
  readonly projectedSeq: number;
}

/** A chain, and where it was signed to end: by the object that owns it, and by the database. */
export interface ChainEvidence {
  readonly entries: readonly ChainEntry[];
  /** Null when the object cannot be reached and the entries are the database's. */
  readonly own: ChainState | null;
  readonly stored: SignedHead | null;
}

/**
 * The first thing that is wrong with a chain, in words, or null. It holds when its entries follow from one another,
 * its end is the last one that was signed, and the database's head is in it.
 */
export function judgeChain(
  { entries, own, stored }: ChainEvidence,
  isGenuine: (head: SignedHead) => boolean,
): string | null {
  const fault = entries.length === 0 ? "it is empty" : findChainFault(entries);
  // A case unchanged since before heads were stored in its object has only the database's.
  return fault ?? judgeEnd(entries, own?.signed ?? stored, isGenuine) ?? judgeStored(entries, own, stored, isGenuine);
}

function judgeEnd(
  entries: readonly ChainEntry[],
  signed: SignedHead | null,
  isGenuine: (head: SignedHead) => boolean,
): string | null {
  if (!signed) return NO_SIGNED_HEAD;
  if (!isGenuine(signed)) return NOT_GENUINE;
  return findEndFault(entries.at(-1) ?? CHAIN_START, signed);
}

function judgeStored(
  entries: readonly ChainEntry[],
  own: ChainState | null,
  stored: SignedHead | null,
  isGenuine: (head: SignedHead) => boolean,
): string | null {
  const projectedSeq = own?.projectedSeq ?? 0;
  // A new case is in no database until its first projection has ended.
  if (!stored) return projectedSeq > 0 ? "its signed checkpoint is missing from the database" : null;
  if (!isGenuine(stored)) return "the checkpoint in the database is not one that this service signed for this chain";
  if (entries[stored.seq - 1]?.hash !== stored.hash)
    return "it does not contain the entry that the database has signed";
  return stored.seq < projectedSeq ? "the checkpoint in the database is older than the last one written there" : null;
}
