import type { Ctx } from "../../platform/context.ts";
import { currentEmbeddingModel } from "../../platform/models.ts";
import type { NearPassage, PassageIndex } from "./passage-index.model.ts";
import { cosineOfPacked } from "./vector-codec.ts";
import { readVectors } from "./vectors.store.ts";

/** Compares with the officer's newest vectors in the database, so there is no index to fill. */
export const exactIndex = (ctx: Ctx): PassageIndex => ({
  search: (officerId, vector, tags, limit) => searchExactly(ctx, officerId, vector, tags, limit),
  store: async () => {},
  remove: async () => {},
  findLost: async () => [],
});

/** Nearest of the newest passages that have every tag; newer first among equals. */
export async function searchExactly(
  ctx: Ctx,
  officerId: string,
  vector: readonly number[],
  tags: readonly string[],
  limit: number,
): Promise<NearPassage[]> {
  let best: NearPassage[] = [];
  for await (const { id, vector: packed } of readVectors(ctx, officerId, currentEmbeddingModel(ctx), tags)) {
    const score = Math.max(0, Math.min(1, cosineOfPacked(vector, packed)));
    if (best.length >= 2 * limit) best = nearest(best, limit);
    best.push({ id, score });
  }
  return nearest(best, limit);
}

const nearest = (found: readonly NearPassage[], limit: number): NearPassage[] =>
  found.toSorted((a, b) => b.score - a.score).slice(0, limit);
