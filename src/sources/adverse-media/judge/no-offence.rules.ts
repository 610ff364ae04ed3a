import { fold, type FoldedText } from "./folded-text.ts";
import type { Judgement, MediaSubject } from "./judgement.model.ts";
import { anyOf, OFFICE, turnOf } from "../turns.rules.ts";
import { spellingsOf } from "../spellings.rules.ts";

/** Who judges, prosecutes or winds up, directly before the name. */
const OFFICIAL =
  "(?:(?:onderzoeks|politie|jeugd|vrede|straf)?rechter|magistraat|procureur(?:e)?|substituut|openbaar aanklager|curator|juge(?: d'instruction)?|magistrate?|substitut(?:e)?|curat(?:eur|rice)|(?:amts|haft|straf)?richter(?:in)?|(?:ober)?staatsanw[aä]lt(?:in)?|insolvenzverwalter(?:in)?|judge|magistrate|prosecutor|liquidator|trustee|commissaris|inspecteur|commissaire)";
/** What they do to others, directly behind it. */
const ACTS =
  "(?:veroordeelt|veroordeelde|vervolgt|eist|vordert|legt|sluit|sloot|laat|opent|vraagt|zegt|verkoopt|ondervraagt|interpelleert|bezoekt|bezocht|condamne|requiert|poursuit|ordonne|ferme|fait|demande|vend|interroge|visite|verurteilt|fordert|schliesst|schlie(?:ss|ß)t|lasst|eroffnet|verkauft|befragt|besucht|besuchte|convicts?|convicted|sentences?|sentenced|seeks|orders|closes|closed|opens|sells|visits|visited)";
const VISITS = /^(?:visite|bezoek(?:t|en)?|besucht?|visit(?:s|ed)?)$/;
const SEARCHES =
  /domiciliaire|huiszoek|perquis|durchsuch|search|politie|police|polizei|parket|parquet|staatsanw|prosecut/;
/** Where the person is, between the name and what this person does. */
const WHERE = "(?:(?: \\([^)]{1,20}\\))?(?: (?:van|uit|in|de|d'|of|from|von|aus) [^.;,\\n]{2,40}?)?)";
/** A fire whose cause is looked for is no offence of whom it struck. */
const FIRE = /\b(?:\w*brand|brandweer|incendie|pompiers|feuer\w*|fire)\b/;
const CAUSE = /\b(?:oorzaak|cause|ursache|origine)\b/;
const ARSON = /stichting|opzet|crimin|volont|arson|fraud|verdach|suspect|betrug|aangestoken/;
const OFFICE_ALONE = new RegExp(`^${OFFICE}$`);

/**
 * Whether what counts as adverse is no more than a fire, or the work of an official: the subject takes an office, or judges, prosecutes or
 * closes others by it, or somebody in office visits the subject. Such an article is left to be read.
 */
export function tellsNoOffence({ event, quotes }: Judgement, text: FoldedText, subject: MediaSubject): boolean {
  const cue = fold(quotes.find((quote) => quote.for === event)?.words ?? "");
  if (VISITS.test(cue) && !SEARCHES.test(text.folded)) return true;
  if (event === "investigation" && FIRE.test(text.folded) && CAUSE.test(text.folded)) return !ARSON.test(text.folded);
  if (subject.kind !== "person") return OFFICE_ALONE.test(cue);
  const acts = new RegExp(`\\b(?:${OFFICIAL}|${OFFICE}) ${anyOf(spellingsOf(subject))}${WHERE} ${ACTS}\\b`);
  if (acts.test(text.folded)) return true;
  return OFFICE_ALONE.test(cue) && turnOf(text, subject.name)?.of.endsWith("office") === true;
}
