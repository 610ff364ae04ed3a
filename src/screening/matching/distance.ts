const VOWELS = "aeiouy";
/** Letters and digits that are often confused by look or sound; capitals as in `sound.ts`. */
const CONFUSED =
  "0o 1i 1l 9g 9q 6b 5s 3e 4a 7t 8b ij iy ck kq kg sz cs vw uw bp bv td gj zx xs SC Ss Sz CJ Jz Cz Cs Xh Xk Xg Ji mn lr fv";
/** Character codes of folded words and sounds are below this. */
export const CODES = 128;

/** Costs of edits, relative to 1 for a different letter. */
export interface EditCosts {
  readonly vowel: number;
  readonly confused: number;
  readonly doubled: number;
  readonly swap: number;
}

/** Substitutions that cost less than 1, at `from * CODES + to`. The cost of a confusion goes before that of two vowels. */
function cheaper(costs: EditCosts): Map<number, number> {
  const pairs = new Map<number, number>();
  const set = (a: string, b: string, cost: number) => {
    pairs.set(a.charCodeAt(0) * CODES + b.charCodeAt(0), cost);
    pairs.set(b.charCodeAt(0) * CODES + a.charCodeAt(0), cost);
  };
  for (const a of VOWELS) for (const b of VOWELS) set(a, b, costs.vowel);
  for (const pair of CONFUSED.split(" ")) set(pair[0]!, pair[1]!, costs.confused);
  for (let code = 0; code < CODES; code++) pairs.set(code * CODES + code, 0);
  return pairs;
}

const tables = new WeakMap<EditCosts, Float64Array>();

/** Substitution costs at `from * CODES + to`. */
function substitutions(costs: EditCosts): Float64Array {
  const cached = tables.get(costs);
  if (cached) return cached;
  const table = new Float64Array(CODES * CODES).fill(1);
  for (const [at, cost] of cheaper(costs)) table[at] = cost;
  tables.set(costs, table);
  return table;
}

/** Steps of a different letter: with so many, each cost is a whole number of steps. */
export const EDIT_STEPS = 20;

/** The costs in steps, rounded down. */
export function editSteps(costs: EditCosts) {
  const inSteps = (cost: number) => Math.floor(cost * EDIT_STEPS + 1e-9);
  const table = new Uint8Array(CODES * CODES).fill(EDIT_STEPS);
  for (const [at, cost] of cheaper(costs)) table[at] = inSteps(cost);
  return {
    /** Of a substitution, at `from * CODES + to`. */
    table,
    swap: inSteps(costs.swap),
    vowel: inSteps(costs.vowel),
    doubled: inSteps(costs.doubled),
    least: inSteps(costs.confused),
  };
}

/** By the code of a letter: codes that may stand for it for less than a whole edit, or for `most` at most, and its own. */
export function codesLike(costs: EditCosts, most = 1 - Number.EPSILON): readonly (readonly number[])[] {
  const codes: number[][] = Array.from({ length: CODES }, () => []);
  for (const [at, cost] of cheaper(costs)) if (cost <= most) codes[Math.floor(at / CODES)]!.push(at % CODES);
  return codes;
}

let beforeLast = new Float64Array(64);
let last = new Float64Array(64);
let row = new Float64Array(64);
/** Cost of inserting each letter of the second word. */
let insertions = new Float64Array(64);

/**
 * Weighted optimal string alignment distance of two folded words: likely errors cost less. Returns Infinity early if
 * the distance must exceed `most`.
 */
export function editDistance(a: string, b: string, costs: EditCosts, most = Infinity): number {
  if (a === b) return 0;
  if (b.length >= row.length) growRows(b.length + 1);
  const table = substitutions(costs);
  last[0] = 0;
  for (let j = 1; j <= b.length; j++) {
    insertions[j] = insertion(b, j - 1, costs);
    last[j] = last[j - 1]! + insertions[j]!;
  }
  for (let i = 1; i <= a.length; i++) {
    const letter = a.charCodeAt(i - 1);
    const removed = insertion(a, i - 1, costs);
    row[0] = last[0]! + removed;
    let least = row[0]!;
    for (let j = 1; j <= b.length; j++) {
      const other = b.charCodeAt(j - 1);
      let best = last[j - 1]! + table[letter * CODES + other]!;
      const without = last[j]! + removed;
      if (without < best) best = without;
      const added = row[j - 1]! + insertions[j]!;
      if (added < best) best = added;
      if (i > 1 && j > 1 && letter === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === other) {
        best = Math.min(best, beforeLast[j - 2]! + costs.swap);
      }
      row[j] = best;
      if (best < least) least = best;
    }
    // A swap can still continue from the row before, which is cheaper by at most 1.
    if (least > most + 1) return Infinity;
    [beforeLast, last, row] = [last, row, beforeLast];
  }
  return last[b.length]!;
}

function growRows(length: number): void {
  beforeLast = new Float64Array(length * 2);
  last = new Float64Array(length * 2);
  row = new Float64Array(length * 2);
  insertions = new Float64Array(length * 2);
}

function insertion(text: string, at: number, costs: EditCosts): number {
  const letter = text.charCodeAt(at);
  return letter === text.charCodeAt(at - 1) || letter === text.charCodeAt(at + 1) ? costs.doubled : 1;
}
