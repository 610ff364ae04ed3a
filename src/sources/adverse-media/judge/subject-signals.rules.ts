import { matchesOf } from "../../../platform/matches.ts";
import type { Article, MediaSubject } from "./judgement.model.ts";
import { type FoldedText, type Span, findAll, overlaps } from "./folded-text.ts";
import { type Language, namesakeWords, type NamesakeWords } from "./lexicon/languages.ts";
import { spansOf } from "./lexicon/lexicon.ts";
import { capitalised, escaped, mentionsOf, namesOf, otherForm, outside, words } from "./mentions.rules.ts";
import { placeStems } from "./places.ts";

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

/** Signals of whether an article is about the subject, each with the words that give it (null where it is the subject itself). */
export type Signals = ReadonlyMap<string, Span | null>;

export interface Found {
  readonly mentions: readonly Span[];
  readonly about: readonly Span[];
  readonly signals: Signals;
}

/** Where an article names the subject, and what speaks for or against its being the subject. Null when it does not name it. */
export function findSubject(
  text: FoldedText,
  subject: MediaSubject,
  article: Article,
  languages: readonly Language[],
): Found | null {
  const own = placeSpans(text, subject);
  const people = namesOf(text, subject.people ?? []);
  const context = namesOf(text, subject.context ?? []);
  const relatives = [...people, ...context];
  const { full, partial, loose, initial } = mentionsOf(text, subject);
  // "Vandermeersch" in "Vandermeersch Logistics" names the company, not its director of that name.
  const parts = outside(partial, context);
  const trade = tradeSpans(text, subject, [...full, ...parts]);
  const near = nearTradeSpans(text, subject, [...full, ...parts, ...trade]);
  const named = [...full, ...parts, ...people];
  const ties = [...own, ...relatives, ...trade, ...near];
  // "The removers of Birmingham": beside the town, words of the name tell the company even without capitals.
  const mentions = named.length > 0 || ties.length === 0 ? named : outside(loose, own);
  if (mentions.length === 0) return null;
  const tells = parts.some(({ from, to }) => subject.kind === "company" && to - from >= TELLING_FROM);
  if (full.length === 0 && ties.length === 0 && !initial && !tells) return null;
  const vocabularies = languages.map(namesakeWords);
  const age = ageOf(text, subject, article, mentions, vocabularies);
  const foreign = foreignPlaces(text, mentions, vocabularies);
  const [institutions, elsewhere] = [
    foreign.filter((span) => isOfAuthority(text, span)),
    foreign.filter((span) => !isOfAuthority(text, span)),
  ];
  const signals = new Map<string, Span | null>();
  const add = (name: string, span: Span | null | undefined) => void (span === undefined || signals.set(name, span));
  add(full.length > 0 ? "full" : parts.length > 0 ? "part" : people.length > 0 ? "person" : "loose", mentions[0]);
  if (initial) add("initial", full[0]);
  add("place", own[0]);
  add("people", people[0]);
  add("context", context[0]);
  add("trade", trade[0]);
  if (trade.length === 0) add("neartrade", near[0]);
  if (age) add(age.conflicts ? "otherage" : "age", age.span);
  add("denied", vocabularies.flatMap(({ namesake }) => spansOf(text.folded, namesake))[0]);
  add("otherform", otherForm(text, subject, full) ?? undefined);
  add("authorityelsewhere", institutions[0]);
  add("elsewhere", elsewhere[0]);
  add(
    "nearelsewhere",
    elsewhere.find((span) => isAbout(text, span, mentions)),
  );
  add("calling", otherCalling(text, subject, mentions, vocabularies));
  const tied = ["place", "people", "context", "trade", "age"].filter((name) => signals.has(name)).length;
  add(`ties:${Math.min(tied, 2)}`, null);
  add(`kind:${subject.kind}`, null);
  for (const name of ["place", "trade", "birth_year"] as const)
    if (subject[name] === undefined) add(`unknown:${name}`, null);
  for (const name of ["elsewhere", "calling", "denied", "otherage", "initial"]) {
    if (signals.has(name)) add(`${name}&ties:${Math.min(tied, 2)}`, null);
  }
  for (const [cue, span] of cuesAt(text, mentions)) add(cue, span);
  return { mentions, about: [...mentions, ...trade, ...own], signals };
}

/** Letters from which a word of a company's name tells it apart by itself. */
const TELLING_FROM = 6;
/** Words before and after a name that may say that it is a namesake's: "a certain", "of the same name". */
const CUE_WORDS = 4;

function cuesAt({ folded }: FoldedText, mentions: readonly Span[]): [string, Span][] {
  return mentions.flatMap(({ from, to }) => {
    const around = [
      ...matchesOf(folded.slice(Math.max(0, from - 60), from), /[a-z]+/g)
        .slice(-CUE_WORDS)
        .map((word): [string, Span] => {
          const at = Math.max(0, from - 60) + word.index;
          return [word[0], { from: at, to: at + word[0].length }];
        }),
      ...matchesOf(folded.slice(to, to + 60), /[a-z]+/g)
        .slice(0, CUE_WORDS)
        .map((word): [string, Span] => [word[0], { from: to + word.index, to: to + word.index + word[0].length }]),
    ];
    return around
      .filter(([, span]) => !mentions.some((one) => overlaps(one, span)))
      .map(([word, span]) => [`cue ${word.slice(0, 6)}`, span] as [string, Span]);
  });
}

/** "The court of Bruges" says nothing of where the subject is. */
const AUTHORITY =
  /recht|\bhof\b|parket|raad|kamer|tribunal|\bcour|parquet|polic|politi|poliz|gericht|staatsanwalt|magistrat|prison|gevangenis|assis|\bjuge|judge|\bjury|justi|prosecut|procur|council|brandweer|douane|inspect|cabinet|ministe|universit|\bcel|\bjail|haft|gendarm|kripo|zoll/;
const AUTHORITY_WITHIN = 28;

const isOfAuthority = ({ folded }: FoldedText, { from, to }: Span): boolean =>
  AUTHORITY.test(folded.slice(Math.max(0, from - AUTHORITY_WITHIN), from)) || AUTHORITY.test(folded.slice(to, to + 18));

/** Words that begin or end like a word of the trade: "Zonnebouwer" for "zonnepanelen". */
function nearTradeSpans(text: FoldedText, { trade }: MediaSubject, taken: readonly Span[]): Span[] {
  const own = words(trade ?? "").filter((word) => word.length >= 5 && !EVERY_TRADE.has(word));
  const isNear = (word: string) =>
    own.some(
      (name) =>
        word.startsWith(name.slice(0, 5)) ||
        (name.length >= 7 &&
          (word.startsWith(name.slice(-7)) || word.endsWith(name.slice(0, 7)) || word.includes(name.slice(-6)))),
    );
  return outside(
    matchesOf(text.folded, /[a-z]{5,}/g)
      .filter(([word]) => isNear(word))
      .map((match) => ({ from: match.index, to: match.index + match[0].length })),
    taken,
  );
}

/** Endings of the adjectives and inhabitants of a town in French, which writes them small. */
const SMALL_ENDINGS = "(?:ois|ais|ien|een|in|ain|on|an|iste|aud|ot|ard)(?:n?e)?s?";
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
      matchesOf(text.folded, new RegExp(source, "g")).map((match) => ({
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
