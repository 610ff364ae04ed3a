import type { Article, MediaSubject, Namesake } from "./judgement.model.ts";
import { type FoldedText, type Span, findAll, fold, overlaps } from "./folded-text.ts";
import type { LanguageWords } from "./languages/table.ts";
import { placeStems } from "./places.ts";

export interface Identity {
  readonly mentions: readonly Span[];
  readonly namesake: Namesake;
  /** Name, trade and town: the clauses that they stand in are about the subject. */
  readonly about: readonly Span[];
  /** The words that decide whether it is this subject. */
  readonly because: Span | null;
}

const LEGAL_FORMS = new Set(
  (
    "nv bv bvba sa srl sprl sarl sas sca scea snc sc asbl vzw vof bvo cv cvba comm v gmbh kg ag ug eg ohg gbr partg mbb se ltd limited " +
    "llp plc inc co company aps as oy ab uab spa uv gen ggmbh ev e sem cic cvoa i s stak stichting gcv maatschap societe holding"
  ).split(" "),
);
const LITTLE = new Set(
  (
    "de het een van den der ten ter te en op aan la le les l des du d et au aux en sur the of and at on in st und die das dem zum zur am von fur " +
    "dr sir lord lady me mr mrs judge prof ir"
  ).split(" "),
);

/** Words of activity codes that fit any company. */
const EVERY_TRADE = new Set(
  (
    "activiteiten andere overige diensten dienstverlening gespecialiseerde onderneming bedrijf bedrijven exclusief algemene detailhandel groothandel " +
    "activites autres services entreprise specialise specialisee commerce detail activities other company sonstige unternehmen handel owner bestuurder " +
    "directeur directrice dirigeant director eigenaar zaakvoerder"
  ).split(" "),
);

const words = (name: string): string[] =>
  fold(name)
    .replace(/[^a-z0-9]+/g, " ")
    .trim()
    .split(" ");
const isTelling = (word: string): boolean => word.length >= 3 && !LEGAL_FORMS.has(word) && !LITTLE.has(word);
/** Whether a name ends in a legal form. */
export const isCompanyName = (name: string): boolean => {
  const last = words(name).at(-1)!;
  return last.length > 1 && LEGAL_FORMS.has(last);
};

const escaped = (text: string): string => text.replace(/[^a-z0-9 ]/g, ".");

/** Whom an article names, and whether that is the subject. Null when it does not name it. */
export function identify(
  text: FoldedText,
  subject: MediaSubject,
  article: Article,
  languages: readonly LanguageWords[],
): Identity | null {
  const own = placeSpans(text, subject);
  const namesOf = (names: readonly string[]): Span[] =>
    names.flatMap((name) => [
      ...personSpans(text, name).full,
      ...wordSpans(text, words(name).filter(isTelling).join(" ")),
    ]);
  const people = namesOf(subject.people ?? []);
  const context = namesOf(subject.context ?? []);
  const relatives = [...people, ...context];
  const { full, partial, initial } = nameSpans(text, subject);
  // "Vandermeersch" in "Vandermeersch Logistics" names the company, not its director of that name.
  const named = { full, partial: partial.filter((span) => !context.some((other) => overlaps(other, span))), initial };
  const trade = tradeSpans(text, subject, named.full.concat(named.partial));
  const anchors = [...own, ...relatives, ...trade];
  const mentions = [...named.full, ...named.partial, ...people];
  if (mentions.length === 0) return null;
  if (named.full.length === 0 && relatives.length === 0 && own.length === 0 && trade.length === 0 && !named.initial)
    return null;
  const result = resultOf(mentions, [...mentions, ...trade, ...own]);
  const other = languages.flatMap(({ namesake }) => findAll(text.folded, namesake))[0];
  const age = ageConflict(text, subject, article, languages);
  if (age) return age.conflicts ? result("other_subject", age.span) : result("certain", age.span);
  if (other) return result("other_subject", other);
  if (own.length > 0) return result("certain", own[0]!);
  if (relatives.length > 0) return result("certain", relatives[0]!);
  const foreign = foreignPlaces(text, [...mentions], languages);
  if (subject.place !== undefined && foreign.length > 0) return result("other_subject", foreign[0]!);
  return anchors.length > 0 ? result("certain", anchors[0]!) : result("unsure", mentions[0]!);
}

const resultOf =
  (mentions: readonly Span[], about: readonly Span[]) =>
  (namesake: Namesake, because: Span): Identity => ({ mentions, about, namesake, because });

function nameSpans(text: FoldedText, subject: MediaSubject): { full: Span[]; partial: Span[]; initial: boolean } {
  if (subject.kind === "person") return personSpans(text, subject.name);
  const parts = words(subject.name);
  while (parts.length > 1 && (LEGAL_FORMS.has(parts.at(-1)!) || parts.at(-1)!.length === 1)) parts.pop();
  const full = wordSpans(text, parts.join(" "));
  const place = placeStems(subject.place ?? "");
  const trade = words(subject.trade ?? "");
  const telling = parts.filter(isTelling).filter((word) => !place.some((stem) => word.startsWith(stem)));
  const distinct = telling.filter((word) => !trade.some((name) => name.slice(0, 5) === word.slice(0, 5)));
  const partial = (distinct.length > 0 ? distinct : telling).flatMap((word) =>
    capitalised(text, wordSpans(text, word)),
  );
  return { full, partial, initial: false };
}

function personSpans(text: FoldedText, name: string): { full: Span[]; partial: Span[]; initial: boolean } {
  const parts = words(name).filter((word) => !["dr", "sir", "lord", "judge"].includes(word));
  const first = parts[0]!;
  const last = parts.at(-1)!;
  const tail = parts.slice(1);
  const full = [...wordSpans(text, parts.join(" ")), ...wordSpans(text, [...tail, first].join(" "))];
  if (parts.length > 2) full.push(...wordSpans(text, `${first} ${last}`), ...wordSpans(text, tail.join(" ")));
  const initials = findAll(text.folded, [
    `\\b${escaped(first)} ${tail
      .slice(0, -1)
      .map((word) => `(?:${word} )?`)
      .join("")}${last[0]}\\.`,
    `\\b${first[0]}\\. ${escaped(tail.join(" "))}\\b`,
  ]);
  const partial = tail
    .filter((word) => word.length >= 3 && isTelling(word))
    .flatMap((word) => capitalised(text, wordSpans(text, word)));
  return { full: [...full, ...initials], partial, initial: initials.length > 0 };
}

/** Adjacent words, whatever stands between them. */
function wordSpans(text: FoldedText, phrase: string): Span[] {
  if (phrase.trim() === "") return [];
  const source = phrase.trim().split(" ").map(escaped).join("[^a-z0-9\\n]{1,4}(?:(?:en|et|and|und) )?");
  return findAll(text.folded, [`(?<![a-z0-9])${source}(?:'?s)?(?![a-z0-9])`]);
}

const capitalised = ({ original, origins }: FoldedText, spans: readonly Span[]): Span[] =>
  spans.filter(({ from }) => /[\p{Lu}\d]/u.test(original[origins[from]!] ?? ""));

const placeSpans = (text: FoldedText, { place }: MediaSubject): Span[] =>
  placeStems(place ?? "").flatMap((stem) => findAll(text.folded, [`(?<![a-z])${escaped(stem)}[a-z-]*`]));

/** The trade in other words of the same stem, outside of the name itself. */
function tradeSpans(text: FoldedText, { trade }: MediaSubject, named: readonly Span[]): Span[] {
  const stems = words(trade ?? "")
    .filter((word) => word.length >= 5 && !EVERY_TRADE.has(word))
    .map((word) => word.slice(0, Math.max(5, Math.ceil(word.length * 0.6))));
  return stems
    .flatMap((stem) => findAll(text.folded, [`[a-z-]*${stem}[a-z]*`]))
    .filter((span) => !named.some((name) => name.from <= span.from && span.to <= name.to));
}

function ageConflict(text: FoldedText, subject: MediaSubject, article: Article, languages: readonly LanguageWords[]) {
  if (subject.birth_year === undefined || article.published_at === null) return null;
  const expected = Number(article.published_at.slice(0, 4)) - subject.birth_year;
  for (const source of languages.flatMap(({ ages }) => ages)) {
    for (const match of text.folded.matchAll(new RegExp(source, "g"))) {
      const span = { from: match.index, to: match.index + match[0].length };
      return { conflicts: Math.abs(Number(match[1]) - expected) > 2, span };
    }
  }
  return null;
}

/** Towns that are not the subject's, by the patterns of the languages: the last word is the town, with a capital. */
function foreignPlaces(text: FoldedText, mentions: readonly Span[], languages: readonly LanguageWords[]): Span[] {
  const town = (span: Span): Span => ({
    from: span.from + text.folded.slice(span.from, span.to).lastIndexOf(" ") + 1,
    to: span.to,
  });
  const uncapitalised = languages.flatMap(({ lowerCasePlaces }) => findAll(text.folded, lowerCasePlaces));
  const capital = languages
    .flatMap(({ otherPlaces }) => findAll(text.folded, otherPlaces))
    .map(town)
    .filter((span) => {
      const letters = text.original.slice(text.origins[span.from], (text.origins[span.to - 1] ?? 0) + 1);
      const opensSentence = span.from === 0 || /[\n."]/.test(text.folded.slice(Math.max(0, span.from - 2), span.from));
      return /^\p{Lu}\p{Ll}/u.test(letters) && !opensSentence;
    });
  return [...capital, ...uncapitalised].filter((span) => !mentions.some((mention) => overlaps(mention, span)));
}
