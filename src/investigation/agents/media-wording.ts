import { sha256Hex } from "../../platform/hashing.ts";
import { wholeLatinWords } from "../../platform/folding.ts";
import type { Judgement, MediaEvent, MediaRole, Namesake } from "../../sources/adverse-media/judge/judgement.model.ts";
import type { Clearing, MediaAnswer, MediaHit, UnreadArticle } from "../../sources/media-answer.ts";
import { compareText } from "../../platform/compare-text.ts";
import { listed } from "../../domain/diligence/check-results.ts";
import { type Accused, accusedInWords } from "./whom-it-accuses.rules.ts";

const EVENTS: Readonly<Record<MediaEvent, string>> = {
  accusation: "accusation",
  investigation: "investigation",
  search_or_arrest: "search or arrest",
  charge: "formal charge",
  conviction: "conviction",
  authority_sanction: "sanction by an authority",
  regulator_warning: "warning by a regulator",
  asset_freeze: "freeze or provisional closure",
  insolvency_fraud: "insolvency fraud",
  none: "no event",
};

const ROLES: Readonly<Partial<Record<MediaRole, string>>> = {
  suspect: "as suspect",
  convicted: "as the one found liable",
};

const NAMESAKES: Readonly<Record<Namesake, string>> = {
  certain: "The article names this subject",
  unsure: "Only the name agrees, so it may be a namesake (namesake: unsure)",
  other_subject: "The article is about another subject",
};

interface Titled {
  /** False in a run before version 4 of the rules, whose titles left out that a namesake may be meant. */
  readonly tellsNamesakes: boolean;
  /** Null in a run before version 5 of the rules, whose titles accused the subject. */
  readonly accused: Accused | null;
  /** Whether a later article clears the subject of it. */
  readonly isLifted?: boolean;
  /** Whether no more than an insolvency is told, which is no crime. */
  readonly isInsolvency?: boolean;
}

/** Event, whom the article accuses and role, such as `Adverse media: formal charge, Alfa NV as suspect`. */
export function titleOf(hit: MediaHit, { tellsNamesakes, accused, isLifted, isInsolvency }: Titled): string {
  const { judgement, subject } = hit;
  if (!judgement) return `Adverse media: ${subject}`;
  const event = isInsolvency ? "insolvency" : EVENTS[judgement.event];
  const whom = accused === null ? subject : accusedInWords(accused, subject);
  const title = `Adverse media: ${event}, ${whom} ${(!isInsolvency && ROLES[judgement.role]) || ""}`.replace(
    /,? $/,
    "",
  );
  const notes = [
    ...(tellsNamesakes && judgement.namesake === "unsure" ? ["may be a namesake"] : []),
    ...(isLifted ? ["a later article may clear"] : []),
  ];
  return notes.length === 0 ? title : `${title} (${notes.join("; ")})`;
}

const UNSURE = "but it is not certain that this subject is meant (namesake: unsure)";
/** One that is unsure and more than low is of the subject's full name, and of its age or town. */
const unsureOf = ({ severity }: Judgement): string =>
  severity === "medium" ? `The full name agrees, and the age or the town, ${UNSURE}` : `The name agrees, ${UNSURE}`;

export interface Told {
  /** Articles that clear a subject. */
  readonly clearings: NonNullable<MediaAnswer["clearings"]>;
  /** The later one that clears the subject of what this article says; null in a run before version 11 of the rules too. */
  readonly lifted: Clearing | null;
  /** Null in a run before version 5 of the rules. */
  readonly accused: Accused | null;
  /** Against whom else the same article is held. */
  readonly others: readonly string[];
  /** Other articles on the same event. */
  readonly also: readonly MediaHit[];
  /** All that the article has of the subject's name, where that may be a common noun; null in a run before version 10 too. */
  readonly onlyWord: string | null;
  /** Articles that could not be read in full. */
  readonly unread: readonly UnreadArticle[];
  /** YYYY-MM-DD. */
  readonly today: string;
}

/**
 * Date, publisher, headline, and the words of the article that the judgement rests on.
 * @param told null in a run before version 4 of the rules, which told no more than that
 */
export function describeHit(hit: MediaHit, told: Told | null): string {
  const { judgement, title, snippet, url } = hit;
  const article = told
    ? `${headOf(hit)}: ${[`"${title}"`, shortened(snippet), addressOf(url)].filter(Boolean).join(" ")}.`
    : `${headOf(hit)}: "${title}" ${snippet} (${url})`;
  if (!judgement) return `${article} An earlier version of the rules classified this article.`;
  const words = judgement.quotes.map((quote) => `${label(quote.for)}: "${quote.words}"`).join("; ");
  const { differs, namesake } = judgement;
  const difference = differs
    ? ` ${DIFFERENCE}, so an officer has to read it: the rules say ${label(differs.rules)}, the model says ` +
      `${label(differs.model)} by "${differs.words}".`
    : "";
  const whom = told?.onlyWord
    ? `Of this subject's name the article has only "${told.onlyWord}", which may be a common word: whether it is meant has to be read`
    : told && namesake === "unsure"
      ? unsureOf(judgement)
      : NAMESAKES[namesake];
  return `${article} ${whom}. Rests on ${words}.${difference}${told ? notesOn(hit, told) : ""}`;
}

/** Where an article stands: date, publisher, headline and address. */
export const citationOf = ({ title, url, ...rest }: Omit<UnreadArticle, "why">): string =>
  `${headOf(rest)}: "${title}" ${addressOf(url)}`;

const headOf = ({ published_at, publisher }: Pick<MediaHit, "published_at" | "publisher">): string =>
  `${published_at?.slice(0, 10) ?? "Undated"}, ${publisher ?? "publisher not stated"}`;

const addressOf = (url: string): string => (/^https?:/i.test(url) ? `(${url})` : "(no usable address)");

const SHOWN_CHARS = 800;

const shortened = (text: string): string =>
  text.length > SHOWN_CHARS ? `${[...text].slice(0, SHOWN_CHARS).join("").trimEnd()}…` : text;

const CLEARINGS_MAX = 2;

/** Begins what a description says of an article that a model reads otherwise. */
export const DIFFERENCE = "Rules and model differ";

/** What an officer has to weigh beside the article itself. */
function notesOn({ published_at, subject, url, former_name: former }: MediaHit, told: Told): string {
  const { clearings, lifted, unread, today } = told;
  const others = clearings.filter((one) => one.subject === subject && one.url !== url && one !== lifted);
  const newest = others.toSorted((a, b) => compareText(b.published_at ?? "", a.published_at ?? ""));
  const cited = newest.slice(0, CLEARINGS_MAX).map(citationOf).join("; ");
  const isForeign = unread.some((one) => one.url === url && one.why === "language");
  return [
    ...(former === undefined ? [] : [` It has the earlier name ${former}.`]),
    ...(isForeign ? [" It is in a language that the rules do not read, so what it reports is a guess: read it."] : []),
    ...accusedBeside(subject, told),
    ...(told.also.length === 0 ? [] : [` The same is reported by ${told.also.map(citationOf).join("; ")}.`]),
    ...(published_at === null ? [] : ageOf(published_at.slice(0, 10), today)),
    ...(lifted === null
      ? []
      : [
          ` A later article clears ${subject}: ${citationOf(lifted)}. Whether it is of the same matter has to be read.`,
        ]),
    ...(cited === "" ? [] : [` To be weighed with what clears ${subject}, of this or another matter: ${cited}.`]),
  ].join("");
}

function accusedBeside(subject: string, { accused, others: held, onlyWord }: Told): string[] {
  if (accused?.isOnlyCompany)
    return accused.names.length === 0
      ? []
      : [` The article ${onlyWord ? "may mean" : "names"} ${subject} only as the company of ${listed(accused.names)}.`];
  const others = accused?.names.filter((name) => name !== subject) ?? held;
  return others.length === 0
    ? []
    : [` The same article is also held against ${others.join(", ")}: an officer has to read which of them it accuses.`];
}

/** Years after which much may have become of a matter. */
const OLD_FROM = 5;

function ageOf(published: string, today: string): string[] {
  if (published > today) return [" The article bears a date in the future."];
  const years =
    Number(today.slice(0, 4)) - Number(published.slice(0, 4)) - (today.slice(5) < published.slice(5) ? 1 : 0);
  return years < OLD_FROM ? [] : [` The article is ${years} years old: what became of the matter since is not in it.`];
}

/** Changes with the words of an article, even if another publisher prints it: an officer's clearance is of those words. */
export function articleFingerprint({ title, snippet, publisher, subject, published_at, url }: MediaHit): string {
  const end = publisher === null ? "" : ` - ${publisher}`;
  const headline = end !== "" && title.endsWith(end) ? title.slice(0, -end.length) : title;
  const [head, text] = [wholeLatinWords(headline), wholeLatinWords(snippet)];
  // A headline alone comes again for another event: it is the same report only in the same month.
  return sha256Hex(
    JSON.stringify([subject, head, text, ...(text.length > 0 ? [] : [published_at?.slice(0, 7) ?? url])]),
  );
}

const label = (what: string): string => what.replaceAll("_", " ");
