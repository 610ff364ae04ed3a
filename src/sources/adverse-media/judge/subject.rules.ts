import type { Article, MediaSubject, Namesake } from "./judgement.model.ts";
import { type FoldedText, type Span, findAll } from "./folded-text.ts";
import type { Language, NamesakeWords } from "./lexicon/languages.ts";
import { spansOf } from "./lexicon/lexicon.ts";
import { capitalised, escaped, mentionsOf, namesOf, otherForm, outside, words } from "./mentions.rules.ts";
import { placeStems } from "./places.ts";

export interface Identity {
  readonly mentions: readonly Span[];
  readonly namesake: Namesake;
  /** Name, trade and town: the clauses that they stand in are about the subject. */
  readonly about: readonly Span[];
  /** The words that decide whether it is this subject. */
  readonly because: Span;
}

/** Words of activity codes that fit any company. */
const EVERY_TRADE = new Set(
  (
    "activiteiten andere overige diensten dienstverlening gespecialiseerde onderneming bedrijf bedrijven exclusief algemene detailhandel groothandel " +
    "activites autres services entreprise specialise specialisee commerce detail activities other company sonstige unternehmen handel owner bestuurder " +
    "directeur directrice dirigeant director eigenaar zaakvoerder"
  ).split(" "),
);
/** Years by which an age in the news may differ from the one expected. */
const AGE_TOLERANCE = 2;
const YOUNG_UNTIL = 32;
const OLD_FROM = 58;
/** Letters around a name within which a calling or an age is about the person of that name. */
const NEAR = 40;
/** Letters of an article at the beginning of a sentence. */
const OPENING = 16;

/** Whom an article names, and whether that is the subject. Null when it does not name it. */
export function identify(
  text: FoldedText,
  subject: MediaSubject,
  article: Article,
  languages: readonly Language[],
): Identity | null {
  const own = placeSpans(text, subject);
  const people = namesOf(text, subject.people ?? []);
  const context = namesOf(text, subject.context ?? []);
  const relatives = [...people, ...context];
  const { full, partial, loose, initial } = mentionsOf(text, subject);
  // "Vandermeersch" in "Vandermeersch Logistics" names the company, not its director of that name.
  const parts = outside(partial, context);
  const trade = tradeSpans(text, subject, [...full, ...parts]);
  const named = [...full, ...parts, ...people];
  // "The removers of Birmingham": beside the town, words of the name tell the company even without capitals.
  const mentions = named.length > 0 || own.length === 0 ? named : outside(loose, own);
  if (mentions.length === 0) return null;
  if (full.length === 0 && relatives.length === 0 && own.length === 0 && trade.length === 0 && !initial) return null;
  const about = [...mentions, ...trade, ...own];
  const result = (namesake: Namesake, because: Span): Identity => ({ mentions, about, namesake, because });
  const vocabularies = languages.map((language) => language.words);
  const age = ageOf(text, subject, article, mentions, vocabularies);
  const denied =
    vocabularies.flatMap(({ namesake }) => spansOf(text.folded, namesake))[0] ?? otherForm(text, subject, full);
  if (age?.conflicts || denied) return result("other_subject", age?.conflicts ? age.span : denied!);
  const tie = age?.span ?? own[0] ?? relatives[0];
  if (tie) return result("certain", tie);
  const foreign =
    (subject.place === undefined ? undefined : foreignPlaces(text, mentions, vocabularies)[0]) ??
    otherCalling(text, subject, mentions, vocabularies);
  if (foreign) return result("other_subject", foreign);
  // Where the town is known and the article does not name it, a namesake is as likely to be in the same trade.
  return trade.length > 0 && subject.place === undefined
    ? result("certain", trade[0]!)
    : result("unsure", trade[0] ?? mentions[0]!);
}

/** Endings of the adjectives and inhabitants of a town in French, which writes them small. */
const SMALL_ENDINGS = "(?:ois|ais|ien|een|in|on|an|iste|aud|ot|ard)(?:n?e)?s?";
/** Endings in the other languages, which write them with a capital. */
const ENDINGS = "(?:s|se|e?na?ar|aars?|e?rs?|n?ers?|erin|nerin|enser|ois|oise|ais|aise|ienn?e?|onn?e?|usian|ite)?";

function placeSpans(text: FoldedText, { place }: MediaSubject): Span[] {
  const find = (letters: string) => findAll(text.folded, [`(?<![a-z])${letters}(?![a-z])`]);
  return placeStems(place ?? "").flatMap((stem) => {
    const written = escaped(stem);
    // "Nantes" makes "nantais", "Almere" "Almeerse", "Bozen" "Bozner".
    const root = written.replace(/(?:en|es|e|s|a|y)$/, "").slice(0, 4);
    const between = root.length > 3 ? "[a-z]{0,5}" : "";
    const found = find(
      stem.length >= 5 ? `${written}[a-z-]*` : `${written}${stem.length === 4 ? "[a-z-]{0,5}" : ENDINGS}`,
    );
    if (root.length < 3) return capitalised(text, found);
    return [
      ...capitalised(text, [...found, ...find(`${root}${between}${ENDINGS.slice(0, -1)}`)]),
      ...find(`${root}${between}${SMALL_ENDINGS}`),
    ];
  });
}

/** The trade in other words of the same stem, outside of the name itself. */
function tradeSpans(text: FoldedText, { trade }: MediaSubject, named: readonly Span[]): Span[] {
  const stems = words(trade ?? "")
    .filter((word) => word.length >= 5 && !EVERY_TRADE.has(word))
    .map((word) => word.slice(0, Math.max(5, Math.ceil(word.length * 0.6))));
  return stems
    .flatMap((stem) => findAll(text.folded, [`[a-z-]*${stem}[a-z]*`]))
    .filter((span) => !named.some((name) => name.from <= span.from && span.to <= name.to));
}

/** Ages in the text against the one expected: one that agrees prevails. */
function ageOf(
  text: FoldedText,
  subject: MediaSubject,
  article: Article,
  mentions: readonly Span[],
  vocabularies: readonly NamesakeWords[],
) {
  if (subject.birth_year === undefined || article.published_at === null) return null;
  const expected = Number(article.published_at.slice(0, 4)) - subject.birth_year;
  const told = (sources: readonly string[], ageIn: (digits: number) => number) =>
    sources.flatMap((source) =>
      [...text.folded.matchAll(new RegExp(source, "g"))].map((match) => ({
        conflicts: Math.abs(ageIn(Number(match[1])) - expected) > AGE_TOLERANCE,
        span: { from: match.index, to: match.index + match[0].length },
      })),
    );
  const ages = vocabularies.flatMap((words) => [
    ...told(words.ages, (age) => age),
    ...told(words.births, (year) => expected + subject.birth_year! - year),
  ]);
  const agreeing = ages.find(({ conflicts }) => !conflicts) ?? ages[0];
  if (agreeing) return agreeing;
  const wrong = vocabularies
    .flatMap(({ young, old }) => [
      ...(expected > YOUNG_UNTIL ? spansOf(text.folded, young) : []),
      ...(expected < OLD_FROM ? spansOf(text.folded, old) : []),
    ])
    .find((span) => isAbout(text, span, mentions));
  return wrong ? { conflicts: true, span: wrong } : null;
}

/** A calling beside the name of a person that is not the subject's trade. */
function otherCalling(
  text: FoldedText,
  subject: MediaSubject,
  mentions: readonly Span[],
  vocabularies: readonly NamesakeWords[],
): Span | undefined {
  if (subject.kind !== "person" || subject.trade === undefined) return undefined;
  const own = words(subject.trade).map((word) => word.slice(0, 5));
  return vocabularies
    .flatMap(({ professions }) => outside(spansOf(text.folded, professions), mentions))
    .filter((span) => !own.some((stem) => text.folded.slice(span.from, span.to).includes(stem)))
    .find((span) => isAbout(text, span, mentions));
}

/** Whether words describe the person of that name: near it in its sentence, or as the beginning of another. */
function isAbout({ folded }: FoldedText, { from, to }: Span, mentions: readonly Span[]): boolean {
  const line = folded.lastIndexOf("\n", from) + 1;
  if (line > 0 && from - line <= OPENING) return true;
  return mentions.some((one) => {
    const between = folded.slice(Math.min(to, one.to), Math.max(from, one.from));
    return between.length < NEAR && !between.includes("\n");
  });
}

/** Towns that are not the subject's, by the patterns of the languages: the last word is the town, with a capital. */
function foreignPlaces(text: FoldedText, mentions: readonly Span[], vocabularies: readonly NamesakeWords[]): Span[] {
  const town = (span: Span): Span => ({
    from: span.from + text.folded.slice(span.from, span.to).lastIndexOf(" ") + 1,
    to: span.to,
  });
  const uncapitalised = vocabularies.flatMap(({ lowerCasePlaces }) => findAll(text.folded, lowerCasePlaces));
  const ignored = new Set(vocabularies.flatMap((words) => words.noPlaces));
  const hasCapital = (at: number) => /^\p{Lu}/u.test(text.original.slice(text.origins[at] ?? text.original.length));
  const capital = vocabularies
    .flatMap(({ otherPlaces, beforeCapital }) => [
      ...findAll(text.folded, otherPlaces),
      ...findAll(text.folded, beforeCapital).filter(({ to }) => hasCapital(to + 1)),
    ])
    .map(town)
    .filter(({ from, to }) => {
      const opensSentence = from === 0 || /[\n."]/.test(text.folded.slice(Math.max(0, from - 2), from));
      return hasCapital(from) && !hasCapital(from + 1) && !opensSentence && !ignored.has(text.folded.slice(from, to));
    });
  return outside([...capital, ...uncapitalised], mentions);
}
