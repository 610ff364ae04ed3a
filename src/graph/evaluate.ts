import { isoTime } from "../platform/clock.ts";
import type { Ctx } from "../platform/context.ts";
import { type EvalScore, scoreSurroundings } from "./eval/score-surroundings.ts";
import { neighbourhoodAndDegree } from "./neighbourhood.store.ts";

export interface Evaluation extends EvalScore {
  /** Entities that it is tied to. */
  readonly degree: number;
  /** Some of its surroundings were too many to look at. */
  readonly isPartial: boolean;
}

/** Relations that are followed from one entity in one direction. */
const FOLLOWED = 25;

/** The E-VAL score of an entity as the graph has it now. One round trip, however large the graph. */
export async function evaluateEntity(ctx: Ctx, entityId: string): Promise<Evaluation> {
  const around = await neighbourhoodAndDegree(ctx, entityId, { depth: 2, limit: FOLLOWED });
  const scored = scoreSurroundings(around, isoTime(ctx.now()).slice(0, 10));
  return { ...scored, degree: around.degree, isPartial: around.isTruncated };
}
