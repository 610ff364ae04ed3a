import type { FactDraft } from "../facts.ts";
import { datesIn } from "../fields/dates.ts";
import type { Flow } from "../flow.ts";
import type { ReadingLanguage } from "../../../domain/readings/reading.model.ts";
import { placeWithin, type DocumentText } from "../text.ts";
import { factOf } from "./common.ts";

/** What stands before the date of an extract, the surest first. Folded patterns. */
const CUES: readonly RegExp[] = [
  /(?:datum|date|date d'edition|datum) (?:van (?:het |dit )?uittreksel|de l'extrait|d'extrait|des auszugs|des ausdrucks|of (?:the |this )?extract|d'edition|de delivrance|van afgifte|van opmaak|d'impression)\s*:?/g,
  /(?:uittreksel|extract|document|extrait|auszug|ausdruck)\s(?:is\s|was\s|werd\s|wurde\s|a ete\s)?(?:vervaardigd|gemaakt|opgemaakt|afgeleverd|gegenereerd|aangemaakt|made|produced|generated|issued|delivre|etabli|edite|genere|erstellt|ausgestellt)\s(?:op|on|le|am|om|at)?/g,
  /(?:vervaardigd|afgedrukt|gedrukt|opgemaakt|afgeleverd|afgegeven|verstrekt|aangemaakt|gegenereerd|uitgereikt|geraadpleegd)\s(?:te \S+ )?op/g,
  /\b(?:abruf|afdruk|druck|ausdruck|ausgabe|consultatie|opmaak|uitgifte)s?datum\b[^\n:\d]{0,12}:(?= ?\d)/g,
  /\b(?:datum|date|tag)\b[^\n:\d]{0,24}(?:uittreksel|extrait|auszugs?|ausdrucks?|extract|afdruk|consultation|raadpleging|abrufs?|edition|emission|snapshot)\b[^\n:\d]{0,12}:(?= ?\d)/g,
  /(?:uittreksel|afdruk|consultation|consultatie|raadpleging|snapshot|printout)\s(?:\S+ ){0,5}?(?:van|du|vom|op|of|on|taken on)\s(?=\d)/g,
  /(?:gevraagd|opgevraagd|geregistreerd|afgehaald|bevraagd|retrieved|taken|registered|enregistres?|demande|eingetragen|abgefragt) (?:\S+ ){0,5}?(?:op|le|am|on)\s(?=\d)/g,
  /(?:toestand|situatie|stand|gegevens) (?:op|per)\b/g,
  /(?:a jour|situation|etat|situation arretee|donnees)\s(?:au|le|du)\b/g,
  /(?:delivre|edite|imprime|etabli|genere|consulte|extrait)e?s?\s(?:sur demande,? )?(?:a \S+,? )?(?:le|du|au)\b/g,
  /(?:abruf|ausdruck|auszug|stand)(?:sdatum)?\s?(?:vom|am|zum|:)|\bstand(?= \d)/g,
  /(?:gedruckt|erstellt|ausgestellt|abgerufen|ausgedruckt|ausgefertigt|erteilt)\s(?:in \S+ )?am\b/g,
  /(?:made|printed|issued|given|produced|generated|extracted|retrieved|downloaded|dated?)\s(?:on|at|as of)\b/g,
  /(?:information (?:is )?correct|correct|situation|status|position|accurate|data|particulars)\s(?:as )?(?:at|on|of)\b/g,
  /\b[\p{L}-]{3,25},\s(?:le|den|op)\s(?=\d|premier|eerste)/gu,
  /(?:bijgewerkt|geldig|opgesteld) (?:tot|op|per)\b|mis(?:e)? a jour (?:au|le)|made up to|updated? (?:to|on|at)|aktualisiert am/g,
  /^[\p{L} -]{3,30},\s(?=\d{1,2}(?:st|nd|rd|th|\.)? \p{L}{3,} \d{4}\s*$)/gmu,
  /^(?:as (?:at|of|on)|datum\s*:|date\s*:)/gm,
];
/** A date stands this close after its cue, in characters. */
const REACH = 45;

/** The day of the document itself: after the surest cue that has one. */
export function documentDate(
  flow: Flow,
  language: ReadingLanguage | null,
  more: readonly RegExp[] = [],
): FactDraft | null {
  for (const cue of [...more, ...CUES]) {
    for (const match of flow.folded.matchAll(cue)) {
      const from = match.index + match[0].length;
      const after = flow.text.slice(from, from + REACH);
      const [date] = datesIn(after, { language });
      if (date === undefined || date.at > 24) continue;
      const place = flow.place(match.index, from + date.at + date.quote.length);
      return factOf("document_date", date.value, place, { certainty: 0.96 * date.confidence });
    }
  }
  return null;
}

/** `Leiden, 9 juli 2026`: the only line that says a day and nothing else but a town, at the end or the beginning. */
export function loneDate(text: DocumentText, language: ReadingLanguage | null): FactDraft | null {
  const lone = text.cells.flatMap((cell) => {
    const match =
      /^(?:(?:[Tt]e |[ÀAà] |[Ff]ait à |[Gg]edaan te |[Dd]one at )?\p{Lu}[\p{L}' -]{2,30},? )?(?:(?:le|den|de|op|am|on|this|ce|du|dated) )?(\d.{5,24})$/u.exec(
        cell.text,
      );
    const [date] = match === null ? [] : datesIn(match[1]!, { language });
    return match === null || date === undefined || date.quote.length < match[1]!.replace(/[.\s]+$/, "").length - 1
      ? []
      : [{ cell, date }];
  });
  const [only] = lone;
  if (only === undefined || new Set(lone.map(({ date }) => date.value)).size > 1) return null;
  const isAtEdge = only.cell.row < 4 || only.cell.row >= text.rows.length - 5;
  const isAlone = text.rows[only.cell.row]!.length === 1 || only.cell.row < 3;
  return isAtEdge && isAlone
    ? factOf("document_date", only.date.value, placeWithin(only.cell), { certainty: 0.9 * only.date.confidence })
    : null;
}
