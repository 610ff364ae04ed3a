import { type EditCosts, editDistance } from "./distance.ts";
import { skeletonOf, soundOf } from "./sound.ts";
import type { Span } from "./spans.ts";
import type { Weights } from "./weights.ts";

/** Similarity of different characters with the same reading. */
const SAME_READING = 0.85;

/** Compares words with a cache, because a subject's words are compared with the same words of many listed names. */
export class WordComparer {
  readonly weights: Weights;
  readonly #cache = new Map<string, Map<string, number>>();
  readonly #sounds = new Map<string, string>();

  constructor(weights: Weights) {
    this.weights = weights;
  }

  /** 0.0 to 1.0 by letters and by sound; 0 if it is below `least`. */
  similarity(a: Span, b: Span, least: number): number {
    const [x, y] = [a.words[0]!, b.words[0]!];
    const syllables = x.script === "syllabic" && y.script === "syllabic";
    if (a.text === b.text) return syllables && x.original !== y.original ? SAME_READING : 1;
    if (syllables) return 0;
    if (x.script !== y.script) return atLeast(least, this.#acrossScripts(a, b));
    if (bestSimilarity(a, b, this.weights) < least) return 0;
    return atLeast(least, this.#withinScript(a, b, least));
  }

  #withinScript(a: Span, b: Span, least: number): number {
    let cached = this.#cache.get(a.text);
    if (!cached) this.#cache.set(a.text, (cached = new Map()));
    let similarity = cached.get(b.text);
    if (similarity === undefined) cached.set(b.text, (similarity = this.#byLetters(a, b, least)));
    return similarity;
  }

  #byLetters(a: Span, b: Span, least: number): number {
    const { edit, soundShare, ending, slips } = this.weights;
    const length = comparedLength(a, b) - ending * sharedEnding(a.text, b.text);
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

  #acrossScripts(a: Span, b: Span): number {
    const letters = this.#byLetters(a, b, 0);
    if (Math.min(a.text.length, b.text.length) < 2) return letters;
    const abjad = a.words[0]!.script === "abjad" || b.words[0]!.script === "abjad";
    const skeleton = bySkeleton(this.#sound(a), this.#sound(b), abjad, this.weights.edit);
    return Math.max(letters, skeleton - this.weights.crossScript);
  }

  #sound({ text }: Span): string {
    let sound = this.#sounds.get(text);
    if (sound === undefined) this.#sounds.set(text, (sound = soundOf(text)));
    return sound;
  }
}

const atLeast = (least: number, similarity: number): number => (similarity < least ? 0 : similarity);

/** Words of three letters are treated like words of four, so that they may have an error too. */
function comparedLength(a: Span, b: Span): number {
  const longest = Math.max(a.text.length, b.text.length);
  return longest === 3 ? 4 : longest;
}

/** An upper bound of the similarity, from letters that occur in only one of the words. */
function bestSimilarity(a: Span, b: Span, { edit, soundShare }: Weights): number {
  const unshared = Math.max(countBits(a.letters & ~b.letters), countBits(b.letters & ~a.letters));
  const edits = Math.max(unshared * edit.confused, Math.abs(a.text.length - b.text.length) * edit.doubled);
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

/** Similarity of consonant skeletons. In an abjad the letters for v and w may also be vowels. */
function bySkeleton(a: string, b: string, abjad: boolean, edit: EditCosts): number {
  const withV = skeletonSimilarity(a, b, edit);
  return abjad ? Math.max(withV, skeletonSimilarity(a.replaceAll("v", ""), b.replaceAll("v", ""), edit)) : withV;
}

function skeletonSimilarity(a: string, b: string, edit: EditCosts): number {
  const [x, y] = [skeletonOf(a), skeletonOf(b)];
  const longest = Math.max(x.length, y.length);
  return longest < 2 ? 0 : 1 - editDistance(x, y, edit) / longest;
}
