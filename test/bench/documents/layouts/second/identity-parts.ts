import { writtenDate } from "../../dates.ts";
import type { Draft } from "../../draft.ts";
import { daysAfter, yearsAfter } from "../../random.ts";

export const issued = (d: Draft, years: number) => {
  const issue = d.random.day(2017, 2025);
  return { issue, expiry: daysAfter(yearsAfter(issue, years), -1) };
};

/** `03 FEB/FEB 1980`, as European passports print dates in two languages. */
export const twice = (day: string, language: "nl" | "fr" | "de" | "en") => {
  const [date, month, year] = writtenDate(day, language, "card").split(" ") as [string, string, string];
  return `${date} ${month}/${writtenDate(day, "en", "card").split(" ")[1]!} ${year}`;
};
