import { acronymIn, acronymsOf } from "../matching/acronym.ts";
import { koreanNames } from "../matching/korean.ts";
import type { ParsedName } from "../matching/parse-name.ts";

const NONE: readonly number[] = [];

/** Names that may be near another one without a word alike: one is the acronym of the other, or both are one Korean name. */
export class WholeNames {
  readonly #byAcronym = new Map<string, number[]>();
  readonly #byWord = new Map<string, number[]>();
  readonly #byKorean = new Map<string, number[]>();

  add(number: number, name: ParsedName): void {
    for (const acronym of acronymsOf(name)) add(this.#byAcronym, acronym, number);
    for (const korean of koreanNames(name)) add(this.#byKorean, korean, number);
    const word = acronymIn(name);
    if (word !== null) add(this.#byWord, word, number);
  }

  find(name: ParsedName): readonly number[] {
    const word = acronymIn(name);
    const [acronyms, korean] = [acronymsOf(name), koreanNames(name)];
    if (word === null && acronyms.length === 0 && korean.length === 0) return NONE;
    return [
      ...(word === null ? NONE : (this.#byAcronym.get(word) ?? NONE)),
      ...acronyms.flatMap((acronym) => this.#byWord.get(acronym) ?? NONE),
      ...korean.flatMap((one) => this.#byKorean.get(one) ?? NONE),
    ];
  }
}

function add(numbers: Map<string, number[]>, text: string, number: number): void {
  const known = numbers.get(text);
  if (known) known.push(number);
  else numbers.set(text, [number]);
}
