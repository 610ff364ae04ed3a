import type { ScreeningHit } from "../../domain/hits/screening.model.ts";
import type { HitStep, KnownHit } from "../../domain/relationships/list-hit.model.ts";
import { isoTime } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.ts";
import { commit } from "../../platform/db.ts";
import { findHit, type HitOfParty, hitWrite, outcomeWrite } from "./hits.store.ts";
import { recordChange, recordChanges } from "./record-change.service.ts";

/** An officer may settle the match between reading and writing; then the step is taken from what it is now. */
const ATTEMPTS = 5;

/** Matches that are written in one batch. */
export const MATCHES_PER_BATCH = 50;

export interface HitOnList {
  readonly partyId: string;
  readonly hit: ScreeningHit;
  /** The match as it was read; null where there was none. */
  readonly known: HitOfParty | null;
  /** The step from what is known of the match; null where nothing follows. */
  readonly stepFrom: (known: KnownHit | null) => HitStep | null;
}

/**
 * Writes what a screening found for each match, in batches of 50 with their events; each pair of party and entry at most
 * once. Repeatable.
 */
export async function takeHitSteps(ctx: Ctx, hits: readonly HitOnList[]): Promise<void> {
  const due = hits.flatMap((hit) => {
    const step = hit.stepFrom(hit.known);
    return step === null ? [] : [{ hit, step }];
  });
  for (let from = 0; from < due.length; from += MATCHES_PER_BATCH) {
    const these = due.slice(from, from + MATCHES_PER_BATCH);
    try {
      await writeTogether(ctx, these);
    } catch {
      // One match that changed meanwhile fails its whole batch: each is written by itself then.
      for (const { hit } of these) await takeHitStep(ctx, hit);
    }
  }
}

async function writeTogether(ctx: Ctx, due: readonly { readonly hit: HitOnList; readonly step: HitStep }[]) {
  const at = isoTime(ctx.now());
  await recordChanges(
    ctx,
    due.map(({ hit: { partyId, known }, step: { kept, change } }) => ({
      change,
      writes: [hitWrite(ctx, partyId, kept, known, at)],
    })),
    [...new Set(due.map(({ hit }) => hit.partyId))].map((partyId) => outcomeWrite(ctx, partyId, at)),
  );
}

/** Writes the step of one match. If the match changed after it was read, takes the step from its present state. */
async function takeHitStep(ctx: Ctx, { partyId, hit, known, stepFrom }: HitOnList): Promise<void> {
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
