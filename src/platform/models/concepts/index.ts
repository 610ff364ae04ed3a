import { readStaticFile } from "../../static-file.ts";

/** Shortest beginning of a word that is looked for inside of a longer one, as Dutch and German put them together. */
const INNER_STEM_MIN = 5;
const STEM_MIN = 3;
const PHRASE_WORDS_MAX = 4;

export interface Concept {
  readonly name: string;
  /** So common in the field that it tells little. */
  readonly isCommon: boolean;
}

type Table = ReadonlyMap<string, readonly Concept[]>;

interface Lexicon {
  readonly words: Table;
  readonly stems: Table;
  readonly phrases: Table;
  readonly phraseStems: Table;
}

let lexicon: Lexicon | undefined;

/**
 * Places the concepts from the static assets, once an isolate: in the script they would be 9 KB.
 * @throws Error if the file is missing; the build places it in the assets
 */
export async function loadConcepts(env: Pick<Env, "ASSETS">): Promise<void> {
  if (lexicon === undefined) placeConcepts(new TextDecoder().decode(await readStaticFile(env, "models/concepts.txt")));
}

/**
 * @param text a concept a line: its name, then the words that stand for it in Dutch, French, English and German, without accents. `*` ends the
 * beginning of a word, `+` joins the words of a phrase, and `~` before the name marks a concept so common that it tells little.
 */
export function placeConcepts(text: string): void {
  lexicon = readLexicon(text);
}

function readLexicon(text: string): Lexicon {
  const tables = { words: newTable(), stems: newTable(), phrases: newTable(), phraseStems: newTable() };
  for (const line of text.split("\n").filter(Boolean)) {
    const [name, ...terms] = line.split(" ");
    const concept = { name: name!.replace("~", ""), isCommon: name!.startsWith("~") };
    for (const term of terms) {
      const table =
        tables[
          term.includes("+") ? (term.endsWith("*") ? "phraseStems" : "phrases") : term.endsWith("*") ? "stems" : "words"
        ];
      const key = term.replaceAll("+", " ").replace("*", "");
      table.set(key, [...(table.get(key) ?? []), concept]);
    }
  }
  return tables;
}

const newTable = () => new Map<string, Concept[]>();

/** The concepts that a text speaks of, by its words in lower case without accents, each once. @throws Error before they are placed */
export function findConcepts(words: readonly string[]): Set<Concept> {
  if (lexicon === undefined) throw new Error("the concepts are not loaded");
  const found = new Set<Concept>();
  const add = (concepts: readonly Concept[]) => concepts.forEach((concept) => found.add(concept));
  for (let at = 0; at < words.length;) {
    const phrase = findPhrase(lexicon, words, at);
    if (phrase) add(phrase.concepts);
    else collectConcepts(lexicon, words[at]!, add);
    // The words of a phrase mean what it means, and nothing by themselves.
    at += phrase?.length ?? 1;
  }
  return found;
}

/** The longest phrase that begins here. */
function findPhrase({ phrases, phraseStems }: Lexicon, words: readonly string[], at: number) {
  for (let length = Math.min(PHRASE_WORDS_MAX, words.length - at); length >= 2; length--) {
    const text = words.slice(at, at + length).join(" ");
    const shortest = text.length - words[at + length - 1]!.length + 1;
    const concepts = phrases.get(text) ?? longestStem(phraseStems, text, shortest);
    if (concepts) return { concepts, length };
  }
  return undefined;
}

/** The word itself, the longest stem that it begins with, and those that stand inside of it. */
function collectConcepts({ words, stems }: Lexicon, word: string, add: (concepts: readonly Concept[]) => void): void {
  add(words.get(word) ?? []);
  add(longestStem(stems, word, STEM_MIN) ?? []);
  for (let start = STEM_MIN; start + INNER_STEM_MIN <= word.length; start++) {
    add(longestStem(stems, word.slice(start), INNER_STEM_MIN) ?? []);
  }
}

function longestStem(stems: Table, text: string, shortest: number): readonly Concept[] | undefined {
  for (let length = text.length; length >= shortest; length--) {
    const concepts = stems.get(text.slice(0, length));
    if (concepts) return concepts;
  }
  return undefined;
}
