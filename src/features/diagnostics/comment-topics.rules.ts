import { findConcepts } from "../../platform/models/concepts/index.ts";
import { foldedWords } from "./comment-words.rules.ts";
import { topicsOfConcept, topicWords } from "./words/topic-words.ts";
import { hasWord, indexWords, isAlmost } from "./words/word-match.rules.ts";

/** How a comment speaks of an agent or a conclusion. */
export interface Mention {
  /** Unambiguous words on the topic. */
  readonly clear: readonly string[];
  /** Ambiguous words. */
  readonly faint: readonly string[];
}

/** Number of unknown words that are checked for typing errors. */
const MISSPELLED_MAX = 200;
/** Number of words that are checked for concepts. */
const CONCEPT_WORDS_MAX = 400;
/** Longest word that is checked for concepts: the cost grows faster than its length. */
const CONCEPT_LETTERS_MAX = 40;

let clear: ReturnType<typeof indexWords> | undefined;

/** The unambiguous words of all topics; indexed once, when a first comment is read. */
const clearWords = () =>
  (clear ??= indexWords(new Map([...topicWords()].map(([topic, words]) => [topic, words.clear]))));

/** Whether officers use this folded word for another topic. */
export const isWordOfOthers = (word: string, topic: string): boolean =>
  [...clearWords().topicsOf(word)].some((other) => other !== topic);

/** Finds words in clauses, also those with a typing error that are no other word of officers. */
export function wordFinder(text: string) {
  // Only words that are none of ours may be one of ours with an error in it.
  const unknown = foldedWords(text).filter((word) => clearWords().topicsOf(word).size === 0);
  const misspelled = new Set(unknown.slice(0, MISSPELLED_MAX));
  const byClause = new Map<string, string[]>();
  const misspelledIn = (clause: string): string[] => {
    const known = byClause.get(clause) ?? clause.split(" ").filter((word) => misspelled.has(word));
    byClause.set(clause, known);
    return known;
  };
  return (within: readonly string[], words: readonly string[]): string[] =>
    words
      .filter((word) =>
        within.some(
          (clause) => hasWord(clause, word) || misspelledIn(clause).some((spelled) => isAlmost(spelled, word)),
        ),
      )
      .map((word) => word.replace("$", ""));
}

/** What clauses say of each topic. */
export function mentionsIn(clauses: readonly string[], find: ReturnType<typeof wordFinder>) {
  const found = new Map<string, Mention>();
  const byConcept = conceptWords(clauses);
  return (topic: string): Mention => {
    const known = found.get(topic);
    if (known) return known;
    const { clear = [], faint = [] } = topicWords().get(topic) ?? {};
    const said = find(clauses, clear);
    // A word that is both misspelled and unclear says nothing.
    const hinted = [
      ...faint.filter((word) => clauses.some((clause) => hasWord(clause, word))).map((word) => word.replace("$", "")),
      ...(byConcept.get(topic) ?? []),
    ];
    const mention = { clear: said, faint: distinct(hinted).filter((word) => !isPartOf(word, said)) };
    found.set(topic, mention);
    return mention;
  };
}

/** Drops words that are part of longer ones. */
const distinct = (words: readonly string[]): string[] =>
  [...new Set(words)].filter((word, _, all) => !all.some((other) => other !== word && other.includes(word)));

const isPartOf = (word: string, others: readonly string[]): boolean =>
  others.some((other) => word.includes(other) || other.includes(word));

/** Adds what a word, or two that belong together, stand for. */
function hintAt(words: readonly string[], found: Map<string, string[]>): void {
  const alone = new Set(words.length > 1 ? words.flatMap((word) => [...findConcepts([word])]) : []);
  for (const concept of findConcepts(words)) {
    if (alone.has(concept)) continue;
    for (const topic of topicsOfConcept(concept.name)) found.set(topic, [...(found.get(topic) ?? []), words.join(" ")]);
  }
}

/** The words of each topic that stand for one of its concepts. */
function conceptWords(clauses: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const clause of clauses) {
    const words = clause
      .trim()
      .split(" ")
      .filter(({ length }) => length > 0 && length <= CONCEPT_LETTERS_MAX)
      .slice(0, CONCEPT_WORDS_MAX);
    for (const [at, word] of words.entries()) {
      hintAt([word], found);
      if (at + 1 < words.length) hintAt([word, words[at + 1]!], found);
    }
  }
  return found;
}
