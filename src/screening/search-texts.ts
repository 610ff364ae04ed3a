import { untilAborted } from "../platform/bounded-body.ts";
import type { Ctx } from "../platform/context.ts";
import { errorClass } from "../platform/logger.ts";
import { askGroupsOfTexts } from "./ask-groups.ts";
import { readActiveLists } from "./lists/load-lists.ts";
import { sampleList } from "./lists/sample-list.ts";
import { loadOwnLists } from "./own-lists/load-own-lists.ts";
import { type ListedInText, readTexts, searchTextsIn } from "./texts/search-texts-in.ts";

export type TextAnswer =
  | { readonly outcome: "known"; readonly found: readonly ListedInText[]; readonly words: number }
  | { readonly outcome: "unknown"; readonly reason: "internal"; readonly detail: string };

/**
 * The names and numbers of all active lists that texts have, however they are written there. Never throws: if the lists
 * cannot be read, or the signal aborts, the answer is `unknown`.
 */
export async function searchTexts(ctx: Ctx, texts: readonly string[], signal?: AbortSignal): Promise<TextAnswer> {
  try {
    const read = readTexts(texts);
    const active = await readActiveLists(ctx).catch(() => readActiveLists(ctx));
    const sample = ctx.settings.BELGIAN_MOCK_MODE ? sampleList(ctx.now()).segments : [];
    const ofTenant = await loadOwnLists(ctx).catch(() => loadOwnLists(ctx));
    const asked = askGroupsOfTexts(ctx, active.groups, texts);
    const grouped = await untilAborted(asked, signal ?? new AbortController().signal);
    const here = searchTextsIn([...sample, ...ofTenant.flatMap(({ segments }) => segments)], read);
    const words = read.texts.reduce((sum, one) => sum + one.words.length, 0);
    return { outcome: "known", found: [...here, ...grouped.flat()], words };
  } catch (error) {
    ctx.log.error("texts_not_searched", { error: errorClass(error) });
    return { outcome: "unknown", reason: "internal", detail: "the lists could not be read" };
  }
}
