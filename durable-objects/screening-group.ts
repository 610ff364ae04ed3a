import { DurableObject } from "cloudflare:workers";
import { createCtx, systemActor } from "../src/platform/context.ts";
import {
  type GroupAnswer,
  type ListedInText,
  searchGroup,
  searchGroupForTexts,
  type SegmentGroup,
  type ScreeningSubject,
} from "../src/screening/index.ts";

/**
 * Searches one group of segments of the active lists, which it holds in memory. It stores nothing: the segments are in R2,
 * and each request names those that it means.
 */
export class ScreeningGroup extends DurableObject<Env> {
  search(group: SegmentGroup, slot: string, subjects: readonly ScreeningSubject[]): Promise<GroupAnswer> {
    return searchGroup(createCtx(this.env, { actor: systemActor("") }), group, slot, subjects);
  }

  searchTexts(group: SegmentGroup, slot: string, texts: readonly string[]): Promise<readonly ListedInText[]> {
    return searchGroupForTexts(createCtx(this.env, { actor: systemActor("") }), group, slot, texts);
  }
}
