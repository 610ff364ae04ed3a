import type { ScreeningHit } from "../../domain/hits/screening.model.ts";
import type { HitStep, KnownHit } from "../../domain/relationships/list-hit.model.ts";
import { isoTime } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.ts";
import { commit } from "../../platform/db.ts";
import { findHit, type HitOfParty, hitWrite, outcomeWrite } from "./hits.store.ts";
import { recordChange } from "./record-change.service.ts";

/** An officer may settle the match between reading and writing; then the step is taken from what it is now. */
const ATTEMPTS = 5;

interface HitOnList {
  readonly partyId: string;
  readonly hit: ScreeningHit;
  /** The match as it was read; null where there was none. */
  readonly known: HitOfParty | null;
}

/**
 * Writes what a look at the lists made of a match of a party, in one batch with its event. Repeatable.
 * @param stepFrom the step from what is known of the match; null where nothing follows
 */
export async function takeHitStep(
  ctx: Ctx,
  { partyId, hit, known }: HitOnList,
  stepFrom: (known: KnownHit | null) => HitStep | null,
): Promise<void> {
  let before = known;
  for (let attempt = 1; ; attempt++) {
    const step = stepFrom(before);
    if (step === null) return;
    try {
      return await writeStep(ctx, partyId, step, before);
    } catch (error) {
      const now = await findHit(ctx, partyId, hit);
      if (attempt === ATTEMPTS || (now?.state === before?.state && now?.settledAt === before?.settledAt)) throw error;
      before = now;
    }
  }
}

async function writeStep(ctx: Ctx, partyId: string, { kept, change }: HitStep, known: HitOfParty | null) {
  const at = isoTime(ctx.now());
  const writes = [hitWrite(ctx, partyId, kept, known, at), outcomeWrite(ctx, partyId, at)];
  if (change === null) await commit(ctx.db, writes);
  else await recordChange(ctx, change, writes);
}
