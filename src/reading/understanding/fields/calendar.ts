/** Whether a day exists in the calendar, between 1800 and 2100. */
export function isDate(year: number, month: number, day: number): boolean {
  if (year < 1800 || year > 2100 || month < 1 || month > 12 || day < 1) return false;
  return day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** `YYYY-MM-DD`. */
export const isoDate = (year: number, month: number, day: number): string =>
  `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;

/** A year of two digits: the latest that is not after `latest`. */
export const fullYear = (twoDigits: number, latest: number): number => {
  const year = Math.floor(latest / 100) * 100 + twoDigits;
  return year > latest ? year - 100 : year;
};
