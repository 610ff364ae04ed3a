import { countsOfNamed, isInWords } from "../../domain/hits/named-hits.rules.ts";
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

const certainOfNamed = (result: ScreeningResult): ScreeningResult =>
  isInWords(result.subject)
    ? { ...result, hits: result.hits.filter((hit) => countsOfNamed(hit, result.subject)) }
    : result;

/** The lists as the address of evidence. */
export function addressOfLists(lists: readonly ListVersion[]): string {
  const sources = lists.map(({ source }) => source);
  return `${sources.includes("sample") ? "sample:" : ""}lists/${sources.join("+")}`;
}
