import type { Ctx } from "../platform/context.ts";
import { objectByName, tellObject } from "../platform/durable-object.ts";

/** What the graph asks of the object that keeps a tenant's evaluations (`durable-objects/scan-keeper.ts`). */
export interface EvaluationKeeper {
  /** The graph was written: what was made of it before holds no longer. */
  graphChanged(): Promise<void>;
}

/** The one object of a tenant that keeps evaluations, as whoever asks it needs it. */
export const evaluationKeeperOf = <T = EvaluationKeeper>(ctx: Ctx): T =>
  objectByName(ctx, ctx.env.SCAN_KEEPER, `scans:${ctx.actor.tenantId}`);

/** After the tenant's graph was written. Where the keeper cannot be reached, its evaluations are seconds old for that long. */
export const tellGraphChanged = (ctx: Ctx): Promise<void> =>
  tellObject(
    ctx,
    { what: "scan keeper", event: "graph_change_not_told" },
    () => evaluationKeeperOf(ctx),
    (keeper) => keeper.graphChanged(),
  );
