import { acronymIn, acronymsOf } from "../matching/acronym.ts";
import type { ParsedName } from "../matching/parse-name.ts";

const NONE: readonly number[] = [];

/** Names that are the acronym of another name, or that another name may be the acronym of. */
export class AcronymIndex {
  readonly #byAcronym = new Map<string, number[]>();
  readonly #byWord = new Map<string, number[]>();

  add(number: number, name: ParsedName): void {
    for (const acronym of acronymsOf(name)) add(this.#byAcronym, acronym, number);
    const word = acronymIn(name);
    if (word !== null) add(this.#byWord, word, number);
  }

  find(name: ParsedName): number[] {
    const word = acronymIn(name);
    return [
      ...(word === null ? NONE : (this.#byAcronym.get(word) ?? NONE)),
      ...acronymsOf(name).flatMap((acronym) => this.#byWord.get(acronym) ?? NONE),
    ];
  }
}

function add(numbers: Map<string, number[]>, text: string, number: number): void {
  const known = numbers.get(text);
  if (known) known.push(number);
  else numbers.set(text, [number]);
}
