import { type FoldedText, type Span, contains, overlaps } from "./folded-text.ts";
import type { Language } from "./lexicon/languages.ts";
import { type WordClass, tagsOf } from "./lexicon/lexicon.ts";
import { compareText } from "../../../platform/compare-text.ts";
import { matchesOf } from "../../../platform/matches.ts";

/** Stand for the subject's name and town, so that no model learns a name. */
export const SUBJECT = "SUBJECT";
export const TOWN = "TOWN";

/** A word of an article, and where it stands. */
export interface Word {
  /** Folded; `SUBJECT`, `TOWN`, `YEAR` and `NUMBER` stand for what they say, `|` for the end of a sentence. */
  readonly text: string;
  readonly span: Span;
  readonly isMark: boolean;
  readonly sentence: number;
  readonly inHeadline: boolean;
  /** Whether its clause is about the subject. */
  readonly inOwnClause: boolean;
  /** Before or after the subject within the sentence; empty where the sentence does not name it. */
  readonly side: "<" | ">" | "";
  readonly isNegated: boolean;
}

/** Words of a class of the lexicon, or the subject, at their place. */
export interface ClassInOrder {
  readonly of: WordClass | typeof SUBJECT;
  readonly span: Span;
  readonly clause: number;
  readonly sentence: number;
}

const CLAUSE_ENDS = /[,;:.!?\n]|\s-\s|\b(?:maar|terwijl|mais|tandis que|aber|wahrend|but|while)\b/g;
const NEGATIONS = new Set(
  (
    "niet geen nooit noch zonder niemand nergens pas ne n aucun aucune jamais ni sans rien nul kein keine keinen keiner keinem keines " +
    "nicht nie ohne weder nichts no not never without nor neither none nothing hasn didn wasn isn won cannot"
  ).split(" "),
);
/** Words and marks within which a negation reaches. */
const NEGATES_WITHIN = 4;
const ENDS_NEGATION = /[|.;:]/;

export function clausesOf(folded: string): Span[] {
  const ends = matchesOf(folded, CLAUSE_ENDS).map((match) => match.index);
  return [...ends, folded.length].map((to, at) => ({ from: at === 0 ? 0 : ends[at - 1]!, to }));
}

/** The words and marks of an article in order; adjacent words of the subject's name are one. */
export function wordsOf(
  { folded, original, origins }: FoldedText,
  mentions: readonly Span[],
  about: readonly Span[],
): Word[] {
  const own = clausesOf(folded).filter((clause) => about.some((span) => overlaps(clause, span)));
  const towns = about.filter((span) => !mentions.includes(span));
  const isCapital = (at: number) => /\p{Lu}/u.test(original[origins[at]!] ?? "");
  const headlineEnd = folded.indexOf("\n");
  const found: Omit<Word, "side" | "isNegated">[] = [];
  let sentence = 0;
  for (const match of matchesOf(folded, /[a-z0-9]+|[\n.,;:!?]/g)) {
    const span = { from: match.index, to: match.index + match[0].length };
    const isMark = /[^a-z0-9]/.test(match[0]);
    if (match[0] === "\n") sentence++;
    const isName = !isMark && mentions.some((mention) => overlaps(mention, span));
    if (isName && found.at(-1)?.text === SUBJECT) continue;
    const isTown = !isMark && isCapital(span.from) && towns.some((town) => overlaps(town, span));
    found.push({
      text: isName ? SUBJECT : isTown ? TOWN : standFor(match[0]),
      span,
      isMark,
      sentence,
      inHeadline: span.from < headlineEnd,
      inOwnClause: own.some((clause) => clause.from <= span.from && span.from < clause.to),
    });
  }
  return found.map((word, at) => ({ ...word, side: sideOf(word, found), isNegated: isNegated(found, at) }));
}

function standFor(text: string): string {
  if (text === "\n") return "|";
  if (!/^\d+$/.test(text)) return text;
  return /^(?:19|20)\d\d$/.test(text) ? "YEAR" : "NUMBER";
}

type Placed = Pick<Word, "text" | "span" | "sentence">;

function sideOf({ span, sentence, text }: Placed, all: readonly Placed[]): Word["side"] {
  const subject = all.find((word) => word.text === SUBJECT && word.sentence === sentence);
  if (subject === undefined || text === SUBJECT) return "";
  return span.from < subject.span.from ? "<" : ">";
}

function isNegated(all: readonly Placed[], at: number): boolean {
  for (let before = at - 1; before >= Math.max(0, at - NEGATES_WITHIN); before--) {
    if (ENDS_NEGATION.test(all[before]!.text)) return false;
    if (NEGATIONS.has(all[before]!.text)) return true;
  }
  return false;
}

/** The classes of the lexicon and the subject, in the order of the article. */
export function classesInOrder(
  folded: string,
  mentions: readonly Span[],
  languages: readonly Language[],
): ClassInOrder[] {
  const clauses = clausesOf(folded);
  const tags = tagsOf(folded, languages).filter(({ span }) => !mentions.some((mention) => contains(mention, span)));
  return [...tags, ...mentions.map((span) => ({ of: SUBJECT, span }) as const)]
    .toSorted((a, b) => a.span.from - b.span.from || compareText(a.of, b.of))
    .map(({ of, span }) => ({
      of,
      span,
      clause: clauses.findIndex((clause) => clause.from <= span.from && span.from < clause.to),
      sentence: folded.slice(0, span.from).split("\n").length - 1,
    }));
}
