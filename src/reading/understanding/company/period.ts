import { matchesOf } from "../../../platform/matches.ts";
import type { ReadingLanguage } from "../../../domain/readings/reading.model.ts";
import { datesIn } from "../fields/dates.ts";
import type { Flow } from "../flow.ts";

const RANGE = String.raw`(?:van|vanaf|du|vom|from|de|periode|period|periode dekt van|lopend van|:)`;
/** Two dates that begin and end a financial year, with the words between them. Folded. */
const BETWEEN = /^\s*(?:tot(?: en met)?|t\/m|au|jusqu'au|bis(?: zum)?|to|until|-|through|and|en|et)\s*$/;
const BEFORE = new RegExp(
  String.raw`(?:boekjaar|periode|exercice|geschaftsjahr|year|period|accounts|jaarrekening|comptes)[^.]{0,80}${RANGE}?\s*$|${RANGE}\s*$`,
);
const PREVIOUS = /(?:vorig|voorgaand|precedent|vorherig|vorhergehend|previous|preceding|prior)[^.]{0,70}$/;
/** An end alone, surest first. */
const ENDS: readonly RegExp[] = [
  /(?:jaar|boekjaar|jaarrekening)[^.\d]{0,40}(?:eindigend|afgesloten|beeindigd|per|op|eindigt)\s(?:op|per)?\s?/g,
  /(?:exercice|comptes)[^.\d]{0,40}(?:clos|cloture|clotures|arrete|arretes|se terminant|clos)e?s?\s(?:le|au)\s?/g,
  /(?:geschaftsjahr|jahresabschluss|abschluss)[^.\d]{0,40}(?:zum|am|per|endend am)\s?/g,
  /(?:year|period|accounts|statements)\s(?:then )?end(?:ed|ing)\s(?:on )?/g,
  /(?:balans|bilan|bilanz|balance sheet)[^.\d]{0,40}\s(?:per|op|au|zum|at|as at|as of)\s/g,
];

/** The financial year of accounts as `first/last`; its end alone, or null. */
export function periodOf(flow: Flow, language: ReadingLanguage | null): string | null {
  const text = flow.text.replaceAll("\n", " ");
  const folded = flow.folded.replaceAll("\n", " ");
  const dates = datesIn(text, { language });
  for (const [index, first] of dates.entries()) {
    const second = dates[index + 1];
    if (second === undefined) break;
    const between = folded.slice(first.at + first.quote.length, second.at);
    const before = folded.slice(Math.max(0, first.at - 100), first.at);
    const isYear = first.value < second.value && monthsBetween(first.value, second.value) <= 24;
    if (isYear && BETWEEN.test(between) && BEFORE.test(before) && !PREVIOUS.test(before)) {
      return `${first.value}/${second.value}`;
    }
  }
  for (const cue of ENDS) {
    for (const match of matchesOf(folded, cue)) {
      const from = match.index + match[0].length;
      const [date] = datesIn(text.slice(from, from + 40), { language });
      if (date === undefined || date.at > 4) continue;
      return cue === ENDS.at(-1) ? balanceDate(folded, date.value) : wholeYear(date.value);
    }
  }
  return null;
}

const monthsBetween = (first: string, last: string): number =>
  (Number(last.slice(0, 4)) - Number(first.slice(0, 4))) * 12 + Number(last.slice(5, 7)) - Number(first.slice(5, 7));

/** A year that ends on a day began a year and a day before, where nothing says otherwise. */
function wholeYear(end: string): string {
  const day = new Date(`${end}T00:00:00Z`);
  const start = new Date(Date.UTC(day.getUTCFullYear() - 1, day.getUTCMonth(), day.getUTCDate() + 1));
  return `${start.toISOString().slice(0, 10)}/${end}`;
}

/** A balance sheet alone gives the day of its balance; a profit and loss account of the year beside it, the year. */
const balanceDate = (folded: string, end: string): string =>
  new RegExp(
    `(?:jaarrekening|comptes annuels|jahresabschluss|annual (?:accounts|report)|winst-en-verliesrekening|compte de resultats?|gewinn- und verlustrechnung)[^.]{0,30}${end.slice(0, 4)}`,
  ).test(folded)
    ? wholeYear(end)
    : end;
