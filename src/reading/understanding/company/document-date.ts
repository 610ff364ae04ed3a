import { matchesOf } from "../../../platform/matches.ts";
import { isDayOfCopy } from "../copy-days.ts";
import { documentDate as dateBesidePlace } from "../person/letters/document-date.ts";
import type { FactDraft } from "../facts.ts";
import { datesIn } from "../fields/dates.ts";
import type { ReadableDocument } from "../kind-reader.ts";
import { factOf } from "./common.ts";

/** What stands before the day of an extract, the surest first. Folded patterns. */
const CUES: readonly RegExp[] = [
  /(?:datum|date|date d'edition) (?:van (?:het |dit )?uittreksel|de l'extrait|d'extrait|des auszugs|des ausdrucks|of (?:the |this )?extract|d'edition|de delivrance|van afgifte|van opmaak|d'impression)\s*:?/g,
  /(?:uittreksel|extract|document|extrait|auszug|ausdruck)\s(?:is\s|was\s|werd\s|wurde\s|a ete\s)?(?:vervaardigd|gemaakt|opgemaakt|afgeleverd|gegenereerd|aangemaakt|made|produced|generated|issued|delivre|etabli|edite|genere|erstellt|ausgestellt)\s(?:op|on|le|am|om|at)?/g,
  /\bdelivre(?:e|ons)? (?:le|la) presente? \S+ le\b/g,
  /(?:vervaardigd|afgedrukt|gedrukt|opgemaakt|afgeleverd|aangemaakt|gegenereerd|uitgereikt|geraadpleegd)\s(?:te \S+ )?op/g,
  /\b(?:abruf|afdruk|druck|ausdruck|ausgabe|consultatie|opmaak|uitgifte)s?datum\b[^\n:\d]{0,12}:(?= ?\d)/g,
  /\b(?:datum|date|tag)\b[^\n:\d]{0,24}(?:uittreksel|extrait|auszugs?|ausdrucks?|extract|afdruk|consultation|raadpleging|abrufs?|edition|emission|snapshot)\b[^\n:\d]{0,12}:(?= ?\d)/g,
  /(?:uittreksel|afdruk|consultation|consultatie|raadpleging|snapshot|printout)\s(?:\S+ ){0,5}?(?:van|du|vom|op|of|on|taken on)\s(?=\d)/g,
  /\b(?:toestand|situatie) ?(?:(?:op|per)\b|:(?= ?\d))/g,
  /(?:a jour|situation|situation arretee)\s(?:au|le|du)\b/g,
  /(?:abruf|ausdruck|auszug|\bstand)(?:sdatum)?\s?(?:vom|am|zum|:(?= ?\d))|\bstand(?= \d)/g,
  /(?:abgerufen|ausgedruckt|gedruckt)\s(?:in \S+ )?am\b/g,
  /(?:printed|generated|extracted|retrieved|downloaded)\s(?:on|at|as of)\b/g,
  /(?:bijgewerkt|geactualiseerd|bijgehouden)\s(?:tot(?: en met)?|op)\b|laatste (?:wijziging|bijwerking)\s?(?:van|op|:)|(?:aktualisiert|letzte anderung)\s?(?:am|zum|vom|:)|\bupdated\s?(?:on|to|:)?(?= ?\d)|derniere mise a jour\s?(?:le|du|:)/g,
];
/** A day stands this close after its cue, in characters. */
const REACH = 45;
const NEAR = 24;

/** The day of an extract, a register or a chart by a label of its own: after the surest cue that has one. */
export function documentDate(document: ReadableDocument): FactDraft[] {
  const { flow, language } = document;
  for (const cue of CUES) {
    for (const match of matchesOf(flow.folded, cue)) {
      const from = match.index + match[0].length;
      const [date] = datesIn(flow.text.slice(from, from + REACH), { language });
      if (date === undefined || date.at > NEAR) continue;
      const at = from + date.at;
      const end = at + date.quote.length;
      if (isDayOfCopy(document, at, end)) continue;
      return [factOf("document_date", date.value, flow.place(match.index, end), { certainty: 0.96 * date.confidence })];
    }
  }
  return dateBesidePlace(document, "document_date", { isBesidePlace: true });
}
