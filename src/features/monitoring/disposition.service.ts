import type { z } from "@hono/zod-openapi";
import type { BatchItem } from "drizzle-orm/batch";
import {
  judgeDisposition,
  requiresProof,
  stateAfter,
  whatRemains,
} from "../../domain/relationships/disposition.rules.ts";
import type { RelationshipState } from "../../domain/relationships/relationship.model.ts";
import { isoTime } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.ts";
import { commit } from "../../platform/db.ts";
import { unwrap } from "../../platform/errors.ts";
import { publishWrites } from "../event-feed/publish.store.ts";
import { changeStateWrites } from "../relationships/relationships.store.ts";
import { clearInReview, isShownInCases } from "./case-hits.service.ts";
import { disposeWrites } from "./disposition.store.ts";
import { clearHitWrites, type EventSurroundings, readLift, requireUnshutWrites } from "./event-hit.store.ts";
import { disposableEvent, eventDetail, requireEvent, requireSurroundings } from "./events.service.ts";
import { type EventRow, hasState, logWrites, toEntry } from "./events.store.ts";
import type { DispositionBody } from "./events.schemas.ts";
import { tryOpenReview } from "./wanted-reviews.service.ts";

type Input = z.output<typeof DispositionBody>;

/** Another change may come between reading and writing; then what was read is read again. */
const ATTEMPTS = 3;

/**
 * Disposes of an event, with everything that follows from it. The same request repeated answers as the first.
 * @throws DomainError `invalid_state`, `forbidden`, `validation_failed`.
 */
export async function disposeOfEvent(ctx: Ctx, loaded: EventRow, input: Input) {
  const dispositionId = ctx.newId();
  let row = loaded;
  for (let attempt = 1; row.dispositionId !== dispositionId; attempt++) {
    const around = await requireSurroundings(ctx, row);
    const event = disposableEvent(row, around);
    const isShown =
      input.disposition !== "cleared" ||
      !requiresProof(event, ctx.actor.roles) ||
      (await isProven(ctx, row, around, input));
    unwrap(judgeDisposition(event, { ...input, isShown }, ctx.actor.roles));
    try {
      await commit(ctx.db, await dispositionWrites(ctx, row, around, { ...input, dispositionId }));
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
    }
    row = await requireEvent(ctx, row.eventId);
  }
  if (row.reviewWantedAt !== null) {
    await tryOpenReview(ctx, row.eventId);
    row = await requireEvent(ctx, row.eventId);
  }
  const entry = toEntry(row);
  if (row.disposition === "cleared" && entry !== null) await clearInReview(ctx, row, entry);
  const around = await requireSurroundings(ctx, row);
  const review = row.reviewWorkflowId !== null ? "open" : row.reviewWantedAt !== null ? "wanted" : "impossible";
  return {
    ...eventDetail(ctx, row, around),
    remains: whatRemains(row.disposition!, around.relationshipState, review),
  };
}

const isProven = async (ctx: Ctx, row: EventRow, { matched }: EventSurroundings, { differs }: Input) =>
  matched !== null && (await isShownInCases(ctx, row.relationshipId, matched, differs));

async function dispositionWrites(
  ctx: Ctx,
  row: EventRow,
  { relationshipState, hit }: EventSurroundings,
  { disposition, reason, differs, dispositionId }: Input & { readonly dispositionId: string },
): Promise<BatchItem<"sqlite">[]> {
  const { eventId, relationshipId } = row;
  const at = isoTime(ctx.now());
  const officer = ctx.actor.id;
  const entry = toEntry(row);
  const given = { event_id: eventId, disposition, reason };
  const change = stateAfter(disposition);
  return [
    ...disposeWrites(ctx, { eventId, dispositionId, disposition, reason, differs, officer, at }),
    ...(disposition === "cleared" && entry !== null && hit !== null
      ? clearHitWrites(ctx, eventId, entry, { officer, reason, at })
      : []),
    ...logWrites(ctx, { relationshipId, actor: officer, event: "event_disposed", details: given, at }),
    ...(change === null ? [] : stateWrites(ctx, row, change.from, change.to, at)),
    ...(disposition === "cleared" && relationshipState === "restricted" ? await liftWrites(ctx, row, at) : []),
  ];
}

/** Opens again what a match shut, unless something else keeps it shut. */
async function liftWrites(ctx: Ctx, row: EventRow, at: string): Promise<BatchItem<"sqlite">[]> {
  const entry = toEntry(row);
  const { isBlocked, before, hasOpenReview } = await readLift(ctx, row.relationshipId, row.eventId, entry);
  if (isBlocked) return [];
  const to = before === "exit_planned" ? "exit_planned" : hasOpenReview ? "in_review" : "active";
  return [
    ...requireUnshutWrites(ctx, row.relationshipId, row.eventId, entry),
    ...stateWrites(ctx, row, ["restricted"], to, at),
  ];
}

const stateWrites = (
  ctx: Ctx,
  { relationshipId, eventId }: EventRow,
  from: readonly RelationshipState[],
  to: RelationshipState,
  at: string,
): BatchItem<"sqlite">[] => [
  ...publishWrites(
    ctx,
    { key: `disposed ${eventId}`, type: "relationship.changed", at, ids: { relationship_id: relationshipId } },
    hasState(ctx, relationshipId, from),
  ),
  ...changeStateWrites(ctx, {
    relationshipId,
    from,
    to,
    actor: ctx.actor.id,
    event: to === "restricted" ? "restricted" : to === "exit_planned" ? "exit_planned" : "restriction_lifted",
    details: { event_id: eventId },
    at,
  }),
];
