import { foldAccents } from "../../platform/folding.ts";
import { type Concepts, conceptsOf } from "./concepts.rules.ts";

/** Letters of the parts of words that count: an ending of another person or time is the same word. */
const PART_LETTERS = [4, 5];

/** The words of a text in small letters without accents; numbers and signs of money are words too. */
export const wordsOf = (text: string): string[] => foldAccents(text.toLowerCase()).match(/\p{L}+|\d+|[%€$]/gu) ?? [];

/** What the model sees of a sentence: its words, their parts and pairs, its concepts and their pairs. */
export function featuresOf(text: string, concepts: Concepts): string[] {
  const words = wordsOf(text);
  const spelled = words.map((word) => (/^\d/.test(word) ? "0" : word));
  const byWord = conceptsOf(words, concepts);
  const all = [...new Set(byWord.flat())].toSorted();
  return [
    ...new Set([
      ...spelled.map((word) => `w ${word}`),
      ...spelled.flatMap(partsOf).map((part) => `c ${part}`),
      ...spelled.slice(1).map((word, at) => `b ${spelled[at]} ${word}`),
      ...all.map((concept) => `C ${concept}`),
      ...all.flatMap((one, at) => all.slice(at + 1).map((other) => `P ${one} ${other}`)),
      ...byWord.slice(1).flatMap((next, at) => byWord[at]!.flatMap((one) => next.map((other) => `N ${one} ${other}`))),
    ]),
  ];
}

export function partsOf(word: string): string[] {
  const bounded = `<${word}>`;
  return PART_LETTERS.flatMap((length) =>
    Array.from({ length: Math.max(0, bounded.length - length + 1) }, (_, at) => bounded.slice(at, at + length)),
  );
}
