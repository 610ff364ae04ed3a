import type { Ctx } from "../../platform/context.ts";
import { type Block, blocksOf, selectBlocks } from "./blocks.store.ts";
import { selectCorrections, type SignalRow, signalsOf } from "./signals.store.ts";

/** The procedures of officers and the corrections of a case's findings: one round trip. */
export async function readKnowledge(
  ctx: Ctx,
  officerIds: readonly string[],
  workflowId: string,
): Promise<{ procedures: Block[]; corrections: SignalRow[] }> {
  const [blocks, signals] = await ctx.db.batch([selectBlocks(ctx, officerIds), selectCorrections(ctx, workflowId)]);
  return { procedures: blocksOf(blocks), corrections: signalsOf(signals) };
}
