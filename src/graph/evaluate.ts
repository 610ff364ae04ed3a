import { isoTime } from "../platform/clock.ts";
import type { Ctx } from "../platform/context.ts";
import { type EvalScore, scoreSurroundings } from "./eval/score-surroundings.ts";
import { neighbourhoodAndDegree } from "./neighbourhood.store.ts";

export interface Evaluation extends EvalScore {
  /** Number of related entities. */
  readonly degree: number;
  /** No relation is known by which it is scored: a score of 0 says nothing. */
  readonly isUnknown: boolean;
  /** The neighbourhood was too large to be read completely. */
  readonly isPartial: boolean;
}

/** Maximum of relations followed from one entity in one direction. */
const FOLLOWED = 25;

/** The E-VAL score of an entity in the current graph. One round trip, independent of the size of the graph. */
export async function evaluateEntity(ctx: Ctx, entityId: string): Promise<Evaluation> {
  const around = await neighbourhoodAndDegree(ctx, entityId, { depth: 2, limit: FOLLOWED });
  const scored = scoreSurroundings(around, isoTime(ctx.now()).slice(0, 10));
  return { ...scored, degree: around.degree, isUnknown: around.relations.length === 0, isPartial: around.isTruncated };
}
