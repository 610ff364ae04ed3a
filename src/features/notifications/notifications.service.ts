import type { z } from "@hono/zod-openapi";
import { NOTIFICATION_TEXTS } from "../../domain/relationships/notification.rules.ts";
import { isoTime } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.ts";
import { foreignCursor, notFound } from "../../platform/errors.ts";
import { isUuid } from "../../platform/ids.ts";
import type { ListNotificationsQuery } from "./notifications.schemas.ts";
import {
  audienceOf,
  countUnread,
  findNotification,
  listRead,
  listUnread,
  type NotificationPosition,
  type NotificationRow,
  type Reader,
  saveRead,
} from "./notifications.store.ts";

/** Beyond this nobody counts. */
const COUNTED_MAX = 100;

const readerOf = ({ actor: { id, roles } }: Ctx): Reader => ({
  id,
  audiences: [audienceOf({ officer: id }), ...roles.map((role) => audienceOf({ role }))],
});

export const countUnreadOfCaller = (ctx: Ctx): Promise<number> => countUnread(ctx, readerOf(ctx), COUNTED_MAX);

/** The caller's notifications: unread ones first, each part newest first. */
export async function listNotifications(ctx: Ctx, query: z.output<typeof ListNotificationsQuery>) {
  const reader = readerOf(ctx);
  const after = readCursor(query.cursor);
  const limit = query.limit + 1;
  const [unread, first] = await Promise.all([
    countUnread(ctx, reader, COUNTED_MAX),
    after?.isRead ? [] : listUnread(ctx, reader, { after, limit }),
  ]);
  const goesOn = first.length < limit && !query.unread;
  const rest = goesOn
    ? await listRead(ctx, reader, { after: after?.isRead ? after : null, limit: limit - first.length })
    : [];
  const rows = [...first, ...rest];
  const page = rows.slice(0, query.limit);
  return {
    notifications: page.map(notificationView),
    next_cursor: rows.length > page.length ? cursorOf(page.at(-1)!) : null,
    unread,
  };
}

const cursorOf = ({ readAt, at, notificationId }: NotificationRow): string =>
  `${readAt === null ? "unread" : "read"}_${at}_${notificationId}`;

function readCursor(cursor: string | undefined): NotificationPosition | null {
  if (cursor === undefined) return null;
  const [part, at, notificationId] = cursor.split("_");
  const isOurs =
    (part === "read" || part === "unread") && /^\d{4}-[\d:.T-]+Z$/.test(at ?? "") && isUuid(notificationId ?? "");
  if (!isOurs) throw foreignCursor();
  return { isRead: part === "read", at: at!, notificationId: notificationId! };
}

/** @throws DomainError `not_found`, also for a notification of others. */
export async function requireNotification(ctx: Ctx, id: string): Promise<NotificationRow> {
  const row = await findNotification(ctx, readerOf(ctx), id);
  if (!row) throw notFound("The notification");
  return row;
}

/** For the caller alone: who else is told of it still finds it unread. */
export async function readNotification(ctx: Ctx, row: NotificationRow) {
  if (row.readAt !== null) return notificationView(row);
  await saveRead(ctx, readerOf(ctx), row, isoTime(ctx.now()));
  return notificationView(await requireNotification(ctx, row.notificationId));
}

const notificationView = ({ notificationId, kind, ids, at, readAt }: NotificationRow) => ({
  notification_id: notificationId,
  kind,
  text: NOTIFICATION_TEXTS[kind],
  ids: JSON.parse(ids) as Record<string, string>,
  at,
  read_at: readAt,
});
