import { countriesIn } from "../../platform/country-code.ts";
import { foldText } from "../../platform/folding.ts";
import { tradesNamed } from "../../investigation/mcc/activity-words.ts";
import type { RootCause } from "./diagnosis.model.ts";
import { CONCLUSION_WORDS } from "./words/conclusion-words.ts";
import {
  ABSENCE_WORDS,
  CAUSE_WORDS,
  CLAIM_WORDS,
  CUSTOMER_WORDS,
  ELSEWHERE_WORDS,
  FIGURE_WORDS,
} from "./words/cue-words.ts";
import { SOURCE_WORDS } from "./words/source-words.ts";
import { hasWord, indexWords, isAlmost, listed } from "./words/word-match.rules.ts";

/** What an officer's comment is about. */
export interface CommentReading {
  /** Whether there is a comment at all. */
  readonly isGiven: boolean;
  readonly causes: readonly RootCause[];
  /** Whether it disputes what the service states. */
  readonly isDispute: boolean;
  /** Whether it is about mails, the portal or the console, of which an iteration has no record. */
  readonly isElsewhere: boolean;
  /** Whether it speaks of the customer or its people. */
  readonly isOnCustomer: boolean;
  /** Whether it denies something. */
  readonly isDenial: boolean;
  /** Whether it misses something, or says that something is not known. */
  readonly isOnAbsence: boolean;
  /** Whether it calls a figure too large or too small. */
  readonly isOnFigure: boolean;
  /** Countries that it names, as ISO 3166-1 alpha-2 codes. */
  readonly countries: readonly string[];
  /** Merchant categories of the trades that it names. */
  readonly trades: readonly string[];
  /** Whether it complains of an agent or a stage. */
  mentions(topic: string): boolean;
  /** Whether it says that an agent or a stage was right. */
  callsRight(topic: string): boolean;
  /** The words that are about it. */
  wordsOn(topic: string): string[];
  /** Which of these words of the case it repeats; each is folded. */
  repeats(words: readonly string[]): string[];
}

const RIGHT =
  /\b(?:fine|ok|okay|correct|right|good|complete|juist|goed|klopt|in orde|volledig|exact|correcte?s?|bon(?:ne)?|complete?|stimmt|richtig)\b/;
const WRONG =
  /\b(?:not|no|nobody|never|n t|wrong|niet|geen|niemand|pas|aucun|jamais|nicht|kein\w*|false|faux|fausse|fout|missing|ontbreek\w*|manqu\w*)\b/;

const TOPICS = new Map(
  Object.entries({ ...SOURCE_WORDS, ...CONCLUSION_WORDS }).map(([topic, words]) => [topic, listed(words)]),
);
const CAUSES = Object.entries(CAUSE_WORDS).map(
  ([cause, words]) => [cause as keyof typeof CAUSE_WORDS, listed(words)] as const,
);

/** A text as clauses are compared: folded, between spaces. */
const foldClause = (text: string): string => ` ${foldText(text.replaceAll(/œ/gi, "oe"), /[^\p{L}\p{N}]+/gu)} `;

/** The words of a text, folded. */
export const foldedWords = (text: string): string[] => foldClause(text).trim().split(" ").filter(Boolean);

/** Of how many unknown words errors are looked for: a longer comment has enough others. */
const MISSPELLED_MAX = 200;

const KNOWN = indexWords(TOPICS);

/** Whether a word, folded, is one that officers use of a topic other than this one. */
export const isWordOfOthers = (word: string, topic: string): boolean =>
  [...KNOWN.topicsOf(word)].some((other) => other !== topic);

const isKnown = (word: string): boolean => KNOWN.topicsOf(word).size > 0;

/** Reads an officer's comment, clause by clause: what one calls right, another may complain of. */
export function readComment(comment: string | null): CommentReading {
  const text = comment ?? "";
  const clauses = text.split(/[.!?;,\n]|\b(?:but|maar|mais|aber)\b/i).map(foldClause);
  // Only words that are none of ours may be one of ours with an error in it.
  const misspelled = new Set(
    foldedWords(text)
      .filter((word) => !isKnown(word))
      .slice(0, MISSPELLED_MAX),
  );
  const misspelledIn = new Map(
    [...clauses, foldClause(text)].map((clause) => [clause, clause.split(" ").filter((word) => misspelled.has(word))]),
  );
  const wordsIn = (within: readonly string[], words: readonly string[]): string[] =>
    words
      .filter((word) =>
        within.some(
          (clause) => hasWord(clause, word) || misspelledIn.get(clause)?.some((spelled) => isAlmost(spelled, word)),
        ),
      )
      .map((word) => word.replace("$", ""));
  const isRight = (clause: string) => RIGHT.test(clause) && !WRONG.test(clause);
  const complaints = clauses.filter((clause) => !isRight(clause));
  const found = new Map<string, string[]>();
  const wordsOn = (topic: string): string[] => {
    const known = found.get(topic) ?? wordsIn(complaints, TOPICS.get(topic) ?? []);
    found.set(topic, known);
    return known;
  };
  const whole = foldClause(text);
  const hasAny = (words: string) => listed(words).some((word) => hasWord(whole, word));
  return {
    isGiven: text.trim() !== "",
    causes: CAUSES.filter(([, words]) => wordsIn(complaints, words).length > 0).map(([cause]) => cause),
    isDispute: hasAny(CLAIM_WORDS),
    isElsewhere: hasAny(ELSEWHERE_WORDS),
    isOnCustomer: hasAny(CUSTOMER_WORDS),
    isDenial: WRONG.test(whole),
    isOnAbsence: hasAny(ABSENCE_WORDS),
    isOnFigure: hasAny(FIGURE_WORDS),
    countries: countriesIn(text),
    trades: [...tradesNamed(text).keys()],
    mentions: (topic) => wordsOn(topic).length > 0,
    callsRight: (topic) =>
      wordsOn(topic).length === 0 &&
      clauses.some((clause) => isRight(clause) && wordsIn([clause], TOPICS.get(topic) ?? []).length > 0),
    wordsOn,
    repeats: (words) => wordsIn([whole], words),
  };
}
