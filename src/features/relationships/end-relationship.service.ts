import type { StoredRelationship } from "../../domain/relationships/relationship.model.ts";
import type { Day } from "../../domain/retention/retention.rules.ts";
import type { Ctx } from "../../platform/context.ts";
import { DomainError, unwrap } from "../../platform/errors.ts";
import { readCase } from "../cases/case-reading.service.ts";
import { callCase, newCommand } from "../cases/case.client.ts";
import { readRelationship } from "./read-relationships.service.ts";
import { requireRelationship } from "./relationships.service.ts";
import { listCasesOf } from "./relationships.store.ts";
import { updateRelationshipOfCase } from "./update-relationship.service.ts";

/**
 * Ends a relationship: the end is recorded in its oldest decided case, as retention's order does, and from there in the
 * others. @throws DomainError `validation_failed` for an impossible day, `invalid_state` where no case is decided.
 */
export async function endRelationship(
  ctx: Ctx,
  { relationshipId }: StoredRelationship,
  { endedOn, reason }: { readonly endedOn: Day; readonly reason: string },
) {
  const command = newCommand(ctx);
  const decided = (await listCasesOf(ctx, relationshipId)).find(({ decidedAt }) => decidedAt !== null);
  if (!decided)
    throw new DomainError("invalid_state", "The relationship has no decided case whose end could be recorded.");
  const { workflowId } = decided;
  unwrap(
    await callCase(ctx, workflowId, (object) => object.changeRetention(command, { kind: "end", endedOn, reason })),
  );
  await updateRelationshipOfCase(ctx, (await readCase(ctx, workflowId)).record);
  return readRelationship(ctx, await requireRelationship(ctx, relationshipId));
}
