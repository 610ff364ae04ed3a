import type { z } from "@hono/zod-openapi";
import { SEVERITIES, type HitDifference, type Severity } from "../../domain/case/case.model.ts";
import { type DisposableEvent, judgeDisposition } from "../../domain/relationships/disposition.rules.ts";
import { compareParty } from "../../domain/relationships/list-hits.rules.ts";
import { DISPOSITIONS } from "../../domain/relationships/monitoring-event.model.ts";
import { evidenceKeyOf } from "../../domain/relationships/event-evidence.rules.ts";
import type { Ctx } from "../../platform/context.ts";
import { foreignCursor, invalidField, notFound } from "../../platform/errors.ts";
import { isUuid } from "../../platform/ids.ts";
import { readRawData } from "../cases/case-evidence.service.ts";
import { type EventSurroundings, readSurroundings } from "./event-hit.store.ts";
import { countOpenEvents, type EventPosition, listEventPage } from "./event-list.store.ts";
import { type EventRow, findEvent, toEntry } from "./events.store.ts";
import type { ListEventsQuery } from "./events.schemas.ts";

export async function listEvents(ctx: Ctx, query: z.output<typeof ListEventsQuery>) {
  if (query.sort === "severity" && query.open !== "true") {
    throw invalidField("sort", "open_only", "Only open events are listed by severity: add open=true.");
  }
  const [rows, open] = await Promise.all([
    listEventPage(ctx, {
      relationshipId: query.relationship_id,
      type: query.type,
      severity: query.severity,
      isOpen: query.open === undefined ? undefined : query.open === "true",
      needsRole: query.needs_role,
      sort: query.sort,
      after: readCursor(query.cursor),
      limit: query.limit + 1,
    }),
    countOpenEvents(ctx),
  ]);
  const page = rows.slice(0, query.limit);
  return {
    events: page.map(eventView),
    next_cursor: rows.length > page.length ? cursorOf(page.at(-1)!) : null,
    open,
  };
}

const cursorOf = ({ severity, at, eventId }: EventPosition): string => `${severity}_${at}_${eventId}`;

function readCursor(cursor: string | undefined): EventPosition | null {
  if (cursor === undefined) return null;
  const [severity, at, eventId] = cursor.split("_");
  const isOurs =
    SEVERITIES.includes(severity as Severity) && /^\d{4}-[\d:.T-]+Z$/.test(at ?? "") && isUuid(eventId ?? "");
  if (!isOurs) throw foreignCursor();
  return { severity: severity as Severity, at: at!, eventId: eventId! };
}

/** @throws DomainError `not_found`. */
export async function requireEvent(ctx: Ctx, eventId: string): Promise<EventRow> {
  const row = await findEvent(ctx, eventId);
  if (!row) throw notFound("The event");
  return row;
}

/** An event with what the caller may make of it. @throws DomainError `not_found`. */
export async function readEvent(ctx: Ctx, row: EventRow) {
  return eventDetail(ctx, row, await requireSurroundings(ctx, row));
}

/** The raw answers that an event stands on, with the bytes that each hash covers. */
export async function readEventEvidence(ctx: Ctx, { relationshipId, evidenceIds }: EventRow) {
  const ids = JSON.parse(evidenceIds) as string[];
  const read = async (id: string) => ({
    data_hash: id,
    raw_data: await readRawData(ctx, { key: evidenceKeyOf(relationshipId, id) }),
  });
  return { evidence: await Promise.all(ids.map(read)) };
}

/** @throws DomainError `not_found` where the relationship is gone, and with it the event. */
export async function requireSurroundings(ctx: Ctx, row: EventRow): Promise<EventSurroundings> {
  const around = await readSurroundings(ctx, row.relationshipId, toEntry(row));
  if (!around) throw notFound("The event");
  return around;
}

export const disposableEvent = (row: EventRow, around: EventSurroundings): DisposableEvent => ({
  type: row.type,
  severity: row.severity,
  needsRole: row.needsRole,
  disposition: row.disposition,
  relationshipState: around.relationshipState,
  hit: around.hit && { ...around.hit, comparison: comparisonOf(around) },
});

const comparisonOf = ({ matched }: EventSurroundings) => matched && compareParty(matched.party, matched.found);

/** What differs is asked for with the disposition itself; here a match is judged as if it were named and shown. */
const NAMED: readonly HitDifference[] = ["other"];

export function eventDetail(ctx: Ctx, row: EventRow, around: EventSurroundings) {
  const event = disposableEvent(row, around);
  return {
    ...eventView(row),
    relationship_state: around.relationshipState,
    hit: around.hit && {
      category: around.hit.category,
      match: around.hit.match,
      score: around.hit.score,
      state: around.hit.state,
      comparison: comparisonOf(around),
    },
    disposition_options: DISPOSITIONS.map((disposition) => {
      const differs = disposition === "cleared" ? NAMED : [];
      const judged = judgeDisposition(event, { disposition, differs, isShown: true }, ctx.actor.roles);
      return { disposition, allowed: judged.ok, why_not: judged.ok ? null : judged.refusal.message };
    }),
  };
}

const eventView = (row: EventRow) => ({
  event_id: row.eventId,
  relationship_id: row.relationshipId,
  party_id: row.partyId,
  type: row.type,
  severity: row.severity,
  title: row.title,
  before: JSON.parse(row.before) as Record<string, unknown> | null,
  after: JSON.parse(row.after) as Record<string, unknown> | null,
  evidence_ids: JSON.parse(row.evidenceIds) as string[],
  at: row.at,
  needs_role: row.needsRole,
  disposition: row.disposition,
  reason: row.reason,
  differs: row.differs === null ? [] : (JSON.parse(row.differs) as HitDifference[]),
  disposed_by: row.disposedBy,
  disposed_at: row.disposedAt,
  review_workflow_id: row.reviewWorkflowId,
});
