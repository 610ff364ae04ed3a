import { canonicalHash } from "./canonical-json.ts";

/** The last entry of a hash chain. */
export interface ChainHead {
  readonly seq: number;
  readonly hash: string;
}

/** One entry of a chain. `hash` is the hex SHA-256 of the RFC 8785 JSON of the entry without `hash`. */
export interface ChainEntry extends ChainHead {
  readonly prev_hash: string;
}

export const CHAIN_START: ChainHead = { seq: 0, hash: "0".repeat(64) };

/**
 * The entry that follows a head. `body` must survive a JSON round trip unchanged, because the stored JSON is hashed.
 */
export function chainEntry<T extends object>(head: ChainHead, body: T): T & ChainEntry {
  const linked = { seq: head.seq + 1, ...body, prev_hash: head.hash };
  return { ...linked, hash: canonicalHash(linked) };
}

/**
 * Describes the first break in a run of entries, or returns null. Each entry must follow from the one before, and the
 * first from `from`. With `to`, the run must end exactly there, which detects a truncated chain.
 */
export function findChainFault(
  entries: readonly ChainEntry[],
  { from = CHAIN_START, to }: { readonly from?: ChainHead; readonly to?: ChainHead } = {},
): string | null {
  let last = from;
  for (const { hash, ...body } of entries) {
    const place = `entry ${last.seq + 1}`;
    if (body.seq !== last.seq + 1) return `${place} is missing`;
    if (body.prev_hash !== last.hash) return `${place} does not follow from the one before`;
    if (canonicalHash(body) !== hash) return `${place} was changed`;
    last = { seq: body.seq, hash };
  }
  return to ? findEndFault(last, to) : null;
}

/** How the end of a chain differs from its signed head; null if they are equal. */
export function findEndFault(end: ChainHead, signed: ChainHead): string | null {
  if (end.seq < signed.seq) return `it was cut after entry ${end.seq}; entry ${signed.seq} was signed`;
  if (end.seq > signed.seq) return `it continues after entry ${signed.seq}, the last one that was signed`;
  return end.hash === signed.hash ? null : "its last entry is not the one that was signed";
}
