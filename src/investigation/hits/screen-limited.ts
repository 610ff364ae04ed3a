import type { Ctx } from "../../platform/context.ts";
import {
  type ListVersion,
  type ScreeningResult,
  screenSubjects,
  type ScreeningSubject,
} from "../../screening/index.ts";
import { limitHits } from "./limit-hits.ts";

/** Screens subjects against all active lists, with the gravest hits of each and a summary of the others. */
export async function screenLimited(ctx: Ctx, subjects: readonly ScreeningSubject[], signal?: AbortSignal) {
  const answer = await screenSubjects(ctx, subjects, signal);
  return answer.outcome === "known" ? { ...answer, results: limitHits(answer.results.map(certainOfNamed)) } : answer;
}

/**
 * Of a name in the customer's own words only exact matches count, and none with a ship: words of a sentence resemble many
 * names, and ships bear those of hotels and goods.
 */
const certainOfNamed = (result: ScreeningResult): ScreeningResult =>
  result.subject.mention?.by === "customer"
    ? { ...result, hits: result.hits.filter(({ match, entry }) => match === "exact" && entry.kind !== "vessel") }
    : result;

/** The lists as the address of evidence. */
export function addressOfLists(lists: readonly ListVersion[]): string {
  const sources = lists.map(({ source }) => source);
  return `${sources.includes("sample") ? "sample:" : ""}lists/${sources.join("+")}`;
}
