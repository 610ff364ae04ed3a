import { type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { atMost } from "../../platform/db.ts";
import type { ToldKind } from "../../domain/relationships/notification.rules.ts";
import type { Ctx, Role } from "../../platform/context.ts";
import { derivedId } from "../../platform/ids.ts";

/** Everybody with a role, or one officer. */
export type Addressee = { readonly role: Role } | { readonly officer: string };

export interface NewNotification {
  /** Names what happened: the same person is told of it once. */
  readonly key: string;
  readonly to: Addressee;
  readonly kind: ToldKind;
  /** Ids by name, such as `relationship_id`; never a name or a fact. */
  readonly ids: Readonly<Record<string, string>>;
  /** ISO 8601. */
  readonly at: string;
}

export const audienceOf = (to: Addressee): string => ("role" in to ? `role:${to.role}` : `officer:${to.officer}`);

/** Statements that tell somebody, once, for the batch of what it is about. */
export function notifyWrites(ctx: Ctx, { key, to, kind, ids, at }: NewNotification): BatchItem<"sqlite">[] {
  const { tenantId } = ctx.actor;
  const audience = audienceOf(to);
  return [
    ctx.db.run(sql`INSERT OR IGNORE INTO notifications (tenant_id, notification_id, audience, kind, ids, at,
        relationship_id, workflow_id)
      VALUES (${tenantId}, ${derivedId("notification", tenantId, key, audience)}, ${audience}, ${kind},
        ${JSON.stringify(ids)}, ${at}, ${ids["relationship_id"] ?? null}, ${ids["workflow_id"] ?? null})`),
  ];
}

/** Whose notifications are read. */
export interface Reader {
  readonly id: string;
  readonly audiences: readonly string[];
}

export interface NotificationPosition {
  readonly isRead: boolean;
  readonly at: string;
  readonly notificationId: string;
}

export interface NotificationRow {
  readonly notificationId: string;
  readonly kind: ToldKind;
  /** JSON. */
  readonly ids: string;
  readonly at: string;
  /** When the reader read it; null while it is unread. */
  readonly readAt: string | null;
}

export interface NotificationPage {
  /** Where the page before ended. */
  readonly after: NotificationPosition | null;
  readonly limit: number;
}

/** What a reader has not read, newest first. */
export const listUnread = (ctx: Ctx, reader: Reader, page: NotificationPage): Promise<NotificationRow[]> =>
  ctx.db.all<NotificationRow>(sql`SELECT notificationId, kind, ids, at, NULL AS readAt
    FROM (${unreadOf(ctx, reader, page)}) ORDER BY at DESC, notificationId ${atMost(page.limit)}`);

/** How many notifications the reader has not read, at most `limit`. */
export async function countUnread(ctx: Ctx, reader: Reader, limit: number): Promise<number> {
  const [row] = await ctx.db.all<{ number: number }>(sql`SELECT count(*) AS number
    FROM (SELECT 1 FROM (${unreadOf(ctx, reader, { after: null, limit })}) ${atMost(limit)})`);
  return row!.number;
}

/** Each audience is a search of its own in the index. */
function unreadOf(ctx: Ctx, { id, audiences }: Reader, { after, limit }: NotificationPage): SQL {
  const { tenantId } = ctx.actor;
  const one = (audience: string) => sql`SELECT * FROM (
    SELECT n.notification_id AS notificationId, n.kind, n.ids, n.at
    FROM notifications n INDEXED BY notifications_newest
    WHERE n.tenant_id = ${tenantId} AND n.audience = ${audience} AND ${isAfter("n", after)}
      AND NOT EXISTS (SELECT 1 FROM notification_reads r WHERE r.tenant_id = ${tenantId} AND r.reader = ${id}
        AND r.notification_id = n.notification_id)
    ORDER BY n.at DESC, n.notification_id ${atMost(limit)})`;
  return sql.join(audiences.map(one), sql` UNION ALL `);
}

const isAfter = (table: "n" | "r", after: NotificationPosition | null): SQL => {
  if (after === null) return sql`1`;
  const [at, id] = [sql.raw(`${table}.at`), sql.raw(`${table}.notification_id`)];
  return sql`${at} <= ${after.at} AND (${at} < ${after.at} OR ${id} > ${after.notificationId})`;
};

/** What a reader has read and may still see, in the order in which it came, newest first. */
export const listRead = (ctx: Ctx, reader: Reader, { after, limit }: NotificationPage): Promise<NotificationRow[]> =>
  ctx.db.all<NotificationRow>(sql`
    SELECT n.notification_id AS notificationId, n.kind, n.ids, n.at, r.read_at AS readAt
    FROM notification_reads r INDEXED BY notification_reads_newest CROSS JOIN notifications n
    WHERE r.tenant_id = ${ctx.actor.tenantId} AND r.reader = ${reader.id} AND ${isAfter("r", after)}
      AND n.tenant_id = r.tenant_id AND n.notification_id = r.notification_id
      AND n.audience IN (SELECT value FROM json_each(${JSON.stringify(reader.audiences)}))
    ORDER BY r.at DESC, r.notification_id ${atMost(limit)}`);

/** A notification that the reader may see. */
export async function findNotification(ctx: Ctx, reader: Reader, id: string): Promise<NotificationRow | undefined> {
  const { tenantId } = ctx.actor;
  const [row] = await ctx.db.all<NotificationRow>(sql`
    SELECT n.notification_id AS notificationId, n.kind, n.ids, n.at, r.read_at AS readAt FROM notifications n
    LEFT JOIN notification_reads r ON r.tenant_id = ${tenantId} AND r.reader = ${reader.id}
      AND r.notification_id = n.notification_id
    WHERE n.tenant_id = ${tenantId} AND n.notification_id = ${id}
      AND n.audience IN (SELECT value FROM json_each(${JSON.stringify(reader.audiences)}))`);
  return row;
}

/** The first time that a reader reads it stays. */
export async function saveRead(
  ctx: Ctx,
  reader: Reader,
  { notificationId, at }: Pick<NotificationRow, "notificationId" | "at">,
  readAt: string,
): Promise<void> {
  await ctx.db.run(sql`INSERT OR IGNORE INTO notification_reads (tenant_id, reader, notification_id, read_at, at)
    VALUES (${ctx.actor.tenantId}, ${reader.id}, ${notificationId}, ${readAt}, ${at})`);
}
