import { isoTime } from "../../platform/clock.ts";

export const daysBetween = (from: Date, to: Date): number => Math.round((to.getTime() - from.getTime()) / 86_400_000);
const daysUntilNewYear = (from: Date): number => daysBetween(from, new Date(Date.UTC(from.getUTCFullYear() + 1, 0, 1)));

/** Days from the first one. A review reads the register again, so none may come between the new year and the next look at it. */
export function planOf(today: Date) {
  const seen = daysUntilNewYear(today) + 35;
  return daysUntilNewYear(today) > 25
    ? { listed: 10, expiring: 20, newYear: seen }
    : { listed: seen + 10, expiring: seen + 20, newYear: seen };
}

export const dayOf = (date: Date): string => isoTime(date).slice(0, 10);
