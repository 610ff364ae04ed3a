/** Words of four languages by what they are about: "mon oncle" and "mein Onkel" are one concept. */
export interface Concepts {
  readonly words: ReadonlyMap<string, readonly string[]>;
  readonly beginnings: ReadonlyMap<string, readonly string[]>;
  readonly phrases: readonly Phrase[];
}

interface Phrase {
  readonly concept: string;
  /** One that ends in `*` stands for every word that begins so. */
  readonly words: readonly string[];
}

/** Shortest beginning that is looked for inside of a longer word, as Dutch and German put them together. */
const INNER_LETTERS = 5;
/** Digits of a number that is much money in anybody's account. */
const LARGE_DIGITS = 5;

/**
 * @param text a concept a line: its name, then its words without accents; `*` ends a beginning, `+` joins the words of a phrase.
 */
export function readConcepts(text: string): Concepts {
  const words = new Map<string, string[]>();
  const beginnings = new Map<string, string[]>();
  const phrases: Phrase[] = [];
  const add = (to: Map<string, string[]>, term: string, concept: string) =>
    to.set(term, [...(to.get(term) ?? []), concept]);
  for (const line of text.split("\n").filter((one) => one.trim() !== "")) {
    const [concept, ...terms] = line.trim().split(/ +/) as [string, ...string[]];
    for (const term of terms) {
      if (term.includes("+")) phrases.push({ concept, words: term.split("+") });
      else if (term.endsWith("*")) add(beginnings, term.slice(0, -1), concept);
      else add(words, term, concept);
    }
  }
  return { words, beginnings, phrases };
}

/** The concepts of each word of a sentence; those of a phrase stand with its first word. */
export const conceptsOf = (words: readonly string[], concepts: Concepts): string[][] =>
  words.map((word, at) => [...new Set([...ofWord(word, concepts), ...ofPhrases(words, at, concepts)])]);

function ofWord(word: string, { words, beginnings }: Concepts): string[] {
  if (/^\d/.test(word)) return [word.length >= LARGE_DIGITS ? "large number" : "number"];
  const found = [...(words.get(word) ?? [])];
  for (let from = 0; from < word.length; from++) {
    const least = from === 0 ? 2 : INNER_LETTERS;
    for (let to = from + least; to <= word.length; to++) found.push(...(beginnings.get(word.slice(from, to)) ?? []));
  }
  return found;
}

const ofPhrases = (words: readonly string[], at: number, { phrases }: Concepts): string[] =>
  phrases
    .filter((phrase) => phrase.words.every((term, next) => isTerm(term, words[at + next] ?? "")))
    .map(({ concept }) => concept);

const isTerm = (term: string, word: string): boolean =>
  term.endsWith("*") ? word.startsWith(term.slice(0, -1)) : word === term;
