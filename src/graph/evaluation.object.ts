import type { Ctx } from "../platform/context.ts";
import { askObject, objectByName } from "../platform/durable-object.ts";
import { errorClass } from "../platform/logger.ts";

/** What the graph asks of the object that keeps a tenant's evaluations (`durable-objects/scan-keeper.ts`). */
interface EvaluationKeeper {
  graphChanged(): Promise<void>;
}

/** The one object of a tenant that keeps evaluations, as whoever asks it needs it. */
export const evaluationKeeperOf = <T = EvaluationKeeper>(ctx: Ctx): T =>
  objectByName(ctx, ctx.env.SCAN_KEEPER, `scans:${ctx.actor.tenantId}`);

/** After the tenant's graph was written. Where the keeper cannot be reached, its evaluations are seconds old for that long. */
export async function tellGraphChanged(ctx: Ctx): Promise<void> {
  try {
    await askObject(
      ctx,
      "scan keeper",
      () => evaluationKeeperOf(ctx),
      (keeper) => keeper.graphChanged(),
    );
  } catch (error) {
    ctx.log.warn("graph_change_not_told", { class: errorClass(error) });
  }
}
