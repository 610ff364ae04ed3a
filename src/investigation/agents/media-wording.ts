import type { MediaEvent, MediaRole, Namesake } from "../../sources/adverse-media/judge/judgement.model.ts";
import type { MediaHit } from "../../sources/types.ts";

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

/** Event, subject and role, such as `Formal charge: Alfa NV as suspect`. */
export function titleOf({ judgement, subject }: MediaHit): string {
  if (!judgement) return `Adverse media: ${subject}`;
  const event = EVENTS[judgement.event];
  return `Adverse media: ${event}, ${subject} ${ROLES[judgement.role] ?? ""}`.trimEnd();
}

/** Date, publisher, headline, and the words of the article that the judgement rests on. */
export function describeHit({ judgement, published_at, publisher, title, snippet, url }: MediaHit): string {
  const when = published_at?.slice(0, 10) ?? "Undated";
  const article = `${when}, ${publisher ?? "publisher not stated"}: "${title}" ${snippet} (${url})`;
  if (!judgement) return `${article} An earlier version of the rules classified this article.`;
  const words = judgement.quotes.map((quote) => `${label(quote.for)}: "${quote.words}"`).join("; ");
  const { differs, namesake } = judgement;
  const difference = differs
    ? ` Rules and model differ, so an officer has to read it: the rules say ${label(differs.rules)}, the model says ` +
      `${label(differs.model)} by "${differs.words}".`
    : "";
  return `${article} ${NAMESAKES[namesake]}. Rests on ${words}.${difference}`;
}

const label = (what: string): string => what.replaceAll("_", " ");
