import type { Ctx } from "../../platform/context.ts";
import { type Block, blocksOf, selectProcedures } from "./blocks.store.ts";
import { selectPassageCount } from "./passages.store.ts";

/** The procedures of officers, and the number of the first one's passages with the tags: one round trip. */
export async function readStanding(
  ctx: Ctx,
  officerIds: readonly [string, ...string[]],
  tags: readonly string[],
): Promise<{ procedures: Block[]; passages: number }> {
  const [blocks, counted] = await ctx.db.batch([
    selectProcedures(ctx, officerIds),
    selectPassageCount(ctx, officerIds[0], tags),
  ]);
  return { procedures: blocksOf(blocks), passages: counted[0]?.passages ?? 0 };
}
