import type { HitStep } from "../../domain/relationships/list-hit.model.ts";
import { isoTime } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.ts";
import { commit } from "../../platform/db.ts";
import { hitWrite, outcomeWrite } from "./hits.store.ts";
import { recordChange } from "./record-change.service.ts";

/** Writes what a look at the lists made of a match of a party, in one batch with its event. Repeatable. */
export async function takeHitStep(ctx: Ctx, partyId: string, { kept, change }: HitStep): Promise<void> {
  const at = isoTime(ctx.now());
  const writes = [hitWrite(ctx, partyId, kept, at), outcomeWrite(ctx, partyId, at)];
  if (change === null) await commit(ctx.db, writes);
  else await recordChange(ctx, change, writes);
}
