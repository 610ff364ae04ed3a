import { areOnePersons } from "../customer/same-person.ts";
import { editDistance } from "../matching/words.ts";
import { wholeLatinWords } from "../../platform/folding.ts";

/**
 * How two written names of persons relate. `unclear` is neither agreement nor contradiction: other spelling, a married
 * name, a short form, or a relative.
 */
export type NameRelation = "same" | "unclear" | "different";

/** Words that names are written with and without. */
const SMALL_WORDS = new Set(
  "van von vom zu zur de den der des du di da del della dos la le les el al ul bin ben ibn bint d l t ter ten epouse ep geb geboren nee echtgenote weduwe veuve mr mrs ms mevr mevrouw mme madame monsieur dhr heer herr frau dr ir ing prof jr sr".split(
    " ",
  ),
);

export function comparePersonNames(a: string, b: string): NameRelation {
  if (areSameWritings(writingsOf(a), writingsOf(b))) return "same";
  const [left, right] = [wordsOf(a), wordsOf(b)];
  if (left.length === 0 || right.length === 0) return "unclear";
  const isGlued = isPartOf(left.join(""), right.join(""));
  return isGlued || left.some((one) => right.some((other) => areAlike(one, other))) ? "unclear" : "different";
}

/**
 * Whether two names of one birth date may be one person's: every word of the shorter is in the longer, by its sound, as an initial or with
 * a slip. A family name alone makes no one person: twins share it.
 */
export const mayBeOnePersons = (a: string, b: string): boolean =>
  areSameWritings(writingsOf(a), writingsOf(b)) ||
  isCoveredBy(wordsOf(a), wordsOf(b)) ||
  isCoveredBy(joinedWordsOf(a), joinedWordsOf(b));

function isCoveredBy(a: readonly string[], b: readonly string[]): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short.length < 2) return false;
  const left = [...long];
  let whole = 0;
  const isCovered = short
    .toSorted((one, other) => other.length - one.length)
    .every((word) => {
      const same = left.indexOf(word);
      const at = same >= 0 ? same : left.findIndex((other) => areAlike(word, other));
      if (at < 0) return false;
      if (word.length > 1 && left[at]!.length > 1) whole += 1;
      left.splice(at, 1);
      return true;
    });
  return isCovered && whole > 0;
}

/** A name as it is compared: its words in each way of writing it, and its sound. */
export interface Writings {
  readonly words: readonly (readonly string[])[];
  readonly sound: string;
}

/** For lists of names, each of which is compared with many. */
export function writingsOf(name: string): Writings {
  const words = wholeLatinWords(name);
  return { words: [words, withoutUmlauts(words), inOneWord(words)], sound: soundsOf(words).join("") };
}

/** Whether two names are the `same`. */
export const areSameWritings = (a: Writings, b: Writings): boolean =>
  a.words.some((words, at) => areOnePersons(words, b.words[at]!)) || (a.sound !== "" && a.sound === b.sound);

const wordsOf = (name: string): string[] => soundsOf(wholeLatinWords(name));

const soundsOf = (words: readonly string[]): string[] => {
  const told = words.filter((word) => !SMALL_WORDS.has(word));
  return (told.length > 0 ? told : words).map(soundOf).filter(Boolean);
};

/** `Müller` is `MUELLER` in a machine-readable zone, and `Muller` where accents are left out. */
const withoutUmlauts = (words: readonly string[]): string[] =>
  words.map((word) => word.replaceAll(/([aou])e/g, "$1").replaceAll("ss", "s"));

/** `Van den Berghe` is `Vandenberghe` elsewhere. */
function inOneWord(words: readonly string[]): string[] {
  let before = "";
  const joined: string[] = [];
  for (const word of words) {
    if (SMALL_WORDS.has(word)) before += word;
    else joined.push(before + word);
    if (!SMALL_WORDS.has(word)) before = "";
  }
  return before === "" ? joined : [...joined, before];
}

/** A word by its sound, so that transliterations of one name meet. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/tsch|sch|tch|sh|cz|sz|ch|zh|ts|tz|z/g, "s"],
  [/kh|ck|q|c/g, "k"],
  [/ph/g, "f"],
  [/w/g, "v"],
  [/x/g, "ks"],
  [/dj|ij|yj|y|j/g, "i"],
  [/([aou])e/g, "$1"],
  [/ou|oo/g, "u"],
  [/h/g, ""],
  [/(.)\1+/g, "$1"],
];

const soundOf = (word: string): string =>
  SOUNDS.reduce((rest, [written, sound]) => rest.replaceAll(written, sound), word);

const SHORT = 4;
const LONG = 7;

/** Whether two words can be one: an initial, a short form, or a slip or two. */
function areAlike(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (short.length === 1) return long.startsWith(short);
  if (short.length >= SHORT - 1 && long.startsWith(short)) return true;
  if (short.length < SHORT) return short === long;
  return editDistance(short, long) <= (short.length >= LONG ? 2 : 1);
}

/** `Vandenberghe` in `Van den Berghe`, with the small words or without. */
const isPartOf = (a: string, b: string): boolean => {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return short.length >= LONG && long.includes(short);
};

/** What tells one person from another. Dates are `YYYY-MM-DD`, or shorter where only a month or year is known. */
export interface Known {
  readonly name: string;
  readonly birth_date?: string | null | undefined;
}

/** Whether two descriptions are of one person: a birth date decides where names alone do not; null where neither does. */
export function agreesOnPerson(a: Known, b: Known): boolean | null {
  const names = comparePersonNames(a.name, b.name);
  const born = agreesOnDate(a.birth_date, b.birth_date);
  if (names === "same") return born !== false;
  if (names === "unclear") return born;
  return born === true ? null : false;
}

/**
 * The same of names as they are written, not recognised in an image: one word that is only alike binds no names whose other words all
 * differ. `Boris Ivanov` is not `Joris Claes`.
 */
export function agreesOnWrittenPerson(a: Known, b: Known): boolean | null {
  const agrees = agreesOnPerson(a, b);
  return agrees === null && comparePersonNames(a.name, b.name) === "unclear" && shareOneSlip(a, b) ? false : agrees;
}

/**
 * Whether all that two names share is a family name, the last word of the first of them, and no given name has the initial of another:
 * `Oscar Peeters` and `Jan Peeters`, who may be relatives.
 */
export function shareFamilyAlone(a: string, b: string): boolean {
  const [own, others] = [inOneWord(wholeLatinWords(a)), inOneWord(wholeLatinWords(b))];
  const family = own.pop();
  if (family === undefined || own.length === 0) return false;
  const given = others.filter((other) => !areAlike(soundOf(family), soundOf(other)));
  if (given.length === 0 || given.length === others.length) return false;
  return !own.some((one) => given.some((other) => soundOf(one)[0] === soundOf(other)[0]));
}

/** Whether that family name is in another spelling: `Oscar Pieters` and `Jan Peeters`. A relative's is spelt alike. */
export const shareVariantAlone = (a: string, b: string): boolean =>
  shareFamilyAlone(a, b) && !inOneWord(wholeLatinWords(b)).includes(inOneWord(wholeLatinWords(a)).at(-1)!);

/** Whether that is so of the words without particles, and with those in one word: `De Smet` is `Desmet` elsewhere. */
const shareOneSlip = (a: Known, b: Known): boolean =>
  isOneSlip(wordsOf(a.name), wordsOf(b.name)) && isOneSlip(joinedWordsOf(a.name), joinedWordsOf(b.name));

const joinedWordsOf = (name: string): string[] => inOneWord(wholeLatinWords(name)).map(soundOf).filter(Boolean);

function isOneSlip(left: readonly string[], right: readonly string[]): boolean {
  if (left.length < 2 || right.length < 2 || isPartOf(left.join(""), right.join(""))) return false;
  const shared = left.flatMap((one) => right.filter((other) => areAlike(one, other)).map((other) => [one, other]));
  return (
    shared.length === 1 && !shared[0]![0]!.startsWith(shared[0]![1]!) && !shared[0]![1]!.startsWith(shared[0]![0]!)
  );
}

/** Compared as far as both go: a month agrees with any of its days. Null where one is not known. */
export function agreesOnDate(a: string | null | undefined, b: string | null | undefined): boolean | null {
  if (!a || !b) return null;
  const length = Math.min(a.length, b.length);
  return length < 4 ? null : a.slice(0, length) === b.slice(0, length);
}

/**
 * Those persons whom a list does not name. One who shares a single name with somebody in it may have married; two of
 * them in one document are other people.
 */
export function namedNowhereIn<Person extends Known>(
  persons: readonly Person[],
  list: readonly Known[],
  compare: (a: Known, b: Known) => boolean | null = agreesOnPerson,
): Person[] {
  const strangers = persons.filter((person) => list.every((one) => compare(one, person) === false));
  const others = persons.filter((person) =>
    list.every((one) => {
      const agrees = compare(one, person);
      return agrees === false || (agrees === null && shareOneName(one, person));
    }),
  );
  return others.length - strangers.length >= 2 ? others : strangers;
}

function shareOneName(a: Known, b: Known): boolean {
  const [left, right] = [wordsOf(a.name), wordsOf(b.name)];
  const shared = left.filter((one) => right.some((other) => areAlike(one, other)));
  return shared.length === 1 && left.length > 1 && right.length > 1;
}
