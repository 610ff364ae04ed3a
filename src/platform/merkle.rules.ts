import { createHash } from "node:crypto";

/** Merkle trees by RFC 6962, section 2.1, over SHA-256. Hashes in a row are one array of 32 bytes each. */
export const HASH_BYTES = 32;

const LEAF = Uint8Array.of(0x00);
const NODE = Uint8Array.of(0x01);

/** Hash of a leaf by its data. */
export const merkleLeaf = (...data: readonly Uint8Array[]): Uint8Array => {
  const hash = createHash("sha256").update(LEAF);
  for (const part of data) hash.update(part);
  return hash.digest();
};

const merkleNode = (left: Uint8Array, right: Uint8Array): Uint8Array =>
  createHash("sha256").update(NODE).update(left).update(right).digest();

export const hashAt = (hashes: Uint8Array, index: number): Uint8Array =>
  hashes.subarray(index * HASH_BYTES, (index + 1) * HASH_BYTES);

export const countHashes = (hashes: Uint8Array): number => hashes.length / HASH_BYTES;

/** The root over hashes of leaves, or of subtrees of one size; only the last may be smaller. */
export function merkleRoot(hashes: Uint8Array): Uint8Array {
  const count = countHashes(hashes);
  if (count === 0) return createHash("sha256").digest();
  // Roots of full subtrees from left to right, each with a larger size than the next.
  const open: Uint8Array[] = [];
  for (let i = 0; i < count; i++) {
    open.push(hashAt(hashes, i));
    for (let full = i + 1; full % 2 === 0; full /= 2) open.push(joinLast(open));
  }
  while (open.length > 1) open.push(joinLast(open));
  return open[0]!;
}

function joinLast(open: Uint8Array[]): Uint8Array {
  const right = open.pop()!;
  return merkleNode(open.pop()!, right);
}

/** The audit path of one of the hashes, from the bottom up. */
export function auditPath(hashes: Uint8Array, index: number): Uint8Array[] {
  const path: Uint8Array[] = [];
  let from = 0;
  let to = countHashes(hashes);
  while (to - from > 1) {
    const middle = from + largestPowerBelow(to - from);
    const isLeft = index < middle;
    path.push(merkleRoot(isLeft ? slice(hashes, middle, to) : slice(hashes, from, middle)));
    if (isLeft) to = middle;
    else from = middle;
  }
  return path.toReversed();
}

const slice = (hashes: Uint8Array, from: number, to: number): Uint8Array =>
  hashes.subarray(from * HASH_BYTES, to * HASH_BYTES);

/** The largest power of two that is smaller than a count of at least 2. */
function largestPowerBelow(count: number): number {
  let power = 1;
  while (power * 2 < count) power *= 2;
  return power;
}

/** The root to which a path leads; null if no tree of this size has such a path. */
export function rootByPath(
  leaf: Uint8Array,
  { index, size, path }: { readonly index: number; readonly size: number; readonly path: readonly Uint8Array[] },
): Uint8Array | null {
  if (!Number.isSafeInteger(index) || index < 0 || index >= size) return null;
  // RFC 9162, section 2.1.3.2.
  let place = index;
  let last = size - 1;
  let root = leaf;
  for (const sibling of path) {
    if (last === 0) return null;
    if (place % 2 === 1 || place === last) {
      root = merkleNode(sibling, root);
      while (place % 2 === 0 && place !== 0) [place, last] = [half(place), half(last)];
    } else {
      root = merkleNode(root, sibling);
    }
    [place, last] = [half(place), half(last)];
  }
  return last === 0 ? root : null;
}

const half = (count: number): number => Math.floor(count / 2);
