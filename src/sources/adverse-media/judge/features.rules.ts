import type { FoldedText, Span } from "./folded-text.ts";
import type { MediaSubject } from "./judgement.model.ts";
import { lexiconFeaturesOf } from "./lexicon-features.rules.ts";
import type { Language } from "./lexicon/languages.ts";
import { type ClassInOrder, SUBJECT, TOWN, type Word, classesInOrder, wordsOf } from "./words.rules.ts";

/** What the model sees of an article: a name, how strongly it counts, and the words that it stands for (null: none of the article). */
export interface Feature {
  readonly name: string;
  readonly value: number;
  readonly span: Span | null;
}

/** What is found of a subject in an article. */
export interface Place {
  readonly mentions: readonly Span[];
  /** Name, trade and town: the clauses that they stand in are about the subject. */
  readonly about: readonly Span[];
}

/** What all features of a kind count together, so that a long text has no more weight than a short one. */
const KIND_WEIGHT = 3;
const CONTEXT_WEIGHT = 0.3;
/** Letters that a word is cut to where it stands beside another or in a position. */
const STEM = 6;
const BEGINNINGS = [4, 5, 6, 8];
const ENDINGS = [5, 7];

type Named = readonly [name: string, span: Span | null];

/** The features of an article about a subject: words, their parts, pairs and positions, and classes of the lexicon. */
export function featuresOf(
  text: FoldedText,
  { mentions, about }: Place,
  subject: MediaSubject,
  languages: readonly Language[],
): Feature[] {
  const all = wordsOf(text, mentions, about);
  const words = all.filter(({ isMark }) => !isMark);
  const inSentences = all.filter(({ isMark, text: word }) => !isMark || word === "|");
  return [
    ...weighted(words.map((word) => [`w ${word.text}`, spanOf(word)])),
    ...weighted(words.flatMap(positionsOf)),
    ...weighted(words.flatMap(partsOf)),
    ...weighted(
      inSentences
        .slice(1)
        .map((word, at) => [`b ${stem(inSentences[at]!)} ${stem(word)}`, join(inSentences[at]!, word)]),
    ),
    ...weighted(
      [...lexiconFeaturesOf(text, { mentions, about }, subject, languages)].map(([name, span]) => [`L ${name}`, span]),
    ),
    ...weighted(pairsOf(classesInOrder(text.folded, mentions, languages))),
    { name: `kind ${subject.kind}`, value: CONTEXT_WEIGHT, span: null },
    ...languages.slice(0, 1).map(({ name }) => ({ name: `lang ${name}`, value: CONTEXT_WEIGHT, span: null })),
  ];
}

/** One feature a name; together they weigh as much as those of any other kind. */
function weighted(named: readonly Named[]): Feature[] {
  const first = new Map<string, Span | null>();
  for (const [name, span] of named) if (!first.has(name)) first.set(name, span);
  const value = KIND_WEIGHT / Math.sqrt(Math.max(1, first.size));
  return [...first].map(([name, span]) => ({ name, value, span }));
}

const stem = ({ text }: Word): string => text.slice(0, Math.max(STEM, text === SUBJECT ? SUBJECT.length : 0));
/** The subject and its town explain nothing of what is said of them. */
const spanOf = ({ text, span }: Word): Span | null => (text === SUBJECT || text === TOWN ? null : span);
const join = (a: Word, b: Word): Span | null =>
  a.isMark || b.isMark || spanOf(a) === null || spanOf(b) === null
    ? (spanOf(a.isMark ? b : a) ?? spanOf(b.isMark ? a : b))
    : { from: a.span.from, to: b.span.to };

function positionsOf(word: Word): Named[] {
  const of = (mark: string): Named => [`${mark} ${stem(word)}`, spanOf(word)];
  return [
    ...(word.inHeadline ? [of("h")] : []),
    ...(word.inOwnClause ? [of("o")] : []),
    ...(word.side ? [of(word.side)] : []),
    ...(word.isNegated ? [of("n")] : []),
  ];
}

function partsOf({ text, span }: Word): Named[] {
  if (text === SUBJECT) return [];
  return [
    ...BEGINNINGS.filter((letters) => text.length > letters).map((letters): Named => [
      `p ${text.slice(0, letters)}`,
      span,
    ]),
    ...ENDINGS.filter((letters) => text.length > letters + 1).map((letters): Named => [
      `s ${text.slice(-letters)}`,
      span,
    ]),
  ];
}

/** Two classes in one sentence, in their order: "prosecutor … drops", "appeal … rejected". */
function pairsOf(classes: readonly ClassInOrder[]): Named[] {
  return classes.flatMap((a, at) =>
    classes
      .slice(at + 1)
      .filter((b) => a.sentence === b.sentence && b.span.from >= a.span.to)
      .map((b): Named => [`${a.clause === b.clause ? "C" : "S"} ${a.of} ${b.of}`, a.of === SUBJECT ? b.span : a.span]),
  );
}
