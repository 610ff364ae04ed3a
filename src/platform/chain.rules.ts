import { canonicalHash } from "./canonical-json.ts";

/** Where a chain of hashes ends. */
export interface ChainHead {
  readonly seq: number;
  readonly hash: string;
}

/** One entry of a chain. `hash` is the hex SHA-256 of the RFC 8785 JSON of the entry without `hash`. */
export interface ChainEntry extends ChainHead {
  readonly prev_hash: string;
}

export const CHAIN_START: ChainHead = { seq: 0, hash: "0".repeat(64) };

/** The entry that follows a head. `body` must survive JSON unchanged, because what is hashed is what is stored. */
export function chainEntry<T extends object>(head: ChainHead, body: T): T & ChainEntry {
  const linked = { seq: head.seq + 1, ...body, prev_hash: head.hash };
  return { ...linked, hash: canonicalHash(linked) };
}

/**
 * The first fault of a run of entries, in words, or null: each must follow from the one before, the first from
 * `from`. With `to`, the run must end exactly there: a shorter one was cut.
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

/** How the end of a chain differs from the head that was signed for it; null where it is that head. */
export function findEndFault(end: ChainHead, signed: ChainHead): string | null {
  if (end.seq < signed.seq) return `it was cut after entry ${end.seq}; entry ${signed.seq} was signed`;
  if (end.seq > signed.seq) return `it continues after entry ${signed.seq}, the last one that was signed`;
  return end.hash === signed.hash ? null : "its last entry is not the one that was signed";
}
