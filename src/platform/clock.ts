/** ISO 8601 UTC with milliseconds and `Z`: the only form of a time in a response, a row or a hash. */
export const isoTime = (date: Date): string => date.toISOString();

export const DAY_MS = 86_400_000;
export const HOUR_MS = 3_600_000;

export const addDays = (date: Date, days: number): Date => new Date(date.getTime() + days * DAY_MS);
