import type { z } from "@hono/zod-openapi";
import type { Ctx } from "../../platform/context.ts";
import { type AuditRow, entryOfRow } from "../cases/cases.store.ts";
import { commentView } from "../comments/comments.service.ts";
import type { CommentRow } from "../comments/comments.store.ts";
import {
  type Candidate,
  cursorOf,
  eventsOf,
  kindOfEvent,
  mergePage,
  readCursor,
  type TimelineKind,
} from "./timeline.rules.ts";
import type { TimelineQuery } from "./timeline.schemas.ts";
import type { TimelineView } from "./timeline.responses.ts";
import { type CustomerEvent, readSources } from "./timeline.store.ts";

type Entry = z.input<typeof TimelineView>["entries"][number];

/** A page of what happened to a case and its customer, newest first. @throws DomainError `validation_failed`. */
export async function readTimeline(
  ctx: Ctx,
  workflowId: string,
  { kind, limit, cursor }: z.output<typeof TimelineQuery>,
): Promise<z.input<typeof TimelineView>> {
  const from = readCursor(cursor);
  const limitOf = (isMeant: boolean) => (isMeant ? limit + 1 : 0);
  const [audit, comments, events] = await readSources(ctx, workflowId, {
    from,
    audit: eventsOf(kind),
    limits: {
      audit: limitOf(kind !== "comment" && kind !== "monitoring"),
      comments: limitOf(isOf(kind, "comment")),
      events: limitOf(isOf(kind, "monitoring")),
    },
  });
  const sources = [audit.map(ofAudit), comments.map((row) => ofComment(ctx, row)), events.map(ofEvent)];
  const { entries, next } = mergePage<Entry>(sources, from, limit);
  return { entries: [...entries], next_cursor: next && cursorOf(next) };
}

const isOf = (asked: TimelineKind | undefined, kind: TimelineKind): boolean => asked === undefined || asked === kind;

function ofAudit(row: AuditRow): Candidate<Entry> {
  const { seq, event, timestamp: at, actor, details, hash } = entryOfRow(row);
  const entry: Entry = { entry_id: `audit:${seq}`, kind: kindOfEvent(event), event, at, actor, details, seq, hash };
  return { at, entry, taken: { seq } };
}

function ofComment(ctx: Ctx, row: CommentRow): Candidate<Entry> {
  const { comment_id, text, mentions, edited_at, withdrawn, author, created_at: at } = commentView(ctx, row);
  const details = { comment_id, text, mentions, edited_at, withdrawn };
  const said = { kind: "comment", event: "COMMENT_ADDED", seq: null, hash: null } as const;
  return {
    at,
    entry: { entry_id: `comment:${comment_id}`, ...said, at, actor: author, details },
    taken: { comment: [at, comment_id] },
  };
}

function ofEvent({ eventId, at, ...event }: CustomerEvent): Candidate<Entry> {
  const details = {
    event_id: eventId,
    relationship_id: event.relationshipId,
    type: event.type,
    severity: event.severity,
    title: event.title,
    disposition: event.disposition,
    reason: event.reason,
    disposed_by: event.disposedBy,
    disposed_at: event.disposedAt,
  };
  const seen = { kind: "monitoring", event: "MONITORING_EVENT", actor: "system", seq: null, hash: null } as const;
  return { at, entry: { entry_id: `event:${eventId}`, ...seen, at, details }, taken: { event: [at, eventId] } };
}
