import { DAY_MS } from "../../platform/clock.ts";

/** Whole days from `date` to `today`, both YYYY-MM-DD; null where the date is not known or lies ahead. */
export function ageInDays(date: string | null, today: string): number | null {
  if (date === null) return null;
  const days = Math.floor((Date.parse(today) - Date.parse(date)) / DAY_MS);
  return Number.isNaN(days) || days < 0 ? null : days;
}

/** Whole years from `date` to `today`, both YYYY-MM-DD. */
export function ageInYears(date: string | null, today: string): number | null {
  if (ageInDays(date, today) === null || date === null) return null;
  const years = Number(today.slice(0, 4)) - Number(date.slice(0, 4));
  return today.slice(5) < date.slice(5) ? years - 1 : years;
}
