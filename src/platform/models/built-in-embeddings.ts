import anyAscii from "any-ascii";
import { LANGUAGES } from "../language.ts";
import { findConcepts } from "./concepts/index.ts";
import { FRAME_WORDS, LETTER_CUES, STOP_WORDS } from "./concepts/stop-words.ts";

/** As many as the platform's multilingual model, so that one vector index can hold either. */
const DIMENSIONS = 1024;

/** Vectors of different revisions cannot be compared. Increase the number with every change that affects a vector. */
export const BUILT_IN_EMBEDDING = "built-in-2";

/** Weight of each kind of feature. */
const WEIGHTS = { concept: 2.2, commonConcept: 0.4, word: 1, stem: 0.6, gram: 0.12, language: 2.4 } as const;
const STEM_LENGTH = 5;
const WORD_MAX = 40;

/** Weight of a typical group of letters, relative to a stop word. */
const LETTER_CUE = 0.4;

const languages = LANGUAGES.map((language) => [language, STOP_WORDS[language]] as const);

/**
 * A vector of unit length by feature hashing. Features are concepts of the field in any language, words, stems,
 * trigrams and the language itself, so texts with similar meaning or words have similar vectors. Deterministic, without
 * a model or the network.
 */
export function embedBuiltIn(text: string): number[] {
  const vector = Array.from<number>({ length: DIMENSIONS }).fill(0);
  for (const [feature, weight] of featuresOf(text)) addFeature(vector, feature, weight);
  const length = Math.hypot(...vector);
  return length === 0 ? vector : vector.map((value) => value / length);
}

/** Weight by feature. A repeated word counts once. */
function featuresOf(text: string): Map<string, number> {
  const words = [
    ...anyAscii(text)
      .toLowerCase()
      .matchAll(/[a-z0-9]+/g),
  ].map(([word]) => word.slice(0, WORD_MAX));
  const features = new Map<string, number>();
  for (const { name, isCommon } of findConcepts(words)) {
    features.set(`concept:${name}`, isCommon ? WEIGHTS.commonConcept : WEIGHTS.concept);
  }
  for (const [language, share] of languageShares(text, words))
    features.set(`language:${language}`, share * WEIGHTS.language);
  for (const word of words) {
    if (word.length < 2 || FRAME_WORDS.has(word) || languages.some(([, stopWords]) => stopWords.has(word))) continue;
    features.set(word, WEIGHTS.word);
    if (word.length > STEM_LENGTH) features.set(`stem:${word.slice(0, STEM_LENGTH)}`, WEIGHTS.stem);
    const padded = `^${word}$`;
    for (let at = 0; at + 3 <= padded.length; at++) features.set(`gram:${padded.slice(at, at + 3)}`, WEIGHTS.gram);
  }
  return features;
}

/**
 * Languages of a text, by its stop words and typical letters. Of two passages with the same meaning, the one in the
 * language of the query then ranks first.
 */
function languageShares(text: string, words: readonly string[]): [language: string, share: number][] {
  const counts = languages.map(([language, stopWords]): [string, number] => {
    const shares = words.filter((word) => stopWords.has(word)).map((word) => 1 / languagesOf(word));
    const letters = text.match(LETTER_CUES[language])?.length ?? 0;
    return [language, shares.reduce((sum, share) => sum + share, 0) + letters * LETTER_CUE];
  });
  const length = Math.hypot(...counts.map(([, count]) => count)) || 1;
  return counts.map(([language, count]) => [language, count / length]);
}

const languagesOf = (word: string): number => languages.filter(([, stopWords]) => stopWords.has(word)).length;

function addFeature(vector: number[], feature: string, weight: number): void {
  const hash = fnv1a(feature);
  const index = hash % DIMENSIONS;
  // A second bit of the hash decides the sign, so that colliding features cancel out instead of adding up.
  vector[index] = (vector[index] ?? 0) + ((hash >>> 31) & 1 ? -weight : weight);
}

/** FNV-1a, 32 bits. */
function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    hash ^= text.charCodeAt(at);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}
