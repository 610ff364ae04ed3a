import type { ScreeningStatus } from "../../graph/index.ts";
import { questionsOf } from "../../investigation/hits/hit-questions.ts";
import { storeRecord } from "../../investigation/store-record.ts";
import { errorClass } from "../../platform/logger.ts";
import {
  type ListVersion,
  type ScreeningResult,
  screenSubjects,
  type ScreeningSubject,
} from "../../screening/index.ts";
import type { Answer, SourceCall } from "../../sources/types.ts";
import {
  type ClearedHit,
  companyKey,
  type CurrentHit,
  recallClearingOfScan,
  type RememberedHit,
} from "../../domain/decisions/cleared-hits.rules.ts";
import { recallHits } from "../decisions/remembered-hits.service.ts";
import type { ClearedMatch, OtherMatch } from "./scan.model.ts";
import type { ScreenedMatches } from "./unanswered.rules.ts";

/** A scan belongs to no case, so that it hears every case's confirmations. */
const NO_CASE = "";

export interface ScreenedCompany extends ScreenedMatches {
  /** The screening of a name, cleared hits separate; null for a name that was not screened. */
  readonly wordOn: (name: string) => ScreeningStatus | null;
  readonly lists: readonly string[];
}

/** Screens a company and its people against the lists. Unknown when the lists could not be read. */
export async function screenCompany(
  call: SourceCall,
  number: string,
  subjects: readonly ScreeningSubject[],
): Promise<Answer<ScreenedCompany>> {
  const answer = await screenSubjects(call.ctx, subjects);
  if (answer.outcome === "unknown") return { ...answer, evidence: [] };
  const hits = questionsOf(answer.results, companyKey("BE", number));
  const known = await recall(call, hits);
  const recalled = hits.map((hit) => ({ hit, clearing: recallClearingOfScan(hit, known) }));
  const cleared = recalled.filter(({ clearing }) => clearing !== null);
  const standing = recalled.filter(({ clearing }) => clearing === null).map(({ hit }) => hit);
  const open = standing.filter(({ category }) => category === "sanctions");
  const count = (match: "exact" | "fuzzy") => open.filter(({ hit }) => hit.match === match).length;
  const sources = answer.lists.map(({ source }) => source);
  const url = `${sources.includes("sample") ? "sample:" : ""}lists/${sources.join("+")}`;
  const value: ScreenedCompany = {
    exact: count("exact"),
    near: count("fuzzy"),
    others: standing.flatMap((hit) => otherMatch(hit, answer.lists) ?? []),
    cleared: cleared.map(({ clearing }) => referenceTo(clearing!)),
    clearedOfSanctions: cleared.filter(({ hit }) => hit.category === "sanctions").length,
    isComplete: answer.results.every(({ unreadable }) => !unreadable),
    wordOn: (name) => wordOn(name, answer.results, open),
    lists: answer.lists.map(({ source, version }) => `${source} ${version}`),
  };
  return {
    outcome: "known",
    value,
    evidence: [await storeRecord(call, "screening", url, { results: answer.results, lists: answer.lists })],
  };
}

/** Null for a match with a sanctions list. */
function otherMatch(
  { category, severity, subject, hit }: CurrentHit,
  lists: readonly ListVersion[],
): OtherMatch | null {
  if (category !== "own_list" && category !== "pep") return null;
  const { source, sha256 } = hit.list;
  const named = lists.find((list) => list.source === source && list.sha256 === sha256)?.name;
  return { name: subject.name, list: category, list_name: named ?? source, match: hit.match, severity };
}

const referenceTo = ({ subject, clearance }: ClearedHit): ClearedMatch => ({
  name: subject.name,
  cleared_by: clearance.cleared_by,
  cleared_at: clearance.cleared_at,
});

/** When what officers said before cannot be read, nothing counts as cleared. */
async function recall(call: SourceCall, hits: readonly CurrentHit[]): Promise<readonly RememberedHit[]> {
  try {
    return await recallHits(call.ctx, NO_CASE, hits);
  } catch (error) {
    call.ctx.log.warn("clearings_not_recalled", { class: errorClass(error) });
    return [];
  }
}

function wordOn(
  name: string,
  results: readonly ScreeningResult[],
  open: readonly CurrentHit[],
): ScreeningStatus | null {
  const matches = open.filter(({ subject }) => subject.name === name).map(({ hit }) => hit.match);
  if (matches.length > 0) return matches.includes("exact") ? "exact" : "near";
  return results.some(({ subject, unreadable }) => subject.name === name && !unreadable) ? "clear" : null;
}
