import type { CurrentHit, RememberedHit } from "../../domain/decisions/cleared-hits.rules.ts";
import type { Ctx } from "../../platform/context.ts";
import { findClearedHits } from "./cleared-hits.store.ts";
import { findConfirmedHits } from "./confirmed-hits.store.ts";

/** What officers of the tenant said before of these hits: their clearances, and confirmations in other cases than this. */
export async function recallHits(ctx: Ctx, caseId: string, hits: readonly CurrentHit[]): Promise<RememberedHit[]> {
  const [cleared, confirmed] = await Promise.all([
    findClearedHits(ctx, caseId, hits),
    findConfirmedHits(ctx, hits, caseId),
  ]);
  return [...cleared, ...confirmed];
}
