import type { BatchItem } from "drizzle-orm/batch";
import { noticesOf } from "../../domain/relationships/event-notices.rules.ts";
import type { ObservedChange } from "../../domain/relationships/monitoring-event.model.ts";
import type { RelationshipState } from "../../domain/relationships/relationship.model.ts";
import { filterStanding } from "../../http/standing.ts";
import { isoTime } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.ts";
import { commit } from "../../platform/db.ts";
import { derivedId } from "../../platform/ids.ts";
import { publishWrites } from "../event-feed/publish.store.ts";
import { notifyWrites } from "../notifications/notifications.store.ts";
import { changeStateWrites } from "../relationships/relationships.store.ts";
import { wakeMonitor } from "./monitor.client.ts";
import { findStanding, findStandings, hasState, insertEventWrites, logWrites, type Standing } from "./events.store.ts";

export interface Recorded {
  readonly eventId: string;
  /** False where the change was known, and where the relationship is gone: then nothing follows from it. */
  readonly isNew: boolean;
}

type Writes = readonly BatchItem<"sqlite">[];

/**
 * Records a change of a customer's facts and what follows from it at once, in one batch with the caller's own writes:
 * the event, the relationship's state, its log, who is told, what is published. The monitor, which is woken, opens the
 * review that is due. The same `key` is recorded once, however often it is repeated; the caller's writes are made each time.
 * Nothing is written for a relationship that is gone.
 *
 * A `list_entry` names the entry as it stands now in `after`: `source`, `entry_id`, `fingerprint`, `category`, `match`
 * and `score`; `before` is the same of the entry before. An entry that went has `after: null`.
 */
export async function recordChange(ctx: Ctx, change: ObservedChange, writes: Writes = []): Promise<Recorded> {
  const eventId = eventIdOf(ctx, change);
  const standing = await findStanding(ctx, change);
  if (standing === undefined) return { eventId, isNew: false };
  if (standing.eventId !== null) return recordKnown(ctx, eventId, writes);
  try {
    await recordNew(ctx, [{ change, writes, standing }], []);
  } catch (error) {
    // Somebody else may have recorded the same change meanwhile, or deleted the relationship.
    const now = await findStanding(ctx, change);
    if (now === undefined) return { eventId, isNew: false };
    if (now.eventId !== null) return recordKnown(ctx, eventId, writes);
    throw error;
  }
  return { eventId, isNew: true };
}

const eventIdOf = (ctx: Ctx, { key }: ObservedChange): string => derivedId("monitoring event", ctx.actor.tenantId, key);

async function recordKnown(ctx: Ctx, eventId: string, writes: Writes): Promise<Recorded> {
  await commit(ctx.db, writes);
  return { eventId, isNew: false };
}

/** A change with the caller's own writes; null where only these are made. */
interface ChangeToRecord {
  readonly change: ObservedChange | null;
  readonly writes: Writes;
}

/**
 * Records changes with different keys as `recordChange` records each of them, all in one batch.
 * @param last writes that are made after all others
 * @throws Error if a write fails, as where somebody recorded one of the changes or deleted its relationship meanwhile.
 * Nothing is written then; record each change by itself.
 */
export async function recordChanges(ctx: Ctx, changes: readonly ChangeToRecord[], last: Writes): Promise<void> {
  const standings = await findStandings(
    ctx,
    changes.flatMap(({ change }) => change ?? []),
  );
  const standing = changes.map(({ change, writes }) => ({
    change,
    writes,
    standing: change === null ? null : standings.get(change.key),
  }));
  await recordNew(
    ctx,
    standing.filter((one): one is ChangeWithStanding => one.standing !== undefined),
    last,
  );
}

interface ChangeWithStanding extends ChangeToRecord {
  readonly standing: Standing | null;
}

async function recordNew(ctx: Ctx, changes: readonly ChangeWithStanding[], last: Writes): Promise<void> {
  // A deactivated officer reads no notifications, so compliance managers get them.
  const officers = await filterStanding(ctx, [
    ...new Set(
      changes.flatMap(({ standing }) => (standing === null ? [] : [standing.officer, standing.substitute ?? ""])),
    ),
  ]);
  const writes = changes.flatMap(({ change, writes: own, standing }) => {
    if (change === null || standing === null || standing.eventId !== null) return own;
    const letIn = (id: string) => (officers.has(id) ? id : "");
    const told = { officer: letIn(standing.officer), substitute: standing.substitute && letIn(standing.substitute) };
    return [...eventWrites(ctx, eventIdOf(ctx, change), change, { ...standing, ...told }), ...own];
  });
  await commit(ctx.db, [...writes, ...last]);
  const isReviewed = changes.some(
    ({ change, standing }) => standing?.eventId === null && change?.consequence !== "none",
  );
  if (isReviewed) await wakeMonitor(ctx);
}

function eventWrites(ctx: Ctx, eventId: string, change: ObservedChange, standing: Standing): BatchItem<"sqlite">[] {
  const { relationshipId, consequence, title, type, severity } = change;
  const at = isoTime(ctx.now());
  const ids = { relationship_id: relationshipId, event_id: eventId };
  const reviewReason = consequence === "none" || standing.state === "ended" ? null : title;
  return [
    ...insertEventWrites(ctx, { eventId, change, reviewReason, at }),
    ...logWrites(ctx, {
      relationshipId,
      actor: ctx.actor.id,
      event: "monitoring_event",
      details: { event_id: eventId, type, severity },
      at,
    }),
    ...(consequence === "restrict_and_review" ? shutWrites(ctx, ids, at) : []),
    ...noticesOf(change, standing.officer, standing.substitute).flatMap(({ to, kind }) =>
      notifyWrites(ctx, { key: `event:${eventId}`, to, kind, ids, at }),
    ),
    ...publishWrites(ctx, { key: eventId, type: "monitoring.event", at, ids }),
    ...(type === "review_due" ? publishWrites(ctx, { key: eventId, type: "review.due", at, ids }) : []),
  ];
}

/** A planned exit is shut too: nothing is paid out to somebody whom a sanctions list names. */
const OPEN_STATES: readonly RelationshipState[] = ["active", "in_review", "exit_planned"];

function shutWrites(ctx: Ctx, ids: Readonly<Record<"relationship_id" | "event_id", string>>, at: string) {
  const { relationship_id: relationshipId, event_id: eventId } = ids;
  return [
    ...publishWrites(
      ctx,
      { key: `restricted ${eventId}`, type: "relationship.changed", at, ids: { relationship_id: relationshipId } },
      hasState(ctx, relationshipId, OPEN_STATES),
    ),
    ...changeStateWrites(ctx, {
      relationshipId,
      from: OPEN_STATES,
      to: "restricted",
      actor: ctx.actor.id,
      event: "restricted",
      details: { event_id: eventId },
      at,
    }),
  ];
}
