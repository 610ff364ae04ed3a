import { skeletonOf, soundOf } from "../matching/sound.ts";

/** Symbols of bigrams: the word boundary, sounds and digits. */
const ALPHABET = "^abcdefghijklmnopqrstuvwxyzSCJX0123456789";
const NUMBERS = new Uint8Array(128);
for (let index = 0; index < ALPHABET.length; index++) NUMBERS[ALPHABET.charCodeAt(index)] = index;

export const GRAM_COUNT = ALPHABET.length ** 2;

/** The distinct bigrams of a word's sound, including its boundaries. */
function gramsOf(sound: string): number[] {
  const grams = new Set<number>();
  let before = 0;
  for (let at = 0; at <= sound.length; at++) {
    const here = at < sound.length ? NUMBERS[sound.charCodeAt(at)]! : 0;
    grams.add(before * ALPHABET.length + here);
    before = here;
  }
  return [...grams];
}

/** Least share of bigrams of similar words (Dice coefficient). */
export const LEAST_SIMILARITY = 0.45;

export interface TokenKeys {
  readonly grams: readonly number[];
  /** Hashes of the consonant skeletons, with v and w as consonants and as vowels. */
  readonly skeletons: readonly number[];
}

export function keysOf(token: string): TokenKeys {
  const sound = soundOf(token);
  const skeletons = new Set([skeletonOf(sound), skeletonOf(sound.replaceAll("v", ""))]);
  return {
    grams: gramsOf(sound),
    skeletons: [...skeletons].filter((skeleton) => skeleton.length >= 2).map(hashText),
  };
}

/** FNV-1a, 32 bits. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
