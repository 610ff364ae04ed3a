import { KOREAN_FAMILY_NAMES, KOREAN_SYLLABLES } from "../tables/korean-syllables.ts";
import type { ParsedName } from "./parse-name.ts";

const NONE: readonly string[] = [];

/**
 * What a person's name in Latin letters may be in Hangul, if it is a Korean one of a family name and two syllables: Ri Chol-u and
 * Lee Chul Woo are both 이철우. Names of fewer syllables are too many people's.
 */
export function koreanNames({ kind, words }: ParsedName): readonly string[] {
  if (kind !== "person" || words.length < 2 || words.length > 3) return NONE;
  if (!KOREAN_FAMILY_NAMES.has(words[0]!.text) && !KOREAN_FAMILY_NAMES.has(words.at(-1)!.text)) return NONE;
  const texts = words.map(({ text }) => text);
  if (!words.every(({ script, writing }) => script === "alphabet" && writing === null)) return NONE;
  const names = [...readings(texts[0]!, texts.slice(1)), ...readings(texts.at(-1)!, texts.slice(0, -1))];
  return names.length === 0 ? NONE : [...new Set(names)];
}

/** Whether two names may be one Korean name. */
export function areSameKorean(left: ParsedName, right: ParsedName): boolean {
  const names = koreanNames(left);
  return names.length > 0 && koreanNames(right).some((name) => names.includes(name));
}

function readings(family: string, given: readonly string[]): string[] {
  const families = KOREAN_FAMILY_NAMES.get(family);
  if (!families) return [];
  const syllables = given.length === 2 ? pair(given[0]!, given[1]!) : split(given[0]!);
  return families.flatMap((first) => syllables.map((rest) => first + rest));
}

const split = (text: string): string[] =>
  text.length > LONGEST
    ? []
    : Array.from({ length: text.length - 1 }, (_, at) => pair(text.slice(0, at + 1), text.slice(at + 1))).flat();

/** Letters of two syllables. */
const LONGEST = 12;

const pair = (first: string, second: string): string[] =>
  (KOREAN_SYLLABLES.get(first) ?? NONE).flatMap((one) =>
    (KOREAN_SYLLABLES.get(second) ?? NONE).map((other) => one + other),
  );
