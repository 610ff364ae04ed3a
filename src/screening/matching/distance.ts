const VOWELS = "aeiouy";
/** Letters and digits that are taken for each other, by eye or by ear; capitals as in `sound.ts`. */
const CONFUSED =
  "0o 1i 1l 9g 9q 6b 5s 3e 4a 7t 8b ij iy ck kq kg sz cs vw uw bp bv td gj zx xs SC Ss Sz CJ Jz Cz Cs Xh Xk Xg Ji mn lr fv";
/** Every letter and digit of folded words and sounds is below this code. */
const CODES = 128;

/** What one edit costs, against 1 for an unlike letter. */
export interface EditCosts {
  readonly vowel: number;
  readonly confused: number;
  readonly doubled: number;
  readonly swap: number;
}

const tables = new WeakMap<EditCosts, Float64Array>();

/** Cost of writing one letter for another, at `from * CODES + to`. */
function substitutions(costs: EditCosts): Float64Array {
  const known = tables.get(costs);
  if (known) return known;
  const table = new Float64Array(CODES * CODES).fill(1);
  const set = (a: string, b: string, cost: number) => {
    table[a.charCodeAt(0) * CODES + b.charCodeAt(0)] = cost;
    table[b.charCodeAt(0) * CODES + a.charCodeAt(0)] = cost;
  };
  for (const a of VOWELS) for (const b of VOWELS) set(a, b, costs.vowel);
  for (const pair of CONFUSED.split(" ")) set(pair[0]!, pair[1]!, costs.confused);
  for (let code = 0; code < CODES; code++) table[code * CODES + code] = 0;
  tables.set(costs, table);
  return table;
}

let beforeLast = new Float64Array(64);
let last = new Float64Array(64);
let row = new Float64Array(64);

/**
 * Optimal string alignment distance of two folded words, in which likely slips cost less than unlikely ones.
 * Infinity as soon as it is sure to exceed `most`.
 */
export function editDistance(a: string, b: string, costs: EditCosts, most = Infinity): number {
  if (a === b) return 0;
  if (b.length >= row.length) growRows(b.length + 1);
  const table = substitutions(costs);
  last[0] = 0;
  for (let j = 1; j <= b.length; j++) last[j] = last[j - 1]! + insertion(b, j - 1, costs);
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
      const added = row[j - 1]! + insertion(b, j - 1, costs);
      if (added < best) best = added;
      if (i > 1 && j > 1 && letter === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === other) {
        best = Math.min(best, beforeLast[j - 2]! + costs.swap);
      }
      row[j] = best;
      if (best < least) least = best;
    }
    // A swap may still reach back one row, which then was no dearer.
    if (least > most + 1) return Infinity;
    [beforeLast, last, row] = [last, row, beforeLast];
  }
  return last[b.length]!;
}

function growRows(length: number): void {
  beforeLast = new Float64Array(length * 2);
  last = new Float64Array(length * 2);
  row = new Float64Array(length * 2);
}

function insertion(text: string, at: number, costs: EditCosts): number {
  const letter = text.charCodeAt(at);
  return letter === text.charCodeAt(at - 1) || letter === text.charCodeAt(at + 1) ? costs.doubled : 1;
}
