import { writtenDate } from "../../dates.ts";
import type { Draft } from "../../draft.ts";
import { daysAfter, yearsAfter } from "../../random.ts";

export const issued = (d: Draft, years: number) => {
  const issue = d.random.day(...d.world.issueYears);
  return { issue, expiry: daysAfter(yearsAfter(issue, years), -1) };
};

export const spaced = (day: string) => writtenDate(day, "en", "dots").replaceAll(".", " ");
