import { DAY_MS } from "../../platform/clock.ts";

/** Clocks differ, and a date has no time zone. */
const TOLERANCE_DAYS = 2;

/**
 * A date of the content that is later than the file: what the page says of its own making happened after the file was
 * last written.
 *
 * @param fileDates creation and modification of the file, `YYYY-MM-DD` with or without a time.
 * @param contentDates days on which the content says that it was printed, extracted or issued by a system, `YYYY-MM-DD`.
 *   A date that a person chose, such as that of a letter, can lawfully lie ahead and does not belong here.
 * @returns the latest of both where the content is later by more than two days; null where nothing is wrong, or a date is
 *   missing or unreadable.
 */
export function datesBeforeContent(
  fileDates: readonly string[],
  contentDates: readonly string[],
): { readonly file: string; readonly content: string } | null {
  const latest = (dates: readonly string[]) =>
    dates
      .map((date) => date.slice(0, 10))
      .filter((date) => /^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(Date.parse(date)))
      .toSorted()
      .at(-1);
  const [file, content] = [latest(fileDates), latest(contentDates)];
  if (file === undefined || content === undefined) return null;
  return Date.parse(content) - Date.parse(file) > TOLERANCE_DAYS * DAY_MS ? { file, content } : null;
}

/** A date of PDF (`D:20240131...`) or of XMP (`2024-01-31T...`) as `YYYY-MM-DD`; null for anything else. */
export function readFileDate(text: string): string | null {
  const [, year, month = "01", day = "01"] = /^\s*(?:D:)?(\d{4})-?(\d{2})?-?(\d{2})?/.exec(text) ?? [];
  if (year === undefined || year < "1993") return null;
  const date = `${year}-${month}-${day}`;
  return Number.isNaN(Date.parse(date)) ? null : date;
}

const PRINTED =
  /(?:afgedrukt|gedrukt|uitgeprint|imprimé|édité|gedruckt|ausgedruckt|printed|generated|gegenereerd|généré|erstellt|(?:datum|date) (?:van (?:het )?uittreksel|de l['’]extrait|d['’]extraction|d['’]impression|of extract)|(?:extract|print) date|druckdatum|afdrukdatum)\s*(?:op|le|am|on)?\s*:?\s*(\d{1,2})[./-](\d{1,2})[./-](20\d{2})(?!\d)/giu;

/**
 * The days on which a page says that it was printed or extracted, by its label and in figures, day before month; the only
 * dates of a text that are certain to be the file's own. A date that could be month before day is left out in English.
 */
export function printedDates(lines: readonly string[]): string[] {
  return lines.flatMap((line) =>
    [...line.slice(0, 1000).matchAll(PRINTED)].flatMap(([label, day = "", month = "", year = ""]) => {
      const isEnglish = /^(printed|generated|date of extract|extract|print)/i.test(label);
      if (Number(month) > 12 || Number(day) > 31 || (isEnglish && Number(day) <= 12)) return [];
      const date = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
      return Number.isNaN(Date.parse(date)) ? [] : [date];
    }),
  );
}
