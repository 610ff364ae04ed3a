import { editDistance } from "./distance.ts";
import { consonantsOf, listedSound } from "./sound.ts";
import type { Join, Span } from "./spans.ts";
import { transliterationOf } from "./transliteration.ts";
import type { Weights } from "./weights.ts";
import { ARABIC_ARTICLE, digraphsOf, unitsOf, type Writing } from "./writing.ts";

/** Similarity of different characters with the same reading. */
const SAME_READING = 0.85;
const FEWEST_CONSONANTS = 2;
const UNSURE_VOWELS = 0.03;
/** By the table of a writing, any two words are at least this similar. */
const SURPASSED = 0.5;

/** Compares words with a cache, because a subject's words are compared with the same words of many listed names. */
export class WordComparer {
  readonly weights: Weights;
  /** By least similarity, because a comparison stops below it. */
  readonly #cache = new Map<number, Map<string, Map<string, number>>>();
  readonly #sounds = new Map<string, string>();
  readonly #units = new Map<string, readonly (readonly string[])[]>();

  constructor(weights: Weights) {
    this.weights = weights;
  }

  /** 0.0 to 1.0 by letters and by sound; 0 if it is below `least`. */
  similarity(a: Span, b: Span, least: number): number {
    const x = a.words[0]!;
    const y = b.words[0]!;
    const syllables = x.script === "syllabic" && y.script === "syllabic";
    if (a.text === b.text) return syllables && originalOf(a) !== originalOf(b) ? SAME_READING : 1;
    if (syllables) return 0;
    if (x.writing !== y.writing || x.script !== y.script) return atLeast(least, this.#acrossWritings(a, b));
    if (bestSimilarity(a.text.length, a.letters, b.text.length, b.letters, this.weights) < least) return 0;
    const cached = this.#cachedFor(a.text, least);
    let similarity = cached.get(b.text);
    if (similarity === undefined) cached.set(b.text, (similarity = this.#byLetters(a, b, least)));
    return atLeast(least, x.script === "abjad" ? 1 - this.weights.abjadDistance * (1 - similarity) : similarity);
  }

  /** False only if the similarity of a word with joined words is below `least`. */
  mayReach(a: Span, { first, length, letters }: Join, least: number): boolean {
    const x = a.words[0]!;
    if (x.writing !== first.writing || x.script !== first.script || x.script === "syllabic") return true;
    return bestSimilarity(a.text.length, a.letters, length, letters, this.weights) >= least;
  }

  #cachedFor(text: string, least: number): Map<string, number> {
    let all = this.#cache.get(least);
    if (!all) this.#cache.set(least, (all = new Map()));
    let cached = all.get(text);
    if (!cached) all.set(text, (cached = new Map()));
    return cached;
  }

  #byLetters(a: Span, b: Span, least: number): number {
    const { edit, soundShare, ending, slips } = this.weights;
    const length = comparedLength(a.text.length, b.text.length) - ending * sharedEnding(a.text, b.text);
    const most = (1 - least) * length;
    const text = editDistance(a.text, b.text, edit, most / (1 - soundShare));
    if ((1 - soundShare) * text > most) return 0;
    // A typing error within a digraph (Txhomas) must not count more by sound than by letters.
    const left = (most - (1 - soundShare) * text) / soundShare;
    const sound = Math.min(text, editDistance(this.#sound(a), this.#sound(b), edit, left));
    const distance = (1 - soundShare) * text + soundShare * sound;
    // Edits beyond `slips` count double, because long words with a common beginning or end are often different words.
    return Math.max(0, 1 - (distance + Math.max(0, distance - slips)) / length);
  }

  /** By the table of the writing, and in an alphabet by letters as well. */
  #acrossWritings(a: Span, b: Span): number {
    const cached = this.#cachedFor(originalOf(a), 0);
    const other = originalOf(b);
    let similarity = cached.get(other);
    if (similarity === undefined) cached.set(other, (similarity = this.#compareWritings(a, b)));
    return similarity;
  }

  #compareWritings(a: Span, b: Span): number {
    const [x, y] = [a.words[0]!, b.words[0]!];
    const letters = x.script === "alphabet" && y.script === "alphabet" ? this.#byLetters(a, b, SURPASSED) : 0;
    if (x.writing === null && y.writing === null) return this.#byConsonants(a, b);
    return Math.max(letters, this.#byTable(a, x.writing, b), this.#byTable(b, y.writing, a));
  }

  /** For scripts without a table, such as Devanagari, whose vowels are hard to tell. */
  #byConsonants(a: Span, b: Span): number {
    const [x, y] = [consonantsOf(this.#sound(a)), consonantsOf(this.#sound(b))];
    const longest = Math.max(x.length, y.length);
    const share = longest < FEWEST_CONSONANTS ? 0 : 1 - editDistance(x, y, this.weights.edit) / longest;
    return Math.max(this.#byLetters(a, b, 0), share - UNSURE_VOWELS);
  }

  #byTable(native: Span, writing: Writing | null, other: Span): number {
    if (writing === null) return 0;
    const original = originalOf(native);
    let units = this.#units.get(original);
    if (!units) this.#units.set(original, (units = readingsOf(native, writing)));
    const share = Math.max(
      ...units.flatMap((word) =>
        spellingsOf(other.text).map((text) => transliterationOf(word, writing, text, original.length)),
      ),
    );
    const { border, transliterated } = this.weights;
    return Math.min(
      transliterated.most,
      border.middle + transliterated.slope * (share - transliterated.border[writing]),
    );
  }

  #sound({ text }: Span): string {
    let sound = this.#sounds.get(text);
    if (sound === undefined) this.#sounds.set(text, (sound = listedSound(text)));
    return sound;
  }
}

/**
 * The units of the words. Arabic words are also read with two letters as one sound, and without the article at their start,
 * which a name such as Ilyas does not have.
 */
function readingsOf({ words }: Span, writing: Writing): string[][] {
  const units = words.flatMap(({ original }) => unitsOf(original, writing));
  if (writing !== "arabic") return [units];
  const readings = [units];
  if (units[0] === ARABIC_ARTICLE && words.length > 1) readings.push([...units.join("")]);
  if (words.some(({ original }) => digraphsOf(original) !== null))
    readings.push(words.flatMap(({ original }) => digraphsOf(original) ?? unitsOf(original, writing)));
  return readings;
}

/** `ch` may also be a `k`, as in Michael. */
const spellingsOf = (text: string): string[] => (text.includes("ch") ? [text, text.replaceAll("ch", "k")] : [text]);

const originalOf = ({ words }: Span): string =>
  words.length === 1 ? words[0]!.original : words.map(({ original }) => original).join("");

const atLeast = (least: number, similarity: number): number => (similarity < least ? 0 : similarity);

/** Words of three letters are treated like words of four, so that they may have an error too. */
function comparedLength(a: number, b: number): number {
  const longest = Math.max(a, b);
  return longest === 3 ? 4 : longest;
}

/** An upper bound of the similarity, from the words' lengths and the letters that occur in only one of them. */
function bestSimilarity(a: number, letters: number, b: number, others: number, { edit, soundShare }: Weights): number {
  const unshared = Math.max(countBits(letters & ~others), countBits(others & ~letters));
  const edits = Math.max(unshared * edit.confused, Math.abs(a - b) * edit.doubled);
  return 1 - ((1 - soundShare / 2) * edits) / comparedLength(a, b);
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** Common endings of family names and patronymics, which are not distinctive. */
const ENDINGS =
  /(?:[oe]v[iy]ch|[oei]vna|dotti?e?r|sson|sen|shvili|enko|ullah|uddin|oglu|zadeh?|berg|mann|stein|sk[iy]y?|[oe]v[ay]?|iyev|yan|ian)$/;

function sharedEnding(a: string, b: string): number {
  const ending = ENDINGS.exec(a)?.[0] ?? "";
  return ending !== "" && b.endsWith(ending) ? ending.length : 0;
}
