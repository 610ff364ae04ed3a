const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const ABOUT = /^(?:circa|approx(?:imately|\.)?|about|c\.)\s+/i;
const RANGE = /^(?:between\s+|from\s+)?(.+?)\s*(?:\bto\b|\band\b|(?<=\d{4}\s*)[-–])\s*(.+)$/i;

/**
 * Reads a date of birth in English, such as "30 Jul 1957", "Jul. 1957", "circa 1957", "1957 to 1959" or
 * "01 Jan 1953 to 31 Dec 1954".
 * @returns the date in the notation of `birth-dates.rules.ts`, or undefined for anything else
 */
export function englishDate(text: string): string | undefined {
  const trimmed = text.trim();
  const plain = trimmed.replace(ABOUT, "");
  return birthDate(plain, plain !== trimmed);
}

function birthDate(text: string, about: boolean): string | undefined {
  const single = isoDate(text);
  if (single !== undefined) return listedRange(single, single, about);
  const [, first = "", last = ""] = RANGE.exec(text) ?? [];
  const to = isoDate(last);
  // "Between Aug. and Sep. 1977": the year of the first is that of the last.
  const from = isoDate(first) ?? isoDate(`${first} ${to?.slice(0, 4)}`);
  return from === undefined || to === undefined ? undefined : listedRange(from, to, about);
}

/** The time from one date to another, both included, in the notation of `birth-dates.rules.ts`. */
export function listedRange(first: string, last: string, about = false): string {
  const [from, to] = first <= last ? [first, last] : [last, first];
  const isWhole = from.endsWith("-01-01") && to.endsWith("-12-31");
  const [start, end] = isWhole ? [from.slice(0, 4), to.slice(0, 4)] : [from, to];
  const mark = about ? "~" : "";
  return start === end ? `${start}${mark}` : `${start}${mark}/${end}${mark}`;
}

function isoDate(text: string): string | undefined {
  const [, day, month, year] = /^(?:(?:(\d{1,2})\s+)?([A-Za-z]{3})[a-z]*\.?\s+)?(\d{4})$/.exec(text.trim()) ?? [];
  if (year === undefined || month === undefined) return year;
  const number = MONTHS.indexOf(month.toLowerCase()) + 1;
  if (number === 0) return undefined;
  const two = (value: string | number) => String(value).padStart(2, "0");
  return day === undefined ? `${year}-${two(number)}` : `${year}-${two(number)}-${two(day)}`;
}
