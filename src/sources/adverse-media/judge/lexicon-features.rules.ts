import { type FoldedText, type Span, contains, fold, overlaps } from "./folded-text.ts";
import type { MediaSubject } from "./judgement.model.ts";
import type { Language } from "./lexicon/languages.ts";
import { type Tag, type WordClass, tagsOf } from "./lexicon/lexicon.ts";
import { clausesOf } from "./words.rules.ts";

/**
 * What is true of an article about a subject, each with the words that make it so (null where it is the subject itself).
 *
 * `acquit`: words of the class stand in the text; `acquit@`: in the headline; `acquit~`: in a clause that is about the subject;
 * `!acquit`: after a negation; `acquit<` and `acquit>`: before and after the subject in a sentence; `trade:` and `name:`: in its
 * trade and name; `kind:`: company or person; `clears:2`: at least two classes of words that clear; `clears@:2`: in the headline;
 * `ends` and `endsnot`: a clause ends proceedings, or says that they go on; `accuses:2`: at least two that accuse; `negated:2`: at least two after a negation.
 */
export type LexiconFeatures = ReadonlyMap<string, Span | null>;

const CLEARING: readonly WordClass[] = [
  "acquit",
  "end",
  "wrong",
  "unfounded",
  "sorry",
  "restore",
  "proper",
  "blameother",
];
const ACCUSING: readonly WordClass[] = [
  ...([
    "guilty",
    "charged",
    "fined",
    "licloss",
    "blacklist",
    "shut",
    "seize",
    "warn",
    "raid",
    "arrest",
    "probe",
  ] as const),
  ...(["suspect", "maybe", "accuse", "crime", "court", "trial", "prosec", "police", "regul", "proc"] as const),
];
const MOST_COUNTED = 6;
/** Letters between a negation and what it negates. */
const NEGATES_WITHIN = 25;

/** The classes of the lexicon that stand in an article, by place, order and negation. */
export function lexiconFeaturesOf(
  { folded }: FoldedText,
  { mentions, about }: { readonly mentions: readonly Span[]; readonly about: readonly Span[] },
  subject: MediaSubject,
  languages: readonly Language[],
): LexiconFeatures {
  const found = new Map<string, Span | null>();
  const tags = tagsOf(folded, languages).filter(({ span }) => !mentions.some((mention) => contains(mention, span)));
  const own = clausesOf(folded).filter((clause) => about.some((span) => overlaps(clause, span)));
  const headline: Span = { from: 0, to: folded.indexOf("\n") };
  const negations = tags.filter(({ of }) => of === "neg");
  for (const { of, span } of tags) {
    const add = (feature: string) => void (found.has(feature) || found.set(feature, span));
    add(of);
    if (overlaps(headline, span)) add(`${of}@`);
    if (own.some((clause) => clause.from <= span.from && span.from < clause.to)) add(`${of}~`);
    if (of !== "neg" && negations.some((negation) => negates(folded, negation, span))) add(`!${of}`);
    const mention = mentions.find((one) => inOneSentence(folded, one, span));
    if (mention) add(mention.from < span.from ? `${of}>` : `${of}<`);
  }
  for (const [feature, span] of endsOf(folded, tags)) found.set(feature, span);
  for (const { of } of tagsOf(fold(subject.trade ?? ""), languages)) found.set(`trade:${of}`, null);
  for (const { of } of tagsOf(fold(subject.name), languages)) found.set(`name:${of}`, null);
  found.set(`kind:${subject.kind}`, null);
  return withCounts(found);
}

/** Adds how many classes clear, accuse and are negated: one word may mislead where three agree. */
function withCounts(found: LexiconFeatures): LexiconFeatures {
  const counted = new Map(found);
  const add = (name: string, count: number) => {
    for (let least = 1; least <= Math.min(count, MOST_COUNTED); least++) counted.set(`${name}:${least}`, null);
  };
  add("clears", CLEARING.filter((name) => found.has(name)).length);
  add("clears@", CLEARING.filter((name) => found.has(`${name}@`)).length);
  add("accuses", ACCUSING.filter((name) => found.has(name)).length);
  add("negated", [...found.keys()].filter((name) => name.startsWith("!")).length);
  return counted;
}

/** Proceedings or a measure that a clause ends, unless it says that they go on: "charges dropped", "ban not lifted". */
function endsOf(text: string, tags: readonly Tag[]): [string, Span][] {
  return clausesOf(text).flatMap((clause): [string, Span][] => {
    const inside = tags.filter(({ span }) => clause.from <= span.from && span.from < clause.to);
    const end = inside.find(({ of }) => of === "end");
    const ended = inside.find(({ of, span }) => of === "proc" && end && !overlaps(span, end.span));
    if (!end || !ended) return [];
    const goesOn = inside.some((tag) => tag.of === "continue" || (tag.of === "neg" && negates(text, tag, end.span)));
    return [[goesOn ? "endsnot" : "ends", end.span]];
  });
}

function negates(text: string, { span: { to } }: Tag, { from }: Span): boolean {
  return to <= from && from - to < NEGATES_WITHIN && !/[\n.;:]/.test(text.slice(to, from));
}

const inOneSentence = (text: string, a: Span, b: Span): boolean =>
  !text.slice(Math.min(a.to, b.to), Math.max(a.from, b.from)).includes("\n");
