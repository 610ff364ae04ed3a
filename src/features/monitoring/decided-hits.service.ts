import { decidedHits } from "../../domain/relationships/decided-hits.rules.ts";
import type { DecidedHit } from "../../domain/relationships/list-hit.model.ts";
import type { Ctx } from "../../platform/context.ts";
import { findRecord } from "./case-hits.service.ts";
import { listCases } from "./hits.store.ts";

/** Cases of a relationship that are read at most. */
const CASES_MAX = 5;

/**
 * The matches that the newest approval of each customer was decided with, by relationship.
 * @throws DomainError `service_unavailable`: then nobody knows what is new
 */
export async function readDecidedHits(
  ctx: Ctx,
  relationshipIds: readonly string[],
): Promise<ReadonlyMap<string, readonly DecidedHit[]>> {
  const found = new Map<string, readonly DecidedHit[]>();
  if (relationshipIds.length === 0) return found;
  const cases = Map.groupBy(await listCases(ctx, relationshipIds), ({ relationshipId }) => relationshipId);
  for (const [relationshipId, ofIt] of cases) {
    for (const { workflowId } of ofIt.slice(0, CASES_MAX)) {
      const record = await findRecord(ctx, workflowId);
      if (record?.status !== "APPROVED") continue;
      found.set(relationshipId, decidedHits(record));
      break;
    }
  }
  return found;
}
