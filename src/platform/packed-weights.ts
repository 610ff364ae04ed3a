/** Features and weights of a fitted linear model as text: what a bundle holds of it, and how it is read. */

const ZERO = 80;
/** The largest weight in steps; the letters are those from "#" to "}". */
export const MAX_STEPS = 45;
const FIRST = 35;
const DIGIT = 45;
const HASH_BITS = 22;

/** FNV-1a of a feature's name. Of 20,000 names some 50 pairs share one by chance. */
export function hashOf(name: string): number {
  let hash = 0x81_1c_9d_c5;
  for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01_00_01_93);
  return (hash ^ (hash >>> HASH_BITS)) & (2 ** HASH_BITS - 1);
}

/** Hashes in ascending order, each as the difference from the one before. */
export function writeHashes(ascending: readonly number[]): string {
  return ascending
    .map((hash, at) => {
      let rest = hash - (ascending[at - 1] ?? 0);
      let digits = "";
      for (; rest >= DIGIT; rest = Math.floor(rest / DIGIT)) digits += String.fromCharCode(ZERO + (rest % DIGIT));
      return digits + String.fromCharCode(FIRST + rest);
    })
    .join("");
}

function readHashes(text: string): number[] {
  const hashes: number[] = [];
  let difference = 0;
  let unit = 1;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const isLast = code < ZERO;
    difference += unit * (code - (isLast ? FIRST : ZERO));
    unit = isLast ? 1 : unit * DIGIT;
    if (!isLast) continue;
    hashes.push((hashes.at(-1) ?? 0) + difference);
    difference = 0;
  }
  return hashes;
}

/** A weight in steps, at most `MAX_STEPS` to either side, as one letter. */
export const writeWeight = (steps: number): string => String.fromCharCode(ZERO + steps);

/** The weight in steps that a letter of a column stands for. */
export const readWeight = (column: string, at: number): number => column.charCodeAt(at) - ZERO;

/** Shares that add up to 1, from scores (softmax). */
export function likelihoodsOf(scores: readonly number[]): number[] {
  const top = Math.max(...scores);
  const raised = scores.map((score) => Math.exp(score - top));
  const total = raised.reduce((all, one) => all + one, 0);
  return raised.map((one) => one / total);
}

const places = new WeakMap<{ readonly hashes: string }, ReadonlyMap<number, number>>();

/** The place of each hash of a model. Decoded at first use, because it would slow the start of the service. */
export function placesOf(model: { readonly hashes: string }): ReadonlyMap<number, number> {
  const known = places.get(model);
  if (known) return known;
  const made = new Map(readHashes(model.hashes).map((hash, at) => [hash, at]));
  places.set(model, made);
  return made;
}
