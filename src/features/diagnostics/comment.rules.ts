import { countriesIn } from "../../platform/country-code.ts";
import { countriesOfAdjective } from "../../platform/nationalities.ts";
import { tradesNamed } from "../../investigation/mcc/activity-words.ts";
import { foldClause } from "./comment-words.rules.ts";
import { type Mention, mentionsIn, wordFinder } from "./comment-topics.rules.ts";
import type { RootCause } from "./diagnosis.model.ts";
import {
  ABSENCE_WORDS,
  CAUSE_WORDS,
  CLAIM_WORDS,
  CUSTOMER_WORDS,
  ELSEWHERE_WORDS,
  FIGURE_WORDS,
  type Matter,
  MATTER_WORDS,
  SKIPPED_WORDS,
} from "./words/cue-words.ts";
import { CITIES } from "./words/place-words.ts";
import { OUTPUT_NAMES, topicWords } from "./words/topic-words.ts";
import { hasWord, listed } from "./words/word-match.rules.ts";

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
  /** Whether the officer objects to asking the customer once more. */
  readonly objectsToAskingAgain: boolean;
  /** Whether it asks something. */
  readonly isQuestion: boolean;
  /** Whether it misses something, or says that something is not known. */
  readonly isOnAbsence: boolean;
  /** Whether it calls a figure too large or too small. */
  readonly isOnFigure: boolean;
  /** Countries that it names, as ISO 3166-1 alpha-2 codes. */
  readonly countries: readonly string[];
  /** Merchant categories of the trades that it names. */
  readonly trades: readonly string[];
  /** Whether it speaks of countries or trades in general. */
  speaksOfMatter(matter: Matter): boolean;
  /** How it complains of an agent or a stage. */
  mentionOf(topic: string): Mention;
  /** Whether it calls a conclusion by its name. */
  namesOutput(topic: string): boolean;
  /** Whether it asks what the customer is said to be, and says what it does: "A garage? They do hedges." */
  readonly doubtsActivity: boolean;
  /** Whether it says that something was not asked for. */
  readonly saysSkipped: boolean;
  /** Whether it complains of it after a turn, as "owes tax, and still comes out green" does of the last. */
  turnsTo(topic: string): boolean;
  /** Whether it says that an agent or a stage was right. */
  callsRight(topic: string): boolean;
  /** Which of these words of the case it repeats; each is folded. */
  repeats(words: readonly string[]): string[];
}

const RIGHT =
  /\b(?:fine|ok|okay|correct|right|good|complete|juist|goed|klopt|in orde|volledig|exact|correcte?s?|bon(?:ne)?|complete?|stimmt|richtig)\b/;
const WRONG =
  /\b(?:not|no|nobody|never|n t|wrong|niet|geen|niemand|pas|aucun|jamais|nicht|kein\w*|false|faux|fausse|fout|missing|ontbreek\w*|manqu\w*)\b/;
/** "Put them in the right box" says that they are in a wrong one. */
const DEMAND = /\b(?:put|should|must|please|zet|moet|moeten|mettez|devrait|doit|steckt|setzt|sollte|muss|gehort)\b/;
const DUTY =
  /\b(?:i ?(?:m|am) (?:supposed|expected|meant) to|(?:i|we) (?:have|need|ought) to|you want (?:me|us)|am i to|(?:moet|mag|zou) (?:ik|ge|je|men|wij|we)|ik moet|we moeten|(?:je|on) (?:dois|doit|devrais|devrait)|nous devons|(?:soll|muss|darf) ich|ich (?:soll|muss|darf)|wir (?:sollen|mussen))\b/;
const AGAIN =
  /\b(?:again|back to (?:her|him|them)|once more|another time|(?:2nd|3rd|second|third|fourth) time|already|weer|opnieuw|nog (?:eens|een keer|maals)|alweer|(?:tweede|derde|vierde) keer|al (?:ge\w+|be\w+)|encore|a nouveau|de nouveau|(?:2|3|deuxieme|troisieme|quatrieme)e? fois|relanc\w+|redemand\w+|deja|nochmals?|noch (?:ein)?mal|wieder|erneut|(?:zweiten|dritten|vierten) mal|schon)\b/;
const NATURE =
  /^[^?.!,;:]{3,40}\?[?!]*\s*(?:they|she|he|these|those|it|ze|zij|hij|het|dit|dat|die|deze|ils|elles?|il|ce|c['’]est|sie|er|das|es|wir|we)\s/i;
/** "Gambling? Wim installs servers." */
const NATURE_OF = /^\p{L}+(?: \p{L}+){0,2} ?\?[?!]*\s*\p{Lu}\p{L}+\s\p{Ll}/u;
const SURPRISE =
  /\b(?:since when|sinds wanneer|depuis quand|seit wann)\b.*\b(?:sells?|makes?|deals?|trades?|verkoop\w*|verkopen|maakt|maken|handel\w*|vend\w*|fabriqu\w*|verkauf\w*|macht|machen)\b/;
const TURN =
  /\b(?:(?:and|but) (?:\w+ ){0,2}(?:still|yet)|even so|nevertheless|all the same|(?:en|maar) toch|desondanks|niettemin|quand meme|(?:et|mais) pourtant|malgre (?:ca|tout|cela)|trotzdem|dennoch|(?:und|aber) doch)\b/;

const CAUSES = Object.entries(CAUSE_WORDS).map(
  ([cause, words]) => [cause as keyof typeof CAUSE_WORDS, listed(words)] as const,
);

/** The countries that a text names, by themselves, by their adjective or by a city. */
function placesIn(text: string, whole: string): string[] {
  const cities = Object.entries(CITIES).filter(([, names]) =>
    listed(names).some((name) => whole.includes(` ${name} `)),
  );
  const adjectives = [...new Set(whole.trim().split(" "))].flatMap(countriesOfAdjective);
  return [...new Set([...countriesIn(text), ...adjectives, ...cities.map(([code]) => code)])];
}

/** The clauses of a text, each once. */
const clausesOf = (text: string): string[] => [
  ...new Set(
    text
      .split(/[.!?;,\n]|\b(?:but|maar|mais|aber)\b/i)
      .map(foldClause)
      .filter((clause) => clause.trim() !== ""),
  ),
];

/** Reads an officer's comment, clause by clause: what one calls right, another may complain of. */
export function readComment(comment: string | null): CommentReading {
  const text = comment ?? "";
  const clauses = clausesOf(text);
  const find = wordFinder(text);
  const isRight = (clause: string) => RIGHT.test(clause) && !WRONG.test(clause) && !DEMAND.test(clause);
  const complaints = clauses.filter((clause) => !isRight(clause));
  const mentionOf = mentionsIn(complaints, find);
  const whole = foldClause(text);
  const turn = TURN.exec(whole);
  const turnedTo = mentionsIn(turn ? [`${whole.slice(turn.index + turn[0].length)} `] : [], find);
  const hasAny = (words: string) => listed(words).some((word) => hasWord(whole, word));
  return {
    isGiven: text.trim() !== "",
    causes: CAUSES.filter(([, words]) => find(complaints, words).length > 0).map(([cause]) => cause),
    isDispute: hasAny(CLAIM_WORDS),
    isElsewhere: hasAny(ELSEWHERE_WORDS),
    isOnCustomer: hasAny(CUSTOMER_WORDS),
    isDenial: WRONG.test(whole),
    objectsToAskingAgain: DUTY.test(whole) && AGAIN.test(whole),
    isQuestion: text.includes("?"),
    isOnAbsence: hasAny(ABSENCE_WORDS),
    isOnFigure: hasAny(FIGURE_WORDS),
    countries: placesIn(text, whole),
    trades: [...tradesNamed(text).keys()],
    speaksOfMatter: (matter) => hasAny(MATTER_WORDS[matter]),
    mentionOf,
    namesOutput: (topic) => find(complaints, OUTPUT_NAMES[topic] ?? []).length > 0,
    doubtsActivity: NATURE.test(text) || NATURE_OF.test(text) || SURPRISE.test(whole),
    saysSkipped: hasAny(SKIPPED_WORDS),
    turnsTo: (topic) => [turnedTo(topic)].some(({ clear, faint }) => clear.length + faint.length > 0),
    callsRight: (topic) =>
      mentionOf(topic).clear.length === 0 &&
      clauses.some((clause) => isRight(clause) && find([clause], topicWords().get(topic)?.clear ?? []).length > 0),
    repeats: (words) => find([whole], words),
  };
}
