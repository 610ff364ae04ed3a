import { auditPath, countHashes, HASH_BYTES, hashAt, merkleRoot } from "../../platform/merkle.rules.ts";

/**
 * The leaves of a day as one object: their hashes in order, then for each block of leaves its first one and the root over
 * it. So the path of a leaf is found by reading the blocks' entries and one block.
 */
const BLOCK = 1_024;
const ENTRY_BYTES = 2 * HASH_BYTES;

export interface LeafTree {
  readonly root: Uint8Array;
  readonly bytes: Uint8Array;
}

/** @param sorted the leaves in order */
export function layOutLeaves(sorted: Uint8Array): LeafTree {
  const count = countHashes(sorted);
  const blocks = Math.ceil(count / BLOCK);
  const roots = new Uint8Array(blocks * HASH_BYTES);
  const bytes = new Uint8Array(sorted.length + blocks * ENTRY_BYTES);
  bytes.set(sorted);
  for (let i = 0; i < blocks; i++) {
    const block = sorted.subarray(i * BLOCK * HASH_BYTES, (i + 1) * BLOCK * HASH_BYTES);
    const root = merkleRoot(block);
    roots.set(root, i * HASH_BYTES);
    bytes.set(hashAt(block, 0), sorted.length + i * ENTRY_BYTES);
    bytes.set(root, sorted.length + i * ENTRY_BYTES + HASH_BYTES);
  }
  return { root: merkleRoot(roots), bytes };
}

/** Where the entries of the blocks are in the object. */
export function entriesAt(count: number): { readonly offset: number; readonly length: number } {
  return { offset: count * HASH_BYTES, length: Math.ceil(count / BLOCK) * ENTRY_BYTES };
}

/** The block that a leaf is in, if it is a leaf of the tree at all; null if it precedes all of them. */
export function findBlock(entries: Uint8Array, leaf: Uint8Array, count: number) {
  let low = 0;
  let high = entries.length / ENTRY_BYTES;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compareHashes(entries, middle * ENTRY_BYTES, leaf, 0) <= 0) low = middle + 1;
    else high = middle;
  }
  const block = low - 1;
  if (block < 0) return null;
  const size = Math.min(BLOCK, count - block * BLOCK);
  return { block, offset: block * BLOCK * HASH_BYTES, length: size * HASH_BYTES };
}

export interface LeafPlace {
  readonly index: number;
  readonly path: readonly Uint8Array[];
}

/** The place of a leaf and its audit path; null if it is not in its block. */
export function placeInTree(
  entries: Uint8Array,
  block: number,
  leaves: Uint8Array,
  leaf: Uint8Array,
): LeafPlace | null {
  const within = indexIn(leaves, leaf);
  if (within === null) return null;
  const roots = Buffer.concat(
    Array.from({ length: entries.length / ENTRY_BYTES }, (_, i) =>
      entries.subarray(i * ENTRY_BYTES + HASH_BYTES, (i + 1) * ENTRY_BYTES),
    ),
  );
  // Blocks are full but for the last, so RFC 6962 splits between them first.
  return { index: block * BLOCK + within, path: [...auditPath(leaves, within), ...auditPath(roots, block)] };
}

function indexIn(leaves: Uint8Array, leaf: Uint8Array): number | null {
  for (let i = 0; i < countHashes(leaves); i++) {
    if (compareHashes(leaves, i * HASH_BYTES, leaf, 0) === 0) return i;
  }
  return null;
}

/** Hashes in order, as one array. */
export const sortHashes = (hashes: readonly Uint8Array[]): Uint8Array =>
  Buffer.concat(hashes.toSorted((a, b) => Buffer.compare(a, b)));

/** Sorted arrays of hashes as one. */
export function mergeSorted(parts: readonly Uint8Array[]): Uint8Array {
  if (parts.length < 2) return parts[0] ?? new Uint8Array();
  const half = parts.length >>> 1;
  return mergeTwo(mergeSorted(parts.slice(0, half)), mergeSorted(parts.slice(half)));
}

function mergeTwo(a: Uint8Array, b: Uint8Array): Uint8Array {
  const merged = new Uint8Array(a.length + b.length);
  let [i, j] = [0, 0];
  while (i < a.length && j < b.length) {
    const isFirst = compareHashes(a, i, b, j) <= 0;
    const from = isFirst ? a.subarray(i, (i += HASH_BYTES)) : b.subarray(j, (j += HASH_BYTES));
    merged.set(from, i + j - HASH_BYTES);
  }
  merged.set(i < a.length ? a.subarray(i) : b.subarray(j), i + j);
  return merged;
}

function compareHashes(a: Uint8Array, i: number, b: Uint8Array, j: number): number {
  for (let at = 0; at < HASH_BYTES; at++) {
    const difference = a[i + at]! - b[j + at]!;
    if (difference !== 0) return difference;
  }
  return 0;
}
