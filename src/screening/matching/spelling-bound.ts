import { CODES, editSteps, EDIT_STEPS, lettersLike } from "./distance.ts";
import { soundOf } from "./sound.ts";
import { WEIGHTS } from "./weights.ts";

/** A word in Latin letters, prepared for the question whether it may be similar to others. */
export interface Spelling {
  readonly text: string;
  readonly sound: string;
  /** One bit for each letter that occurs, and for each that one of them is less than a whole edit away from. */
  readonly letters: number;
  readonly lettersLike: number;
  readonly sounds: number;
  readonly soundsLike: number;
}

export function spellingOf(text: string): Spelling {
  const sound = soundOf(text);
  return {
    text,
    sound,
    letters: bitsOf(text, BITS),
    lettersLike: bitsOf(text, BITS_LIKE),
    sounds: bitsOf(sound, BITS),
    soundsLike: bitsOf(sound, BITS_LIKE),
  };
}

const FIRST_LETTER = 97;
const LETTERS = 26;
/** Capitals are sounds (`sound.ts`) and take the bits of letters that no sound has. Digits share what is left. */
const CAPITALS: Readonly<Record<string, string>> = { S: "q", C: "c", J: "j", X: "x" };

function bitOf(letter: string): number {
  const code = (CAPITALS[letter] ?? letter).charCodeAt(0) - FIRST_LETTER;
  return 1 << (code >= 0 && code < LETTERS ? code : LETTERS + (letter.charCodeAt(0) % (32 - LETTERS)));
}

/** By the code of a letter. */
const BITS = bitsByCode((letter) => [letter]);
const BITS_LIKE = bitsByCode((letter) => lettersLike(letter, WEIGHTS.edit));

function bitsByCode(lettersOf: (letter: string) => readonly string[]): Int32Array {
  return Int32Array.from({ length: CODES }, (_, code) =>
    lettersOf(String.fromCharCode(code)).reduce((bits, letter) => bits | bitOf(letter), 0),
  );
}

function bitsOf(text: string, byCode: Int32Array): number {
  let bits = 0;
  for (let at = 0; at < text.length; at++) bits |= byCode[text.charCodeAt(at)]!;
  return bits;
}

/** Most steps of a distance at which words are as similar as `least`, by the letters of the longer one. */
export type Limits = Int32Array;

const LONGEST = 64;

export function limitsOf(least: number): Limits {
  const { slips } = WEIGHTS;
  return Int32Array.from({ length: LONGEST + 1 }, (_, length) => {
    const most = (1 - least) * (length === 3 ? 4 : length);
    return Math.floor((most <= slips ? most : (most + slips) / 2) * EDIT_STEPS + ROUNDING);
  });
}

const ROUNDING = 1e-6;

/**
 * Whether two words may be as similar as the limits say: always true if they are. The distance of two words is nowhere less
 * than the lower of their distances by letters and by sound.
 */
export function mayBeSimilar(a: Spelling, b: Spelling, limits: Limits): boolean {
  const longest = Math.max(a.text.length, b.text.length);
  if (longest > LONGEST) return true;
  const limit = limits[longest]!;
  return (
    (EDIT_STEPS * Math.abs(a.sound.length - b.sound.length) <= limit &&
      leastSteps(a.sounds, a.soundsLike, b.sounds, b.soundsLike) <= limit &&
      isWithin(a.sound, b.sound, limit)) ||
    (DOUBLED * Math.abs(a.text.length - b.text.length) <= limit &&
      leastSteps(a.letters, a.lettersLike, b.letters, b.lettersLike) <= limit &&
      isWithin(a.text, b.text, limit))
  );
}

const { table: TABLE, swap: SWAP, doubled: DOUBLED, least: LEAST } = editSteps(WEIGHTS.edit);
const MORE = EDIT_STEPS - LEAST;

/** Each letter of one word that the other lacks is an edit, and a whole one if the other has none that is like it. */
const leastSteps = (a: number, aLike: number, b: number, bLike: number): number =>
  Math.max(LEAST * count(a & ~b) + MORE * count(a & ~bLike), LEAST * count(b & ~a) + MORE * count(b & ~aLike));

function count(bits: number): number {
  let sum = bits - ((bits >>> 1) & 0x55555555);
  sum = (sum & 0x33333333) + ((sum >>> 2) & 0x33333333);
  return Math.imul((sum + (sum >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

const rowOf = () => new Int32Array(LONGEST + 2);
let [beforeLast, last, row] = [rowOf(), rowOf(), rowOf()];
const codes = rowOf();
const insertions = rowOf();

/** Whether the distance by letters takes no more steps, each rounded down. */
function isWithin(a: string, b: string, limit: number): boolean {
  if (a === b) return true;
  const [height, width] = [a.length, b.length];
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
    let before = one[0]! + removed;
    own[0] = before;
    let least = before;
    for (let j = 1; j <= width; j++) {
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
