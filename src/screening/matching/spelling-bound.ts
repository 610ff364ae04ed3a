import { CODES, codesLike, EDIT_STEPS, editSteps } from "./distance.ts";
import { listedSound } from "./sound.ts";
import { WEIGHTS } from "./weights.ts";

/** A word in Latin letters, by letters and by sound. */
export interface Spelling {
  readonly text: string;
  readonly sound: string;
}

export const spellingOf = (text: string): Spelling => ({ text, sound: listedSound(text) });

const FIRST_LETTER = 97;
const LETTERS = 26;
/** Capitals are sounds (`sound.ts`) and take the bits of letters that no sound has. Digits share what is left. */
const CAPITALS: Readonly<Record<string, string>> = { S: "q", C: "c", J: "j", X: "x" };

function bitOf(code: number): number {
  const letter = String.fromCharCode(code);
  const place = (CAPITALS[letter] ?? letter).charCodeAt(0) - FIRST_LETTER;
  return 1 << (place >= 0 && place < LETTERS ? place : LETTERS + (code % (32 - LETTERS)));
}

/** By the code of a letter. */
export const BITS = Int32Array.from({ length: CODES }, (_, code) => bitOf(code));
/** The same, with the letters that it is confused with. */
export const BITS_LIKE = Int32Array.from(codesLike(WEIGHTS.edit), (codes) =>
  codes.reduce((bits, code) => bits | BITS[code]!, 0),
);

export function bitsOf(text: string, byCode: Int32Array): number {
  let bits = 0;
  for (let at = 0; at < text.length; at++) bits |= byCode[text.charCodeAt(at)]!;
  return bits;
}

/** Most steps of a distance at which words are as similar as `least`, by the letters of the longer one. */
export type Limits = Int32Array;

/** Of longer words nothing is known. */
export const LONGEST = 64;

export function limitsOf(least: number): Limits {
  const { slips } = WEIGHTS;
  return Int32Array.from({ length: LONGEST + 1 }, (_, length) => {
    const most = (1 - least) * (length === 3 ? 4 : length);
    return Math.floor((most <= slips ? most : (most + slips) / 2) * EDIT_STEPS + ROUNDING);
  });
}

const ROUNDING = 1e-6;

/** Costs of the edits in force, in steps. */
export const STEPS = editSteps(WEIGHTS.edit);
const { table: TABLE, swap: SWAP, doubled: DOUBLED } = STEPS;

const rowOf = () => new Int32Array(LONGEST + 3);
let [beforeLast, last, row] = [rowOf(), rowOf(), rowOf()];
const codes = rowOf();
const insertions = rowOf();
/** More than any limit, and no overflow where a cost is added. */
const FAR = 1 << 20;

/**
 * Whether the distance by letters takes no more steps, each rounded down. Places that are too far apart are left out. Always true of a
 * word that is longer than `LONGEST`.
 */
export function isWithin(a: string, b: string, limit: number): boolean {
  if (a === b || Math.max(a.length, b.length) > LONGEST) return true;
  const [height, width] = [a.length, b.length];
  const apart = Math.floor(limit / DOUBLED);
  if (Math.abs(height - width) > apart) return false;
  const [letters, added] = [codes, insertions];
  let [two, one, own] = [beforeLast, last, row];
  one[0] = 0;
  for (let j = 1; j <= width; j++) {
    letters[j] = b.charCodeAt(j - 1);
    added[j] = removal(b, j - 1);
    one[j] = one[j - 1]! + added[j]!;
  }
  letters[width + 1] = 0;
  let [letter, earlier] = [0, 0];
  for (let i = 1; i <= height; i++) {
    earlier = letter;
    letter = a.charCodeAt(i - 1);
    const next = i < height ? a.charCodeAt(i) : -1;
    const removed = removal(a, i - 1);
    const costs = letter * CODES;
    const from = i > apart ? i - apart : 1;
    const to = i + apart < width ? i + apart : width;
    let before = from === 1 ? one[0]! + removed : FAR;
    own[from - 1] = before;
    let least = before;
    for (let j = from; j <= to; j++) {
      const other = letters[j]!;
      const matched = one[j - 1]!;
      let best = matched + TABLE[costs + other]!;
      const without = one[j]! + removed;
      if (without < best) best = without;
      const more = before + added[j]!;
      if (more < best) best = more;
      if (other === earlier && letter === letters[j - 1] && j > 1) {
        const swapped = two[j - 2]! + SWAP;
        if (swapped < best) best = swapped;
      }
      own[j] = before = best;
      if (best < least) least = best;
      // The next letter may be swapped with this one.
      if (other === next && letter === letters[j + 1] && matched + SWAP < least) least = matched + SWAP;
    }
    own[to + 1] = FAR;
    if (least > limit) return false;
    [two, one, own] = [one, own, two];
  }
  [beforeLast, last, row] = [two, one, own];
  return one[width]! <= limit;
}

function removal(text: string, at: number): number {
  const letter = text.charCodeAt(at);
  return (at > 0 && letter === text.charCodeAt(at - 1)) || (at + 1 < text.length && letter === text.charCodeAt(at + 1))
    ? DOUBLED
    : EDIT_STEPS;
}
