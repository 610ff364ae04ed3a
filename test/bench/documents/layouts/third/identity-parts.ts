import type { Card } from "../../card.ts";
import { writtenDate } from "../../dates.ts";
import type { Draft } from "../../draft.ts";
import { yearsAfter } from "../../random.ts";

/** Days of issue and of expiry, which are the same day of the year. */
export const span = (d: Draft, years: number) => {
  const issue = d.random.day(...d.world.issueYears);
  return { issue, expiry: yearsAfter(issue, years) };
};

export const fields = (
  card: Card,
  all: readonly (readonly [x: number, y: number, label: string, value: string])[],
  size = 6.5,
): void => all.forEach(([x, y, label, value]) => card.field(x, y, label, value, size));

/** `04 MEI/MAY 1985`: the month in the language of the country, and in English. */
export function twoMonths(day: string, language: "nl" | "de"): string {
  const [date, own, year] = writtenDate(day, language, "card").split(" ");
  return `${date} ${own}/${writtenDate(day, "en", "card").split(" ")[1]} ${year}`;
}

const IRISH = ["EAN", "FEA", "MAR", "AIB", "BEA", "MEI", "IÚL", "LÚN", "MFÓ", "DFÓ", "SAM", "NOL"];
/** `04 BEA/MAY 1985`. */
export function irishMonths(day: string): string {
  const [date, month, year] = writtenDate(day, "en", "card").split(" ");
  return `${date} ${IRISH[Number(day.slice(5, 7)) - 1]}/${month} ${year}`;
}

/** `04 05 1985`. */
export const bare = (day: string): string => writtenDate(day, "fr", "dots").replaceAll(".", " ");
