import { type ChainEntry, CHAIN_START, findChainFault, findEndFault } from "../../platform/chain.rules.ts";
import { NO_SIGNED_HEAD, NOT_GENUINE, type SignedHead } from "../../platform/signed-head.ts";

/** State of a chain in its Durable Object. */
export interface ChainState {
  readonly signed: SignedHead | null;
  /** Last entry that was projected to the database; 0 before the first projection. */
  readonly projectedSeq: number;
}

/** A chain and its signed heads: the one in its Durable Object and the one in the database. */
export interface ChainEvidence {
  readonly entries: readonly ChainEntry[];
  /** Null if the object cannot be reached and the entries come from the database. */
  readonly own: ChainState | null;
  readonly stored: SignedHead | null;
}

/**
 * Describes the first fault of a chain, or returns null. A chain is valid if its entries follow from one another, its
 * last entry is the last signed one, and it contains the database's head.
 */
export function judgeChain(
  { entries, own, stored }: ChainEvidence,
  isGenuine: (head: SignedHead) => boolean,
): string | null {
  const fault = entries.length === 0 ? "it is empty" : findChainFault(entries);
  // Cases that have not changed since heads moved to their objects have a head only in the database.
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
  // A new case is not in the database before its first projection.
  if (!stored) return projectedSeq > 0 ? "its signed checkpoint is missing from the database" : null;
  if (!isGenuine(stored)) return "the checkpoint in the database was not signed by this service for this chain";
  if (entries[stored.seq - 1]?.hash !== stored.hash)
    return "it does not contain the entry that is signed in the database";
  return stored.seq < projectedSeq ? "the checkpoint in the database is older than the last one written there" : null;
}
