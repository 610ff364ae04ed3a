import { DAY_MS } from "../../platform/clock.ts";
import { type JudgedBy, judgesBefore } from "../case/rules-version.model.ts";

/**
 * Dates of birth as lists state them, in the notation of EDTF (ISO 8601-2): `1957-07-30`, `1957-07`, `1957`, `1957~`
 * (about 1957), `1977/1982` (at some time from 1977 to 1982) and `1955~/1958~`.
 */
export const LISTED_BIRTH_DATE =
  /^(?<from>\d{4}(?:-\d{2}(?:-\d{2})?)?)(?<about>~)?(?:\/(?<to>\d{4}(?:-\d{2}(?:-\d{2})?)?)(?<aboutEnd>~)?)?$/;

/** Whether a date in that notation names days that there are. */
export const isListedDay = (listed: string): boolean =>
  listed
    .split("/")
    .map((end) => end.replace("~", ""))
    .every((end) => !Number.isNaN(Date.parse(end)) && new Date(end).toISOString().startsWith(end));

const DATE = /^\d{4}(?:-\d{2}(?:-\d{2})?)?$/;

/**
 * How the date of birth of a subject and a listed one agree:
 * - `day`, `month`, `year`: as far as both dates say;
 * - `swapped`: the same day with day and month exchanged;
 * - `range`: within a listed range, or within `ABOUT_YEARS` of a date that the list calls approximate;
 * - `unclear`: too far from an approximate date to agree, too near to differ, or no date;
 * - `misread`: some days apart, or one digit of a day or month different, as by a slip in either;
 * - `near`: a year apart; `other_day`: another day of the same year; `differs`.
 */
export type BirthAgreement =
  | "day"
  | "swapped"
  | "month"
  | "year"
  | "range"
  | "unclear"
  | "misread"
  | "near"
  | "other_day"
  | "differs";

/**
 * Tolerance of a date that a list calls approximate. Where the UN and OFAC lists state an approximate and an exact year
 * of the same person, most are at most two years apart, and few more than five.
 */
const ABOUT_YEARS = 2;
const UNCLEAR_YEARS = 5;

/**
 * @param subject YYYY-MM-DD, YYYY-MM or YYYY; a month or a day of 00 is not known, and another text says nothing
 * @param listed as `LISTED_BIRTH_DATE`; likewise. The ends of a range may stand in any order.
 */
export function compareBirthDates(subject: string, listed: string): BirthAgreement {
  const { from = "", to = from, about, aboutEnd } = LISTED_BIRTH_DATE.exec(listed)?.groups ?? {};
  const isAbout = about !== undefined || aboutEnd !== undefined;
  const born = knownPart(subject);
  const ends = [from, to].map(knownPart);
  if (!DATE.test(born) || !ends.every((end) => DATE.test(end))) return "unclear";
  const [first, last] = ends.sort() as [string, string];
  if (!isAbout && to === from) return compareSingle(born, first);
  if (overlaps(born, first, last)) return "range";
  const years = yearsBetween(born, first, last);
  if (!isAbout) return years <= 1 ? "near" : "differs";
  if (years <= ABOUT_YEARS) return "range";
  return years <= UNCLEAR_YEARS ? "unclear" : "differs";
}

/** The year of a listed date that is neither approximate nor a range of two dates; null where it has none. */
export function exactYearOf(date: string): number | null {
  const { from = "", to = from, about, aboutEnd } = LISTED_BIRTH_DATE.exec(date)?.groups ?? {};
  const known = to === from && about === undefined && aboutEnd === undefined ? knownPart(from) : "";
  return known === "" ? null : Number(known.slice(0, 4));
}

/** Largest difference, in years, between exact birth dates that do not contradict each other. */
export const NEAR_YEARS = 1;

/** `1960-00-00` is the year 1960; of the year 0000 nothing is known. */
const knownPart = (date: string): string => date.replace(/^0000.*$|-00.*$/, "");

/** Lists have many dates with only a year, some with day and month exchanged, and some that are off by a year. */
function compareSingle(subject: string, listed: string): BirthAgreement {
  const [year, month, day] = subject.split("-");
  const [listedYear, listedMonth, listedDay] = listed.split("-");
  if (areNextDays(subject, listed)) return "misread";
  if (year !== listedYear) return Math.abs(Number(year) - Number(listedYear)) <= NEAR_YEARS ? "near" : "differs";
  if (month === undefined || listedMonth === undefined) return "year";
  if (month === listedMonth && (day === undefined || listedDay === undefined)) return "month";
  if (month === listedMonth && day === listedDay) return "day";
  if (month === listedDay && day === listedMonth) return "swapped";
  return isSlip(subject, listed) ? "misread" : "other_day";
}

/** Days by which two dates of one person may differ. */
const SLIP_DAYS = 3;

function areNextDays(subject: string, listed: string): boolean {
  const apart = subject.length < WHOLE || listed.length < WHOLE ? NaN : Date.parse(subject) - Date.parse(listed);
  return apart !== 0 && Math.abs(apart) <= SLIP_DAYS * DAY_MS;
}

const WHOLE = "YYYY-MM-DD".length;

/** One digit of two whole dates differs. */
const isSlip = (subject: string, listed: string): boolean =>
  subject.length === WHOLE &&
  listed.length === WHOLE &&
  [...subject].filter((character, at) => character !== listed[at]).length === 1;

/** Whether a date may lie between two others, both included, as far as all of them say. */
const overlaps = (date: string, from: string, to: string): boolean =>
  date.slice(0, from.length) >= from.slice(0, date.length) && date.slice(0, to.length) <= to.slice(0, date.length);

function yearsBetween(date: string, from: string, to: string): number {
  const [year, first, last] = [date, from, to].map((text) => Number(text.slice(0, 4))) as [number, number, number];
  return Math.max(first - year, year - last, 0);
}

const AGREES: Readonly<Record<BirthAgreement, boolean | null>> = {
  day: true,
  month: true,
  year: true,
  range: true,
  swapped: null,
  unclear: null,
  misread: null,
  near: false,
  other_day: false,
  differs: false,
};

/**
 * Whether two dates agree; null if an approximate date, day and month exchanged, or a slip leave it open. Runs before version 7 of the
 * rules took a slip for another date.
 */
export function birthDatesAgree(subject: string, listed: string, rules: JudgedBy = {}): boolean | null {
  const agreement = compareBirthDates(subject, listed);
  return agreement === "misread" && judgesBefore(rules, 7) ? false : AGREES[agreement];
}

/** For officers: `between 1977 and 1982`, `about 1957`, `about 1955 to 1958`. */
export function describeBirthDate(listed: string): string {
  const { from, to, about, aboutEnd } = LISTED_BIRTH_DATE.exec(listed)?.groups ?? {};
  if (from === undefined) return listed;
  if (about !== undefined || aboutEnd !== undefined)
    return to === undefined ? `about ${from}` : `about ${from} to ${to}`;
  return to === undefined ? from : `between ${from} and ${to}`;
}
