import { DAY_MS } from "../../../platform/clock.ts";
import { matchesOf } from "../../../platform/matches.ts";
import { isoDate } from "../fields/calendar.ts";
import { datesIn } from "../fields/dates.ts";
import { monthOf } from "../fields/months.ts";
import { nationalNumbersIn } from "../fields/national-numbers.ts";
import type { ReadableDocument } from "../kind-reader.ts";
import { foldedLineOf, foldInPlace, lineOf } from "../text.ts";
import { valuesNear } from "./letters/near.ts";

/** Rows in which the period of a payslip stands. */
const TOP = 20;
const OTHER_DAYS =
  /\b(?:in|uit) dienst|indienst|entree|ancien|embauche|eintritt|seniority|start|joined|contract|contrat|vertrag|gebo|naiss|\bnee? |birth|volgende|prochain|nachste|next/;
const PERIOD_DAYS = 45;
const MONTH_LABEL =
  /(?:period|maand|mois|monat|month|zeitraum)\D{0,20}(0?[1-9]|1[0-2])\s?[/.-]\s?((?:19|20)\d\d)(?!\d)/;

const PAID_ON = /pay(?:ment)? date|betaal(?:datum|dag)|date (?:de|du) (?:paiement|virement)|zahl(?:ungs)?tag/;

const endOfMonth = (year: number, month: number): string =>
  isoDate(year, month, new Date(Date.UTC(year, month, 0)).getUTCDate());

/** The last day that a payslip is for, by two days of about a month or by a month, else when it is paid; null where it names none. */
export function payPeriod({ text, language }: ReadableDocument): string | null {
  const rows = text.rows.slice(0, TOP).filter((row) => !OTHER_DAYS.test(foldedLineOf(row)));
  for (const row of rows) {
    const days = datesIn(lineOf(row), { language: language === "en" ? null : language }).map(({ value }) => value);
    const end = days.find((day, at) => {
      const before = at === 0 ? Number.NaN : Date.parse(day) - Date.parse(days[at - 1]!);
      return before > 0 && before <= PERIOD_DAYS * DAY_MS;
    });
    if (end !== undefined) return end;
  }
  for (const row of rows) {
    const line = foldedLineOf(row);
    const digits = MONTH_LABEL.exec(line);
    if (digits !== null) return endOfMonth(Number(digits[2]), Number(digits[1]));
    for (const [, word, year] of matchesOf(line, /(\p{L}{3,9})\.? ((?:19|20)\d\d)(?!\d)/gu)) {
      const month = monthOf(word!);
      if (month?.exact === true) return endOfMonth(Number(year), month.month);
    }
  }
  const paid = rows.map(lineOf).find((line) => PAID_ON.test(foldInPlace(line)));
  const [day] = paid === undefined ? [] : datesIn(paid.slice(foldInPlace(paid).search(PAID_ON)), { language: null });
  return day?.value ?? null;
}

const BIRTH =
  /^(?:geboortedatum|geboren(?: op)?|date de naissance|nee?(?:\(e\))? le|geburtsdatum|geb(?:oren)?\.?(?: am)?|date of birth|birth date|dob) ?$/;
/** Of the French social security: sex, year and month of birth, place, number, key. */
const FRENCH = /(?<!\d)[12] ?(\d\d) ?(0[1-9]|1[0-2]) ?\d\d ?\d{3} ?\d{3} ?(\d\d)(?!\d)/g;
const KEY = 97;
/** Nobody is paid before the age of so many years; a year of two digits is the last one that allows it. */
const LATEST_BIRTH = 2015;

/** When the employee was born, by its label or by the only number of a person on the paper whose check digits hold. */
export function birthOfEmployee({ text, flow, language }: ReadableDocument): string | null {
  const [labelled] = valuesNear(text, BIRTH).flatMap(({ value }) =>
    datesIn(value, { language, latestYear: LATEST_BIRTH }),
  );
  if (labelled !== undefined) return labelled.value;
  const belgian = nationalNumbersIn(flow.text).flatMap(({ value, valid }) =>
    valid === false || value.birthDate === null ? [] : [value.birthDate],
  );
  const french = matchesOf(flow.text, FRENCH).flatMap(({ 0: quote, 1: year, 2: month, 3: key }) => {
    const number = Number(quote.replaceAll(" ", "").slice(0, -2));
    const born = 1900 + Number(year) + (Number(year) <= LATEST_BIRTH % 100 ? 100 : 0);
    return KEY - (number % KEY) === Number(key) ? [`${born}-${month}`] : [];
  });
  const births = new Set([...belgian, ...french]);
  return births.size === 1 ? [...births][0]! : null;
}
