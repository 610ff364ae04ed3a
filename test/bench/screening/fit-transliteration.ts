import { writeFileSync } from "node:fs";
import path from "node:path";
import { foldWords } from "../../../src/screening/matching/fold.ts";
import { unitsOf, type Writing, writingOf } from "../../../src/screening/matching/writing.ts";
import { halfOf } from "./figure.ts";
import type { BenchList } from "./real-lists.ts";
import { readWords, type WordList } from "./transliterated-names.ts";

/**
 * Letters of published romanisations (ALA-LC, BGN/PCGN) and of French and Urdu usage that are rare in the word pairs, each
 * counted a few times.
 */
const ROMANISED: Readonly<Partial<Record<Writing, readonly Example[]>>> = {
  arabic: romanised(
    "ض d dh z|ظ z dh|ث th s t|ذ dh z d|ق q k g gh c|ج j g dj|غ gh g|خ kh k ch h|ح h|ع a i u o e|و w u o v ou oo|ش sh ch s|چ ch tch|ژ zh j|گ g|ة a ah eh e at|ى a i y|ي y i e ee j|ص s|ط t|ك k c|ف f|پ p|ٹ t|ڈ d|ڑ r|ں n|ال al el ul il a e as es ar er an en ad ed at et az ez ash ech",
  ),
  hebrew: romanised(
    "ח h ch kh|כ k ch kh c|צ ts tz z|ו v u o w|י y i e|ק k c q|ש sh s|ט t|ב b v|פ p f|ה h a|א a e i o|ע a e i o",
  ),
};

function romanised(text: string): Example[] {
  return text.split("|").flatMap((line) => {
    const [unit, ...outputs] = line.split(" ");
    return Array.from({ length: 4 }, () => outputs.map((output): Example => [[unit!], output])).flat();
  });
}

/** Units of a word, and the Latin letters that it is written with. */
type Example = readonly [units: readonly string[], latin: string];

const FILE = path.resolve(import.meta.dirname, "../../../src/screening/tables/transliteration.json");
const LISTS: Readonly<Partial<Record<Writing, WordList>>> = {
  cyrillic: "russian",
  arabic: "arabic",
  hebrew: "hebrew",
  kana: "katakana",
  han: "chinese",
  hangul: "korean",
};
const MAX_OUTPUT = 3;
const LONGEST = 16;
const ROUNDS = 12;
/** Probability of what was never seen. */
const RARE = 1e-4;
/** Taken from the count of a text of several letters, for each letter, so that chance alignments vanish. */
const DISCOUNT = 0.4;
/** Rarer ways of writing a unit are left out. */
const LEAST_SHARE = 0.008;

type Counts = Map<string, number>;
interface Model {
  readonly units: Map<string, Counts>;
  readonly inserted: Counts;
}

/**
 * Fits the tables by expectation maximisation over all alignments, on the fitted halves alone: of the word pairs, and
 * for Arabic also of the persons who are listed in both writings.
 */
export function fitTransliteration(lists: readonly BenchList[]): void {
  const models: Record<string, { units: Record<string, string>; inserted: string }> = {};
  const letters: Counts = new Map();
  for (const [writing, list] of Object.entries(LISTS) as [Writing, WordList][]) {
    const words = readWords(list, 0).map(([latin, native]) => [unitsOf(native, writing), lettersOf(latin)] as const);
    const abjad = writing === "arabic" || writing === "hebrew";
    const known = [...words, ...(ROMANISED[writing] ?? [])].filter(isUsable);
    const persons = writing === "arabic" ? listedWords(lists, fit(known, abjad)) : [];
    const examples = [...known, ...persons].filter(isUsable);
    for (const [, latin] of examples) for (const letter of latin) add(letters, letter, 1);
    models[writing] = tableOf(fit(examples, abjad));
  }
  const total = [...letters.values()].reduce((sum, count) => sum + count, 0);
  const background = [..."abcdefghijklmnopqrstuvwxyz"].map((letter) =>
    Number((-Math.log((letters.get(letter) ?? 1) / total)).toFixed(2)),
  );
  writeFileSync(FILE, `${JSON.stringify({ background, models }, null, 1)}\n`);
}

const isUsable = ([, latin]: Example): boolean => latin.length > 0 && latin.length < LONGEST;

const lettersOf = (latin: string): string => foldWords(latin)[0]?.text.replace(/[^a-z]/g, "") ?? "";

/** Least logarithm of the likelihood for each letter at which two words are taken for the same. */
const SAME_WORD = -2;

/** Words of listed persons of the fitted half that a first model takes for the same. */
function listedWords(lists: readonly BenchList[], model: Model): Example[] {
  const persons = lists.flatMap(({ entries }) => entries).filter(({ id, kind }) => kind === "person" && !halfOf(id));
  return persons.flatMap(({ names }) => {
    const words = names.filter(({ weak }) => !weak).flatMap(({ name }) => foldWords(name));
    const native = words.filter(({ original }) => writingOf(original) === "arabic");
    const latin = new Set(words.filter(({ original }) => /^[a-z]/i.test(original)).map(({ text }) => text));
    return native.flatMap(({ original }): Example[] => {
      const units = unitsOf(original, "arabic");
      const scored = [...latin].map((text) => [text, likelihood(model, units, text) / text.length] as const);
      const best = scored.reduce((a, b) => (b[1] > a[1] ? b : a), ["", SAME_WORD] as const);
      return best[0] === "" ? [] : [[units, best[0]]];
    });
  });
}

const likelihood = (model: Model, units: readonly string[], latin: string): number =>
  Math.log(count(model, { units: new Map(), inserted: new Map() }, units, latin));

const VOWELS = "aeiou";
/** First guess at the share of a vowel that an abjad leaves out. */
const UNWRITTEN = 0.12;
/** Consonants and vowels in one text: in an abjad, the vowels are taken for unwritten ones instead. */
const MIXED = /[aeiou][^aeiou]|[^aeiou][aeiou]/;

function fit(examples: readonly Example[], abjad: boolean): Model {
  let model: Model = { units: new Map(), inserted: new Map() };
  for (const [units, latin] of examples) seed(model, units, latin, abjad);
  model = normalised(model, 0, 1);
  if (abjad) for (const vowel of VOWELS) model.inserted.set(vowel, UNWRITTEN);
  for (let round = 0; round < ROUNDS; round++) {
    const counts: Model = { units: new Map(), inserted: new Map() };
    let length = 0;
    for (const [units, latin] of examples) {
      count(model, counts, units, latin);
      length += units.length;
    }
    model = normalised(counts, round > 4 ? DISCOUNT : 0, length);
  }
  return model;
}

const add = (counts: Counts, key: string, count: number): void => void counts.set(key, (counts.get(key) ?? 0) + count);

function countsOf(model: Model, unit: string): Counts {
  let counts = model.units.get(unit);
  if (!counts) model.units.set(unit, (counts = new Map()));
  return counts;
}

/** First guess: letters near the same place of the word. */
function seed(model: Model, units: readonly string[], latin: string, abjad: boolean): void {
  for (const [index, unit] of units.entries()) {
    const place = (index / units.length) * latin.length;
    for (let at = Math.max(0, Math.floor(place) - 1); at <= Math.min(latin.length, place + 2); at++) {
      for (let length = 0; length <= MAX_OUTPUT && at + length <= latin.length; length++) {
        const text = latin.slice(at, at + length);
        if (abjad && MIXED.test(text)) continue;
        add(countsOf(model, unit), text, [0.3, 1, 0.4, 0.1][length]!);
      }
    }
  }
}

function normalised(counts: Model, discount: number, length: number): Model {
  const units = new Map(
    [...counts.units].map(([unit, outputs]) => {
      const kept = [...outputs]
        .map(([text, n]) => [text, n - (text.length > 1 ? discount * text.length : 0)] as const)
        .filter(([, n]) => n > 0.05);
      const total = kept.reduce((sum, [, n]) => sum + n, 0.5);
      return [unit, new Map(kept.map(([text, n]) => [text, n / total]))] as const;
    }),
  );
  const inserted = new Map(
    [..."abcdefghijklmnopqrstuvwxyz"].map((letter) => [
      letter,
      Math.max(length === 1 ? 0.002 : RARE, (counts.inserted.get(letter) ?? 0) / length),
    ]),
  );
  return { units, inserted };
}

/** Adds the expected count of each way of writing each unit. Returns the likelihood of the whole. */
function count(model: Model, counts: Model, units: readonly string[], latin: string): number {
  const [n, k] = [units.length, latin.length];
  const grid = () => Array.from({ length: n + 1 }, () => new Float64Array(k + 1));
  const [before, after] = [grid(), grid()];
  const written = (i: number, j: number, length: number): number => {
    const text = latin.slice(j, j + length);
    return model.units.get(units[i]!)?.get(text) ?? (length <= 1 ? RARE : 0);
  };
  const inserted = (j: number): number => model.inserted.get(latin[j]!) ?? RARE;
  before[0]![0] = 1;
  after[n]![k] = 1;
  const steps = (i: number, j: number, visit: (to: number, at: number, p: number) => void): void => {
    if (j < k) visit(i, j + 1, inserted(j));
    if (i < n)
      for (let length = 0; length <= MAX_OUTPUT && j + length <= k; length++)
        visit(i + 1, j + length, written(i, j, length));
  };
  for (let i = 0; i <= n; i++)
    for (let j = 0; j <= k; j++) steps(i, j, (to, at, p) => (before[to]![at]! += before[i]![j]! * p));
  for (let i = n; i >= 0; i--)
    for (let j = k; j >= 0; j--) steps(i, j, (to, at, p) => (after[i]![j]! += after[to]![at]! * p));
  const all = before[n]![k]!;
  if (all <= 0) return 0;
  for (let i = 0; i <= n; i++) {
    for (let j = 0; j <= k; j++) {
      steps(i, j, (to, at, p) => {
        const expected = (before[i]![j]! * p * after[to]![at]!) / all;
        if (expected < 1e-6) return;
        if (to === i) add(counts.inserted, latin[j]!, expected);
        else add(countsOf(counts, units[i]!), latin.slice(j, at), expected);
      });
    }
  }
  return all;
}

const tenths = (share: number): number => Math.round(-Math.log(share) * 10);

const tableOf = ({ units, inserted }: Model): { units: Record<string, string>; inserted: string } => ({
  units: Object.fromEntries([...units].map(([unit, outputs]) => [unit, textOf(outputs, LEAST_SHARE)])),
  inserted: textOf(inserted, 0.007),
});

const textOf = (outputs: Counts, least: number): string =>
  [...outputs]
    .filter(([, share]) => share >= least)
    .toSorted((a, b) => b[1] - a[1])
    .map(([text, share]) => `${text || "-"}${tenths(share)}`)
    .join(" ");
