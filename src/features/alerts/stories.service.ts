import type { Motif } from "../../graph/motifs/index.ts";
import type { Ctx } from "../../platform/context.ts";
import { commit } from "../../platform/db.ts";
import { type AnchoredStory, listStoriesAt, mergeStories, refreshStories } from "./stories.store.ts";
import { compareText } from "../../platform/compare-text.ts";

/**
 * Makes one story of all alerts that share an anchor. Runs after the alerts were written, so that of two evaluations at
 * the same time the later one sees the alerts of both. The oldest story goes on.
 */
export async function uniteStories(ctx: Ctx, motifs: readonly Motif[], hasChanged: boolean): Promise<void> {
  const anchors = [...new Set(motifs.flatMap(({ storyAnchors }) => storyAnchors))];
  if (anchors.length === 0) return;
  const at = await listStoriesAt(ctx, anchors);
  const groups = groupsOf(motifs, at);
  const merges = groups.filter((group) => group.length > 1);
  if (merges.length === 0 && !hasChanged) return;
  await commit(ctx.db, [
    ...merges.map(([oldest, ...others]) => mergeStories(ctx, others, oldest!)),
    ...refreshStories(ctx, groups.flat()),
  ]);
}

/** Stories that belong together, oldest first. */
export function groupsOf(
  motifs: readonly Pick<Motif, "storyAnchors">[],
  stories: readonly AnchoredStory[],
): string[][] {
  const byAnchor = Map.groupBy(stories, ({ entityId }) => entityId);
  const since = new Map<string, string>();
  for (const { storyId, createdAt } of stories) {
    const known = since.get(storyId);
    if (known === undefined || createdAt < known) since.set(storyId, createdAt);
  }
  const groupOf = new Map<string, Set<string>>();
  for (const { storyAnchors } of motifs) {
    const joined = new Set<string>();
    for (const { storyId } of storyAnchors.flatMap((id) => byAnchor.get(id) ?? [])) {
      for (const id of groupOf.get(storyId) ?? [storyId]) joined.add(id);
    }
    for (const id of joined) groupOf.set(id, joined);
  }
  const older = (a: string, b: string) => compareText(`${since.get(a)} ${a}`, `${since.get(b)} ${b}`);
  return [...new Set(groupOf.values())].map((group) => [...group].sort(older));
}
