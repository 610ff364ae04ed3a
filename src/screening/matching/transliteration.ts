import { ARABIC_DIGRAPHS, CHINESE, KOREAN } from "../tables/romanisations.ts";
import tables from "../tables/transliteration.json" with { type: "json" };
import type { Writing } from "./writing.ts";

/** Cost of a letter that the tables do not foresee, in nats. */
const EDIT = 5;
const LETTERS = 26;
const A = 97;

/** How one unit of a writing is written in Latin letters: the cost of nothing, of each letter, and of longer texts. */
interface Outputs {
  readonly none: number;
  readonly single: Float32Array;
  readonly longer: readonly { readonly text: string; readonly code: number; readonly cost: number }[];
}

interface Model {
  readonly units: ReadonlyMap<string, Outputs>;
  /** Cost of each Latin letter that no unit stands for. */
  readonly inserted: Float32Array;
}

const UNKNOWN: Outputs = { none: EDIT, single: new Float32Array(LETTERS).fill(EDIT), longer: [] };

/** Negative logarithm of each letter's frequency in names: what the letter of an unrelated word costs. */
const BACKGROUND = Float32Array.from(tables.background);

interface Table {
  readonly units: Readonly<Record<string, string>>;
  readonly inserted: string;
}

/** Fitted tables by writing, and the romanisations of Chinese and Korean names, which other rules hold for. */
const TABLES: Readonly<Record<Writing, Table>> = {
  ...tables.models,
  arabic: { ...tables.models.arabic, units: { ...tables.models.arabic.units, ...ARABIC_DIGRAPHS } },
  chinese: { units: CHINESE, inserted: "" },
  korean: { units: KOREAN, inserted: "" },
};

const models = new Map<Writing, Model>();

/** Read when a name in the writing is first compared, so that it costs nothing at the start. */
function modelOf(name: Writing): Model {
  let model = models.get(name);
  if (!model) {
    const { units, inserted } = TABLES[name];
    model = {
      units: new Map(Object.entries(units).map(([unit, outputs]) => [unit, readOutputs(outputs)])),
      inserted: readOutputs(inserted).single,
    };
    models.set(name, model);
  }
  return model;
}

/** Reads `a3 e17 ou25 -40`: texts with their costs in tenths of a nat; the hyphen stands for no letter. */
function readOutputs(text: string): Outputs {
  const single = new Float32Array(LETTERS).fill(EDIT);
  const longer: { text: string; code: number; cost: number }[] = [];
  let none = EDIT;
  for (const [, output, tenths] of text.matchAll(/([a-z]+|-)(\d+)/g)) {
    const cost = Number(tenths) / 10;
    if (output === "-") none = Math.min(EDIT, cost);
    else if (output!.length === 1) single[output!.charCodeAt(0) - A] = Math.min(EDIT, cost);
    else longer.push({ text: output!, code: codeAt(output!, 0, output!.length), cost });
  }
  return { none, single, longer };
}

/** Four letters at most as one number. */
function codeAt(text: string, at: number, length: number): number {
  let code = 0;
  for (let index = at; index < at + length; index++) code = code * 32 + text.charCodeAt(index) - A + 1;
  return code;
}

/**
 * Abjads leave short vowels out: one that no letter stands for says little, for or against. Vowels at the beginning and
 * long ones are written.
 */
const VOWELS: ReadonlySet<string> = new Set("aeiou");
const UNWRITTEN_VOWEL = 0.9;
const WRITTEN_VOWEL = 3;
const VOWEL_BACKGROUND = 1.2;
const isAbjad = (writing: Writing): boolean => writing === "arabic" || writing === "hebrew";

let rows: Float64Array[] = [];

/** Least cost in nats of writing the units as the Latin letters; `most` if it is that or more. */
function costOf(model: Model, word: readonly string[], latin: string, abjad: boolean, most: number): number {
  const { units, inserted } = model;
  const width = latin.length + 1;
  while (rows.length <= word.length) rows.push(new Float64Array(64));
  if (rows[0]!.length < width) rows = rows.map(() => new Float64Array(2 * width));
  for (let i = 0; i <= word.length; i++) rows[i]!.fill(Infinity, 0, width);
  rows[0]![0] = 0;
  for (let i = 0; i <= word.length; i++) {
    const here = rows[i]!;
    const next = rows[i + 1];
    const outputs = i < word.length ? (units.get(word[i]!) ?? UNKNOWN) : null;
    let least = most;
    for (let j = 0; j < width; j++) {
      const cost = here[j]!;
      if (cost >= most) continue;
      if (cost < least) least = cost;
      const letter = j < latin.length ? latin.charCodeAt(j) - A : -1;
      if (letter >= 0) relax(here, j + 1, cost + (abjad ? unwrittenAt(latin, j) : inserted[letter]!));
      if (outputs === null) continue;
      relax(next!, j, cost + outputs.none);
      if (letter < 0) continue;
      relax(next!, j + 1, cost + outputs.single[letter]!);
      for (const { text, code, cost: more } of outputs.longer) {
        const { length } = text;
        if (j + length < width && codeAt(latin, j, length) === code) relax(next!, j + length, cost + more);
      }
    }
    if (least >= most) return most;
  }
  return Math.min(most, rows[word.length]![latin.length]!);
}

/** Cost of a letter of a word that an abjad does not write. */
function unwrittenAt(latin: string, at: number): number {
  if (!VOWELS.has(latin[at]!)) return EDIT;
  return at === 0 || VOWELS.has(latin[at - 1]!) ? WRITTEN_VOWEL : UNWRITTEN_VOWEL;
}

function relax(row: Float64Array, at: number, cost: number): void {
  if (cost < row[at]!) row[at] = cost;
}

/** Cost of an unrelated word of these letters. */
function backgroundOf(latin: string, abjad: boolean): number {
  let cost = 0;
  for (let at = 0; at < latin.length; at++) {
    const letter = BACKGROUND[latin.charCodeAt(at) - A]!;
    cost += abjad && VOWELS.has(latin[at]!) ? Math.min(letter, VOWEL_BACKGROUND) : letter;
  }
  return cost;
}

/** What the spelling of a syllable may cost by a romanisation, in nats, before it is another syllable. */
const SYLLABLE = 1.1;
/** The share at that cost; see `transliterated.border` of the weights. */
const BORDER = 0.25;

/**
 * How well a Latin word (a-z) writes the units of another writing, from 0 for a word like any other to 1 for a spelling
 * that costs nothing. In romanisations each syllable must be right, because many names differ in a letter only.
 */
export function transliterationOf(word: readonly string[], writing: Writing, latin: string, syllables: number): number {
  if (word.length === 0 || word.length > 2 * latin.length + 2 || !/^[a-z]+$/.test(latin)) return 0;
  // From this cost on the word is like any other.
  const most =
    writing === "chinese" || writing === "korean"
      ? (SYLLABLE * syllables + 0.5) / (1 - BORDER)
      : backgroundOf(latin, isAbjad(writing));
  return Math.max(0, 1 - costOf(modelOf(writing), word, latin, isAbjad(writing), most) / most);
}

/** The likeliest spelling of a word in Latin letters, by which it is indexed. */
export function spellingOf(word: readonly string[], writing: Writing): string {
  const { units } = modelOf(writing);
  return word.map((unit) => likeliest(units.get(unit) ?? UNKNOWN)).join("");
}

function likeliest({ none, single, longer }: Outputs): string {
  let [text, least] = ["", none];
  const offer = (other: string, cost: number) => {
    if (cost < least) [text, least] = [other, cost];
  };
  for (const [at, cost] of single.entries()) offer(String.fromCharCode(A + at), cost);
  for (const { text: other, cost } of longer) offer(other, cost);
  return text;
}
