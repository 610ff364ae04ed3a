import { parseName, type ParsedName } from "../matching/parse-name.ts";
import { MAX_JOINED } from "../matching/spans.ts";
import type { NameKind, Word } from "../matching/word.ts";

/** A word of a name, or adjacent words written as one. */
export interface NamePart {
  readonly text: string;
  /** One bit for each place of its words. */
  readonly places: number;
}

/**
 * What decides whether a name in Latin letters may be near another one. Equal words have one place. Numbers and initials
 * have none: they agree by other means than letters and sounds.
 */
export interface ComparedName {
  readonly words: readonly NamePart[];
  readonly joins: readonly NamePart[];
  /** Places of words that must not lack a partner in both of two names: different words in both keep the names apart. */
  readonly required: number;
  /** Places of words that occur more than once. */
  readonly repeated: number;
  /** A bit for the letter of each initial. */
  readonly initials: number;
}

const SHORTEST_JOINED = 4;
const LONGEST_WORD = 48;
/** As long as words can be that are read as one like a longest word. */
const LONGEST_JOINED = 60;
const PLACES = 31;

/** A name as one of a kind. */
export interface ReadName {
  readonly text: string;
  readonly parsed: ParsedName;
  /** Null for a name that is compared by other means than letters and sounds too, or that has no required word. */
  readonly compared: ComparedName | null;
}

export function readName(text: string, kind: NameKind): ReadName {
  const parsed = parseName(text, kind);
  return { text, parsed, compared: comparedName(text, kind, parsed) };
}

function comparedName(name: string, kind: NameKind, untitled: ParsedName): ComparedName | null {
  // Two names that both have titles are compared with them, too.
  const readings = untitled.isTitled ? [parseName(name, kind, true), untitled] : [untitled];
  const words = readings.flatMap((reading) => reading.words);
  if (!words.every(isLatin)) return null;
  const placeOf = new Map<string, number>();
  for (const { text } of words.filter(isSpelt)) if (!placeOf.has(text)) placeOf.set(text, placeOf.size);
  if (placeOf.size > PLACES) return null;
  const bitOf = ({ text }: Word): number => 1 << placeOf.get(text)!;
  const required = readings
    .map((reading) => reading.words.filter(isTelling).reduce((bits, word) => bits | bitOf(word), 0))
    .reduce((a, b) => a & b);
  if (required === 0) return null;
  return {
    words: [...placeOf].map(([text, place]) => ({ text, places: 1 << place })),
    joins: joinsOf(readings, bitOf),
    required,
    repeated: repeatedOf(readings[0]!.words, bitOf),
    initials: words.reduce((bits, { role, text }) => (role === "initial" ? bits | letterBit(text) : bits), 0),
  };
}

const isLatin = ({ script, writing, text }: Word): boolean =>
  script === "alphabet" && writing === null && text.length <= LONGEST_WORD;
const isSpelt = ({ role }: Word): boolean => role !== "initial" && role !== "number";
const isTelling = ({ role, symbol }: Word): boolean => (role === "name" || role === "common") && symbol === null;

/** 0 for what begins with no letter. */
export function letterBit(text: string): number {
  const letter = text.charCodeAt(0) - 97;
  return letter >= 0 && letter < 26 ? 1 << letter : 0;
}

function repeatedOf(words: readonly Word[], bitOf: (word: Word) => number): number {
  let [seen, repeated] = [0, 0];
  for (const word of words.filter(isSpelt)) {
    repeated |= seen & bitOf(word);
    seen |= bitOf(word);
  }
  return repeated;
}

function joinsOf(readings: readonly ParsedName[], bitOf: (word: Word) => number): NamePart[] {
  const joins = new Map<string, number>();
  for (const { words } of readings) {
    for (let from = 0; from < words.length - 1; from++) {
      let [text, places] = ["", 0];
      for (let to = from; to < Math.min(words.length, from + MAX_JOINED); to++) {
        const word = words[to]!;
        if (word.role === "number") break;
        text += word.text;
        if (isSpelt(word)) places |= bitOf(word);
        if (text.length > LONGEST_JOINED) break;
        if (to > from && text.length >= SHORTEST_JOINED) joins.set(text, (joins.get(text) ?? 0) | places);
      }
    }
  }
  return [...joins].map(([text, places]) => ({ text, places }));
}
