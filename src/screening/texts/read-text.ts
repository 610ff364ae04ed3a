import { type TextNumber, textNumbers } from "./text-numbers.ts";
import { type TextWord, textWords } from "./text-words.ts";

/** A text as it is searched: its words, where each stands, and its numbers. */
export interface SearchedText {
  readonly text: string;
  readonly words: readonly TextWord[];
  readonly places: ReadonlyMap<string, readonly number[]>;
  readonly numbers: readonly TextNumber[];
}

export function readText(text: string): SearchedText {
  const words = textWords(text);
  const places = new Map<string, number[]>();
  for (const [at, { tokens }] of words.entries()) {
    for (const token of tokens) {
      const known = places.get(token);
      if (known) known.push(at);
      else places.set(token, [at]);
    }
  }
  return { text, words, places, numbers: textNumbers(text) };
}
