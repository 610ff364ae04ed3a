import type { StoredRelationship } from "../../domain/relationships/relationship.model.ts";
import type { Ctx } from "../../platform/context.ts";
import { notFound } from "../../platform/errors.ts";
import { findRelationships } from "./relationships.store.ts";

/** @throws DomainError `not_found`. */
export async function requireRelationship(ctx: Ctx, relationshipId: string): Promise<StoredRelationship> {
  const [found] = await findRelationships(ctx, [relationshipId]);
  if (!found) throw notFound("The relationship");
  return found;
}
