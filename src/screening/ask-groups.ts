import { untilAborted } from "../platform/bounded-body.ts";
import type { Ctx } from "../platform/context.ts";
import { callObject, objectByName } from "../platform/durable-object.ts";
import type { ScreeningSubject } from "../domain/hits/screening.model.ts";
import type { ListEntry } from "./list-entry.ts";
import { loadGroup } from "./lists/load-lists.ts";
import type { SegmentGroup } from "./lists/pack-groups.ts";
import { SubjectMatcher } from "./matching/score-entry.ts";
import { searchSegments } from "./search-group.ts";
import { type ListedInText, readTexts, searchTextsIn } from "./texts/search-texts-in.ts";

/** The near entries of a group for each subject, by its lists: `answer[list][subject]`. */
export type GroupAnswer = readonly (readonly (readonly ListEntry[])[])[];

/** An object that holds a group (`durable-objects/screening-group.ts`). */
interface ScreeningGroupObject {
  search(group: SegmentGroup, slot: string, subjects: readonly ScreeningSubject[]): Promise<GroupAnswer>;
  searchTexts(group: SegmentGroup, slot: string, texts: readonly string[]): Promise<readonly ListedInText[]>;
}

/** How long an object has to read its group and to search it. */
const TIMEOUT_MS = 25_000;

/**
 * Searches all groups at the same time. One group is searched here, more are searched by an object each, because together
 * they would not fit into an isolate.
 * @throws Error if any group does not answer: the search would not be of the whole list
 */
export async function askGroups(
  ctx: Ctx,
  groups: readonly SegmentGroup[],
  matchers: readonly SubjectMatcher[],
): Promise<GroupAnswer[]> {
  if (groups.length <= 1) {
    const search = (group: SegmentGroup) => searchLoaded(ctx, group, "0", matchers);
    // Retried once, so that a transient error of the storage does not turn a hit into `unknown`.
    return Promise.all(groups.map((group) => search(group).catch(() => search(group))));
  }
  const subjects = matchers.map(({ subject }) => subject);
  const ask = (group: SegmentGroup, slot: string) => (object: ScreeningGroupObject) =>
    object.search(group, slot, subjects);
  return Promise.all(groups.map((group, at) => askObject(ctx, String(at), ask(group, String(at)))));
}

/**
 * What texts have of each group, which is searched as `askGroups` does.
 * @throws Error if any group does not answer
 */
export async function askGroupsOfTexts(
  ctx: Ctx,
  groups: readonly SegmentGroup[],
  texts: readonly string[],
): Promise<(readonly ListedInText[])[]> {
  if (groups.length <= 1) {
    const search = (group: SegmentGroup) => searchGroupForTexts(ctx, group, "0", texts);
    return Promise.all(groups.map((group) => search(group).catch(() => search(group))));
  }
  const ask = (group: SegmentGroup, slot: string) => (object: ScreeningGroupObject) =>
    object.searchTexts(group, slot, texts);
  return Promise.all(groups.map((group, at) => askObject(ctx, String(at), ask(group, String(at)))));
}

async function askObject<A>(ctx: Ctx, slot: string, ask: (object: ScreeningGroupObject) => Promise<A>): Promise<A> {
  const stub = () => objectByName<ScreeningGroupObject>(ctx, ctx.env.SCREENING_GROUP, slot);
  return untilAborted(callObject(ctx, "screening group", stub, ask), AbortSignal.timeout(TIMEOUT_MS));
}

/** The same for the names and numbers that texts have. @throws Error if a segment cannot be read */
export async function searchGroupForTexts(
  ctx: Ctx,
  group: SegmentGroup,
  slot: string,
  texts: readonly string[],
): Promise<readonly ListedInText[]> {
  const lists = await loadGroup(ctx, group, slot);
  return searchTextsIn(lists.flat(), readTexts(texts));
}

/** What an object does with a group. @throws Error if a segment cannot be read */
export const searchGroup = (
  ctx: Ctx,
  group: SegmentGroup,
  slot: string,
  subjects: readonly ScreeningSubject[],
): Promise<GroupAnswer> => {
  const matchers = subjects.map((subject) => new SubjectMatcher(subject));
  return searchLoaded(ctx, group, slot, matchers);
};

async function searchLoaded(
  ctx: Ctx,
  group: SegmentGroup,
  slot: string,
  matchers: readonly SubjectMatcher[],
): Promise<GroupAnswer> {
  const { SCREENING_FUZZY_THRESHOLD: threshold } = ctx.settings;
  const lists = await loadGroup(ctx, group, slot);
  return lists.map((segments) => matchers.map((matcher) => searchSegments(matcher, segments, threshold)));
}
