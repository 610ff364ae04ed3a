import { editDistance, type EditCosts } from "../../../screening/matching/distance.ts";

/** Words of a list, each the beginning of a word, or a whole one where it ends with `$`. */
export const listed = (words: string): readonly string[] => words.split(",");

/** Each typing error counts as one. */
const ONE_EACH: EditCosts = { vowel: 1, confused: 1, doubled: 1, swap: 1 };
/** Shorter words are found only as they are spelled: with an error in them they may be another word. */
const WITH_ERROR_LETTERS = 8;
/** From this length on a word is also found inside of another: Dutch and German write compounds as one. */
const INSIDE_LETTERS = 6;

/** The first part of a compound has at least this many letters: "enregistrer" is no register. */
const BEFORE_LETTERS = 3;

/** Whether a clause, folded and between spaces, has the word as it is spelled. */
export function hasWord(clause: string, word: string): boolean {
  const isWhole = word.endsWith("$");
  const stem = isWhole ? word.slice(0, -1) : word;
  if (clause.includes(isWhole ? ` ${stem} ` : ` ${stem}`)) return true;
  if (isWhole || stem.length < INSIDE_LETTERS || stem.includes(" ")) return false;
  for (let at = clause.indexOf(stem); at >= 0; at = clause.indexOf(stem, at + 1)) {
    if (at - clause.lastIndexOf(" ", at) > BEFORE_LETTERS) return true;
  }
  return false;
}

/** Looks single words up among the words of topics, by the rule of `hasWord`; phrases are not among them. */
export function indexWords(topics: ReadonlyMap<string, readonly string[]>) {
  const [whole, stems] = [new Map<string, Set<string>>(), new Map<string, Set<string>>()];
  for (const [topic, words] of topics) {
    for (const word of words) {
      const index = word.endsWith("$") ? whole : stems;
      const key = word.replace("$", "");
      index.set(key, (index.get(key) ?? new Set()).add(topic));
    }
  }
  const longest = Math.max(0, ...[...stems.keys()].map(({ length }) => length));
  const topicsOf = (word: string): ReadonlySet<string> => {
    const found = new Set(whole.get(word));
    for (let from = 0; from < word.length; from += from === 0 ? BEFORE_LETTERS : 1) {
      for (let to = from + (from === 0 ? 1 : INSIDE_LETTERS); to <= Math.min(word.length, from + longest); to++) {
        for (const topic of stems.get(word.slice(from, to)) ?? []) found.add(topic);
      }
    }
    return found;
  };
  return { topicsOf };
}

/** Whether a word begins with the stem but for one typing error. */
export function isAlmost(spelled: string, stem: string): boolean {
  const isShort = stem.length < WITH_ERROR_LETTERS || spelled.length < stem.length - 1;
  if (isShort || stem.includes(" ") || stem.endsWith("$") || spelled[0] !== stem[0]) return false;
  const ends = [stem.length - 1, stem.length, stem.length + 1];
  return ends.some((end) => editDistance(spelled.slice(0, end), stem, ONE_EACH, 1) <= 1);
}
