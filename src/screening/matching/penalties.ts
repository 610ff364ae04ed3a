import { acronymIn, acronymsOf } from "./acronym.ts";
import { alignNames, type Alignment, type Clash } from "./align.ts";
import type { Pair } from "./pair-words.ts";
import type { ParsedName } from "./parse-name.ts";
import { SERVANTS } from "../tables/person-words.ts";
import { soundOf } from "./sound.ts";
import type { Span } from "./spans.ts";
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
  if (matching.length === 0) return [matchInitials(left, right, weights) ?? NO_WORD];
  const found: Penalty[] = [];
  const add = (penalty: Penalty | null) => {
    if (penalty !== null && penalty.penalty > 0) found.push(penalty);
  };
  for (const pair of alignment.pairs) add(pairPenalty(pair, person, weights));
  for (const clash of alignment.clashes) add(clashPenalty(clash, person, weights));
  const ofAll = missingPenalty(left, right, alignment, weights);
  addMissing(add, "listed name", left.words, alignment.leftOnly, ofAll, weights);
  addMissing(add, "subject", right.words, alignment.rightOnly, ofAll, weights);
  add(weakMatchPenalty(left, right, matching, alignment.clashes.some(isOfInitials), weights));
  add(formPenalty(left, right, weights));
  add(orderPenalty(left, right, alignment, weights));
  return found;
}

const penaltyFor = (part: string, penalty: number, detail: () => string): Penalty => ({ part, penalty, detail });

const NO_WORD = penaltyFor("name", 3, () => "no word matches");

/** A company's initials against its name. */
function matchInitials(left: ParsedName, right: ParsedName, w: Weights): Penalty | null {
  const [short, long] = left.words.length < right.words.length ? [left, right] : [right, left];
  const acronym = acronymIn(short);
  if (acronym === null || !acronymsOf(long).includes(acronym)) return null;
  return penaltyFor("acronym", w.acronym, () => `${written(short.words)} ~ initials of ${written(long.words)}`);
}

const written = (words: readonly Word[]): string => words.map((word) => word.original).join(" ");

function pairPenalty(pair: Pair, person: boolean, w: Weights): Penalty {
  const detail = () => `${written(pair.left.words)} ~ ${written(pair.right.words)}${NOTES[noteOf(pair)] ?? ""}`;
  const characters = pair.left.words[0]!.script === "syllabic" || pair.right.words[0]!.script === "syllabic";
  const spacing = characters || pair.left.words.length === pair.right.words.length ? 0 : w.spacing;
  switch (pair.kind) {
    case "same":
      if (hasBalticEnding(pair.left) !== hasBalticEnding(pair.right))
        return penaltyFor(
          "spelling",
          w.balticEnding + spacing,
          () => `${detail()}: compared without the Baltic ending`,
        );
      return penaltyFor("spacing", spacing, detail);
    case "meaning":
      return penaltyFor("meaning", w.meaning, detail);
    case "initial":
      return penaltyFor("initial", w.initial, detail);
    case "nickname":
      return penaltyFor("nickname", w.nickname, detail);
    case "transliteration":
    case "spelling": {
      const spelling = w[noteOf(pair) as "spelling" | "transliteration" | "consonants"];
      const other = differentPenalty(pair.left.words[0]!, pair.right.words[0]!, person, w);
      const part = differs(pair.similarity, w) > 0.5 ? "different_word" : pair.kind;
      const penalty = similarityPenalty(pair.similarity, spelling, other, w) + spacing;
      if (!person || !isOtherGender(pair)) return penaltyFor(part, penalty, detail);
      return penaltyFor(part, penalty + w.otherGender, () => `${detail()}: names of a man and of a woman`);
    }
  }
}

/** Mario and Maria: given names that differ in the last letter, by which languages tell the gender. */
function isOtherGender({ left, right }: Pair): boolean {
  const [a, b] = [left.text, right.text];
  if (left.words[0]!.family || right.words[0]!.family || a.length < SHORTEST_GENDERED) return false;
  return a.slice(0, -1) === b.slice(0, -1) && ["ao", "oa"].includes(a.slice(-1) + b.slice(-1));
}

const SHORTEST_GENDERED = 4;

const hasBalticEnding = ({ words, text }: Span): boolean => /s$/i.test(words.at(-1)!.original) && !text.endsWith("s");

/** How likely words of a similarity are different ones, 0.0 to 1.0. */
const differs = (similarity: number, { border }: Weights): number =>
  1 / (1 + Math.exp((similarity - border.middle) / border.width));

/** Between the penalty of a misspelling and that of a different word. */
export function similarityPenalty(
  similarity: number,
  { least, slope }: Weights["spelling"],
  other: number,
  w: Weights,
): number {
  const border = differs(similarity, w);
  return border * other + (1 - border) * (least + slope * (1 - similarity));
}

/** What was compared, where it is less than the whole words. */
const NOTES: Readonly<Record<string, string>> = {
  transliteration: ": compared by sound across scripts",
  consonants: ": compared by consonants, because the script leaves out short vowels",
  nickname: ": forms of one given name",
  initial: ": only the initial is known",
  meaning: ": the same word in another language",
};

const noteOf = ({ kind, left, right }: Pair): string =>
  kind === "transliteration" && [left, right].some(({ words }) => words[0]!.script === "abjad") ? "consonants" : kind;

function clashPenalty({ left, right }: Clash, person: boolean, w: Weights): Penalty {
  const detail = () => `${left.original} ~ ${right.original}`;
  if (left.role === "number" || left.role === "generation") return penaltyFor(left.role, w.number.other, detail);
  if (left.role === "initial" || right.role === "initial")
    return penaltyFor("initial", w.otherInitial, () => `${detail()}: different initials`);
  return penaltyFor("different_word", differentPenalty(left, right, person, w), detail);
}

function differentPenalty(left: Word, right: Word, person: boolean, w: Weights): number {
  if (person) return w.different.person;
  return left.role === "common" && right.role === "common" ? w.different.common : w.different.thing;
}

/** Penalty if all words of one name were missing in the other. */
function missingPenalty(left: ParsedName, right: ParsedName, { pairs }: Alignment, { missing }: Weights): number {
  if (left.kind !== "person") return missing.thing;
  if ([left, right].some(({ words }) => words.some(isRomanised))) return missing.syllables;
  return pairs.some((pair) => noteOf(pair) === "consonants") ? missing.consonants : missing.person;
}

/** Of a Chinese or Korean name, which has few syllables and leaves none out. */
const isRomanised = ({ writing }: Word): boolean => writing === "chinese" || writing === "korean";

function addMissing(
  add: (penalty: Penalty) => void,
  where: string,
  all: readonly Word[],
  missing: readonly Word[],
  ofAll: number,
  w: Weights,
): void {
  if (missing.length === 0) return;
  const detail = () => `not in the ${where}: ${written(missing)}`;
  add(penaltyFor("missing_word", (weighWords(missing, w) / weighWords(all, w)) * ofAll, detail));
  if (missing.some(({ role }) => role === "number")) add(penaltyFor("number", w.number.missing, detail));
}

function weighWords(words: readonly Word[], w: Weights): number {
  let sum = 0;
  for (const word of words) sum += wordWeight(word, w);
  return sum;
}

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

/** Similarity of a word with a single slip. */
const SURE = 0.85;

function countNames(words: readonly Word[]): number {
  let count = 0;
  for (const { role, text } of words) if (role === "name" && !(words.length > 1 && SERVANTS.has(text))) count++;
  return count;
}

function countInitials(words: readonly Word[]): number {
  let count = 0;
  for (const { role } of words) if (role === "initial") count++;
  return count;
}

/** Penalty for names with too few matching words. */
function weakMatchPenalty(
  left: ParsedName,
  right: ParsedName,
  matching: readonly Pair[],
  otherInitials: boolean,
  w: Weights,
): Penalty | null {
  const [own, other] = [countNames(left.words), countNames(right.words)];
  const most = Math.max(own, other);
  let [matched, initials, unsure] = [0, 0, 0];
  for (const { kind, similarity, left: a, right: b } of matching) {
    matched += Math.max(countNames(a.words), countNames(b.words));
    if (kind === "initial") initials++;
    if (kind === "nickname" || similarity < SURE) unsure++;
  }
  if (left.kind !== "person")
    return most > 0 && matched === 0 ? penaltyFor("common_words", w.onlyCommon, () => "only common words match") : null;
  if (initials > 0 && matched - initials <= 1 && most > matched) {
    return matching.some(isFirstInitial) && matching.some(isFamilyName)
      ? penaltyFor("single_word", w.firstInitialAlone, () => "only the family name and the first initial match")
      : penaltyFor("single_word", w.initialAlone, () => "only one word and an initial match");
  }
  if (unsure > 0 && matched - unsure <= 1 && most > matched)
    return penaltyFor("single_word", w.unsureWord, () => "only one word and a similar one match");
  if (matching.length === 1 && most > 1 && isWholeAsWord(matching[0]!, left, right))
    return penaltyFor("single_word", w.loneWord, () => "a whole name resembles one word");
  const lone = Math.min(own + countInitials(left.words), other + countInitials(right.words)) <= 1;
  if (most <= 1 || matched >= most || (matched > 1 && !lone)) return null;
  const penalty = lone || otherInitials ? w.loneWord : w.singleWord;
  return penaltyFor("single_word", penalty, () => `only one word of ${most} matches`);
}

/** Tom Maes and Thomas: all words of one name, written as one, resemble a word of a longer name. */
const isWholeAsWord = ({ kind, left: a, right: b }: Pair, left: ParsedName, right: ParsedName): boolean =>
  kind === "spelling" &&
  ((a.words.length > 1 && a.words.length === left.words.length && b.words.length === 1 && right.words.length > 1) ||
    (b.words.length > 1 && b.words.length === right.words.length && a.words.length === 1 && left.words.length > 1));

const isOfInitials = ({ left, right }: Clash): boolean => left.role === "initial" || right.role === "initial";
const isFirstInitial = ({ kind, left, right }: Pair): boolean => kind === "initial" && left.at === 0 && right.at === 0;
const isFamilyName = ({ kind, left, right }: Pair): boolean =>
  kind === "same" && left.words[0]!.family && right.words[0]!.family;

function formPenalty({ forms: a }: ParsedName, { forms: b }: ParsedName, w: Weights): Penalty | null {
  if (a.length === 0 && b.length === 0) return null;
  const detail = () => `${a.join(" ") || "none"} ~ ${b.join(" ") || "none"}`;
  if (a.length === 0 || b.length === 0) return penaltyFor("form", w.form.missing, detail);
  return a.some((form) => b.includes(form)) ? null : penaltyFor("form", w.form.other, detail);
}

function orderPenalty(left: ParsedName, right: ParsedName, { pairs }: Alignment, w: Weights): Penalty | null {
  if (pairs.length < 2) return null;
  const places = pairs
    .filter(({ left: a, right: b }) => a.words[0]!.role !== "particle" && b.words[0]!.role !== "particle")
    .sort((a, b) => a.left.at - b.left.at)
    .map((pair) => pair.right.at);
  const steps = places.filter((at, index) => index > 0 && at < places[index - 1]!).length;
  if (steps === 0) return null;
  const syllables = pairs.filter(({ left: a, right: b }) => isSyllable(a.words[0]!) || isSyllable(b.words[0]!)).length;
  // A family name may be first or last; the other words keep their order.
  const turned = left.kind === "person" && steps === 1 && places.at(-1)! < places[0]!;
  if (namesParent(left) && namesParent(right) && !(turned && places.length > 2)) {
    return penaltyFor("lineage", w.order.lineage, () => "parent and child in another order");
  }
  if (!turned && syllables > 1) {
    return penaltyFor("order", w.order.lineage, () => "syllables in another order");
  }
  if (turned && pairs.length === 2 && pairs.some(isDerived))
    return penaltyFor("order", w.order.derived, () => "a given name and the family name made from it");
  return penaltyFor("order", turned ? FAMILY_FIRST : steps * w.order.step, () => "words in another order");
}

/**
 * Karim and Karimi, Peter and Peters: in names in another order, one of them is a given name and the other a family name.
 * Yuri and Yuriy, which sound alike, are one name in two romanisations.
 */
function isDerived({ kind, left, right }: Pair): boolean {
  if (kind !== "spelling") return false;
  const [short, long] = left.text.length < right.text.length ? [left.text, right.text] : [right.text, left.text];
  const isLonger = long.startsWith(short) && FAMILY_ENDING.test(long.slice(short.length));
  return isLonger && plainSound(short) !== plainSound(long);
}

const plainSound = (text: string): string =>
  soundOf(text)
    .replaceAll("y", "i")
    .replaceAll(/(.)\1+/g, "$1");

const FAMILY_ENDING =
  /^(?:i|y|s|z|sz?on|sen|zoon|e?[zs]|[oe]va?|off|ian|yan|idis|escu|enko|ik|sk[iy]|ini|ani|[zj]adeh?|oglu|sson|sdottir)$/;

const isSyllable = ({ script }: Word): boolean => script === "syllabic";

const FAMILY_FIRST = 0.004;

const namesParent = (name: ParsedName): boolean =>
  name.kind === "person" && name.words.some((word) => word.symbol === "son" || word.symbol === "daughter");
