import type { Ctx } from "../../platform/context.ts";
import { type Block, blocksOf, selectBlocks } from "./blocks.store.ts";
import { PREFERENCES } from "./preferences.rules.ts";
import { PROCEDURES } from "./procedures.rules.ts";
import { selectPassageCount } from "./passages.store.ts";

/** Rules and preferences of officers, and the number of the first one's passages with the tags: one round trip. */
export async function readStanding(
  ctx: Ctx,
  officerIds: readonly [string, ...string[]],
  tags: readonly string[],
): Promise<{ procedures: Block[]; preferences: Block[]; passages: number }> {
  const [blocks, counted] = await ctx.db.batch([
    selectBlocks(ctx, officerIds, [PROCEDURES, PREFERENCES]),
    selectPassageCount(ctx, officerIds[0], tags),
  ]);
  const [procedures, preferences] = [PROCEDURES, PREFERENCES].map((of) =>
    blocksOf(blocks).filter(({ label }) => label === of),
  );
  return { procedures: procedures!, preferences: preferences!, passages: counted[0]?.passages ?? 0 };
}
