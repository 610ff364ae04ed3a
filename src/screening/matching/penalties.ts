import { alignNames, type Alignment, type Clash } from "./align.ts";
import type { Pair } from "./pair-words.ts";
import type { ParsedName } from "./parse-name.ts";
import type { Word } from "./word.ts";
import type { Weights } from "./weights.ts";
import type { WordComparer } from "./word-comparer.ts";

/** One reason against a match of two names. It multiplies the score by e^-penalty. */
export interface Penalty {
  readonly part: string;
  readonly penalty: number;
  /** Text for officers. A function, because most compared names are not hits and do not need it. */
  readonly detail: () => string;
}

/** All reasons against a match of two names. */
export function collectPenalties(left: ParsedName, right: ParsedName, comparer: WordComparer): Penalty[] {
  const { weights } = comparer;
  const person = left.kind === "person";
  const alignment = alignNames(left, right, comparer);
  const matching = alignment.pairs.filter((pair) => pair.similarity > weights.border.middle);
  if (matching.length === 0) return [penaltyFor("name", NO_MATCH, () => "no word matches")];
  return [
    ...alignment.pairs.map((pair) => pairPenalty(pair, person, weights)),
    ...alignment.clashes.map((clash) => clashPenalty(clash, person, weights)),
    ...missingPenalties("listed name", left.words, alignment.leftOnly, person, weights),
    ...missingPenalties("subject", right.words, alignment.rightOnly, person, weights),
    ...weakMatchPenalties(left, right, matching, weights),
    ...formPenalties(left, right, weights),
    ...orderPenalties(left, right, alignment, weights),
  ].filter(({ penalty }) => penalty > 0);
}

const NO_MATCH = 3;

const penaltyFor = (part: string, penalty: number, detail: () => string): Penalty => ({ part, penalty, detail });

const written = (words: readonly Word[]): string => words.map((word) => word.original).join(" ");

function pairPenalty(pair: Pair, person: boolean, w: Weights): Penalty {
  const detail = () => `${written(pair.left.words)} ~ ${written(pair.right.words)}`;
  const spacing = pair.left.words.length === pair.right.words.length ? 0 : w.spacing;
  switch (pair.kind) {
    case "same":
      return penaltyFor("spacing", spacing, detail);
    case "meaning":
      return penaltyFor("meaning", w.meaning, detail);
    case "initial":
      return penaltyFor("initial", w.initial, detail);
    case "nickname":
      return penaltyFor("nickname", w.nickname, detail);
    case "spelling": {
      const border = 1 / (1 + Math.exp((pair.similarity - w.border.middle) / w.border.width));
      const misspelt = w.spelling.least + w.spelling.slope * (1 - pair.similarity);
      const other = differentPenalty(pair.left.words[0]!, pair.right.words[0]!, person, w);
      const part = border > 0.5 ? "different_word" : "spelling";
      return penaltyFor(part, border * other + (1 - border) * misspelt + spacing, detail);
    }
  }
}

function clashPenalty({ left, right }: Clash, person: boolean, w: Weights): Penalty {
  const detail = () => `${left.original} ~ ${right.original}`;
  if (left.role === "number" || left.role === "generation") return penaltyFor(left.role, w.number.other, detail);
  return penaltyFor("different_word", differentPenalty(left, right, person, w), detail);
}

function differentPenalty(left: Word, right: Word, person: boolean, w: Weights): number {
  if (person) return w.different.person;
  return left.role === "common" && right.role === "common" ? w.different.common : w.different.thing;
}

function missingPenalties(
  where: string,
  all: readonly Word[],
  missing: readonly Word[],
  person: boolean,
  w: Weights,
): Penalty[] {
  if (missing.length === 0) return [];
  const detail = () => `not in the ${where}: ${written(missing)}`;
  const share = weighWords(missing, w) / weighWords(all, w);
  const number = missing.some((word) => word.role === "number");
  return [
    penaltyFor("missing_word", share * (person ? w.missing.person : w.missing.thing), detail),
    penaltyFor("number", number ? w.number.missing : 0, detail),
  ];
}

const weighWords = (words: readonly Word[], w: Weights): number =>
  words.reduce((sum, word) => sum + wordWeight(word, w), 0);

function wordWeight(word: Word, w: Weights): number {
  switch (word.role) {
    case "name":
      return word.family ? w.family : 1;
    case "number":
      return 1;
    case "common":
      return w.missing.common / w.missing.thing;
    case "initial":
    case "generation":
    case "honorific":
      return 0.25;
    case "particle":
      return 0.1;
    case "stop":
      return 0.05;
  }
}

const countNames = (words: readonly Word[]): number => words.filter((word) => word.role === "name").length;

/** Penalties for names with too few matching words. */
function weakMatchPenalties(left: ParsedName, right: ParsedName, matching: readonly Pair[], w: Weights): Penalty[] {
  const most = Math.max(countNames(left.words), countNames(right.words));
  const matched = matching.reduce(
    (sum, { left: a, right: b }) => sum + Math.max(countNames(a.words), countNames(b.words)),
    0,
  );
  if (left.kind === "person") {
    return most > 1 && matched <= 1
      ? [penaltyFor("single_word", w.singleWord, () => "only a single word matches")]
      : [];
  }
  return most > 0 && matched === 0 ? [penaltyFor("common_words", w.onlyCommon, () => "only common words match")] : [];
}

function formPenalties({ forms: a }: ParsedName, { forms: b }: ParsedName, w: Weights): Penalty[] {
  if (a.length === 0 && b.length === 0) return [];
  const detail = () => `${a.join(" ") || "none"} ~ ${b.join(" ") || "none"}`;
  if (a.length === 0 || b.length === 0) return [penaltyFor("form", w.form.missing, detail)];
  return a.some((form) => b.includes(form)) ? [] : [penaltyFor("form", w.form.other, detail)];
}

function orderPenalties(left: ParsedName, right: ParsedName, { pairs }: Alignment, w: Weights): Penalty[] {
  if (pairs.length < 2) return [];
  const places = pairs
    .filter(({ left: a, right: b }) => a.words[0]!.role !== "particle" && b.words[0]!.role !== "particle")
    .sort((a, b) => a.left.at - b.left.at)
    .map((pair) => pair.right.at);
  const steps = places.filter((at, index) => index > 0 && at < places[index - 1]!).length;
  if (steps === 0) return [];
  // A family name may be first or last; the other words keep their order.
  const turned = left.kind === "person" && steps === 1 && places.at(-1)! < places[0]!;
  if (namesParent(left) && namesParent(right) && !(turned && places.length > 2)) {
    return [penaltyFor("lineage", w.order.lineage, () => "parent and child in another order")];
  }
  return [penaltyFor("order", turned ? FAMILY_FIRST : steps * w.order.step, () => "words in another order")];
}

const FAMILY_FIRST = 0.004;

const namesParent = (name: ParsedName): boolean =>
  name.kind === "person" && name.words.some((word) => word.symbol === "son" || word.symbol === "daughter");
