import { fold, type FoldedText } from "./folded-text.ts";
import type { Judgement, MediaSubject } from "./judgement.model.ts";
import { OFFICE, turnOf } from "../turns.rules.ts";
import { spellingsOf } from "../spellings.rules.ts";

/** Who judges, prosecutes or winds up, directly before the name. */
const OFFICIAL =
  "(?:(?:onderzoeks|politie|jeugd|vrede|straf)?rechter|magistraat|procureur(?:e)?|substituut|openbaar aanklager|curator|juge(?: d'instruction)?|magistrate?|substitut(?:e)?|curat(?:eur|rice)|(?:amts|haft|straf)?richter(?:in)?|(?:ober)?staatsanw[aä]lt(?:in)?|insolvenzverwalter(?:in)?|judge|magistrate|prosecutor|liquidator|trustee|commissaris|inspecteur|commissaire)";
/** What they do to others, directly behind it. */
const ACTS =
  "(?:veroordeelt|veroordeelde|vervolgt|eist|vordert|legt|sluit|sloot|laat|opent|vraagt|zegt|verkoopt|condamne|requiert|poursuit|ordonne|ferme|fait|demande|vend|verurteilt|fordert|schliesst|schlie(?:ss|ß)t|lasst|eroffnet|verkauft|convicts?|convicted|sentences?|sentenced|seeks|orders|closes|closed|opens|sells)";
const VISITS = /^(?:visite|bezoek(?:t|en)?|besucht?|visit(?:s|ed)?)$/;
const SEARCHES =
  /domiciliaire|huiszoek|perquis|durchsuch|search|politie|police|polizei|parket|parquet|staatsanw|prosecut/;
const OFFICE_ALONE = new RegExp(`^${OFFICE}$`);

/**
 * Whether what counts as adverse is no more than the work of an official: the subject takes an office, or judges, prosecutes or closes others
 * by it, or somebody in office visits the subject. Such an article is left to be read.
 */
export function isWorkOfOfficial({ event, quotes }: Judgement, text: FoldedText, subject: MediaSubject): boolean {
  const cue = fold(quotes.find((quote) => quote.for === event)?.words ?? "");
  if (VISITS.test(cue) && !SEARCHES.test(text.folded)) return true;
  if (subject.kind !== "person") return false;
  const name = `(?:${spellingsOf(subject)
    .map((one) => fold(one).replaceAll(/[^\p{L}\p{N}]+/gu, "[^a-z0-9]+"))
    .join("|")})`;
  const acts = new RegExp(`\\b(?:${OFFICIAL}|${OFFICE}) ${name}(?: \\([^)]{1,20}\\))? ${ACTS}\\b`);
  if (acts.test(text.folded)) return true;
  const { title, snippet } = { title: text.original, snippet: "" };
  return OFFICE_ALONE.test(cue) && turnOf({ title, snippet, subject: subject.name })?.of.endsWith("office") === true;
}
