import anyAscii from "any-ascii";

/** Result of a comparison: 0.0 to 1.0, and one line on the differences for officers. */
export interface MatchScore {
  readonly score: number;
  readonly detail: string;
}

/** Lower-case ASCII words; dotted initials (`N.V.`) and spaced ones (`U C B`) become one word. */
export function toWords(text: string): string[] {
  const folded = anyAscii(text.replaceAll("ß", "ss"))
    .toLowerCase()
    .replace(/['’`"]/g, " ")
    .replace(/\b(?:[a-z]\.){1,}[a-z]?\b\.?/g, (initials) => ` ${initials.replaceAll(".", "")} `)
    .replace(/[^a-z0-9]+/g, " ");
  return joinInitials(folded.split(" ").filter(Boolean));
}

function joinInitials(words: readonly string[]): string[] {
  const joined: string[] = [];
  let run = "";
  const endRun = () => {
    if (run) joined.push(run);
    run = "";
  };
  for (const word of words) {
    if (/^[a-z]$/.test(word)) run += word;
    else {
      endRun();
      joined.push(word);
    }
  }
  endRun();
  return joined;
}

/** Levenshtein distance; where it is more than `limit`, some number above `limit`. */
export function editDistance(a: string, b: string, limit = Infinity): number {
  let previous = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const current = [i];
    let best = i;
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      const least = Math.min(previous[j]! + 1, current[j - 1]! + 1, previous[j - 1]! + cost);
      current.push(least);
      if (least < best) best = least;
    }
    if (best > limit) return best;
    previous = current;
  }
  return previous[b.length]!;
}

/** 1 for equal words, less for typing errors (at most one per four letters), else 0. */
export function wordSimilarity(a: string, b: string): number {
  if (a === b) return 1;
  if (/\d/.test(a + b)) return 0;
  const length = Math.max(a.length, b.length);
  const distance = editDistance(a, b);
  return distance <= Math.floor(Math.min(a.length, b.length) / 4) ? 1 - distance / length : 0;
}

export interface Pairing {
  /** Weighted share of matched words of both sides. */
  readonly score: number;
  readonly unmatched: readonly [readonly string[], readonly string[]];
}

/** Pairs the words of two sides, best match first, and computes the weighted Dice coefficient. */
export function pairWords(
  left: readonly string[],
  right: readonly string[],
  similarity: (a: string, b: string) => number,
  weigh: (word: string) => number,
): Pairing {
  const pairs = left
    .flatMap((a, i) => right.map((b, j) => ({ i, j, similarity: similarity(a, b) })))
    .filter((pair) => pair.similarity > 0)
    .sort((p, q) => q.similarity - p.similarity);
  const usedLeft = new Set<number>();
  const usedRight = new Set<number>();
  let matched = 0;
  for (const { i, j, similarity: value } of pairs) {
    if (usedLeft.has(i) || usedRight.has(j)) continue;
    usedLeft.add(i);
    usedRight.add(j);
    matched += value * (weigh(left[i]!) + weigh(right[j]!));
  }
  const total = [...left, ...right].reduce((sum, word) => sum + weigh(word), 0);
  return {
    score: total === 0 ? 0 : matched / total,
    unmatched: [left.filter((_, i) => !usedLeft.has(i)), right.filter((_, j) => !usedRight.has(j))],
  };
}

export function areDisjoint(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  for (const item of a) if (b.has(item)) return false;
  return true;
}

export const roundScore = (score: number): number => Math.round(Math.min(1, Math.max(0, score)) * 100) / 100;
