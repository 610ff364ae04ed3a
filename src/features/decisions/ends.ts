import {
  endedFor,
  type EndedRelationship,
  type RelationshipMark,
  saysDied,
  type Shut,
} from "../../domain/decisions/former-customer.rules.ts";
import { quotable } from "../../domain/decisions/quoted-reason.ts";
import type { RelationshipOfCase } from "../relationships/relationships-of-cases.store.ts";

/** How a relationship that has ended did. */
export function endOf(one: RelationshipOfCase): EndedRelationship {
  const { relationshipId, since, endedAt, endedBy, endReason } = one;
  const shut = shutState(one);
  return {
    relationshipId,
    since,
    ended: markOf(endedAt!, endedBy, endReason),
    endedFor: endedFor(endReason),
    ...(saysDied(endReason) && { died: true as const }),
    ...(shut && { shut }),
  };
}

/** That it is restricted or to end, or was when it ended. */
export function shutState(one: RelationshipOfCase): Shut | undefined {
  const state = one.endedAt === null ? one.state : one.resumesAs;
  if (state !== "restricted" && state !== "exit_planned") return undefined;
  return { state, ...markOf(one.shutAt ?? one.since, one.shutBy, one.shutReason) };
}

function markOf(at: string, by: string | null, reason: string | null): RelationshipMark {
  const said = quotable(reason);
  return { at, by: by ?? "system", ...(said !== null && { reason: said }) };
}
