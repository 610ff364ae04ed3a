import type { PassageIndex } from "./passage-index.model.ts";
import type { Ctx } from "../../platform/context.ts";
import { exactIndex } from "./passage-index.exact.ts";
import { vectorizeIndex } from "./passage-index.vectorize.ts";

/** Vectorize when bound, else a comparison with every vector. */
export const passageIndex = (ctx: Ctx): PassageIndex =>
  ctx.env.VECTORS ? vectorizeIndex(ctx, ctx.env.VECTORS) : exactIndex(ctx);
