import { desc, sql } from "drizzle-orm";
import { index, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { ToldKind } from "../../domain/relationships/notification.rules.ts";

export const notifications = sqliteTable(
  "notifications",
  {
    tenantId: text("tenant_id").notNull(),
    notificationId: text("notification_id").notNull(),
    /** Who is told: `role:<role>` or `officer:<id>`. */
    audience: text("audience").notNull(),
    kind: text("kind").$type<ToldKind>().notNull(),
    /** JSON: ids by name. */
    ids: text("ids").notNull(),
    at: text("at").notNull(),
    /** Of `ids`, for the deletion. */
    relationshipId: text("relationship_id"),
    /** Likewise. */
    workflowId: text("workflow_id"),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.notificationId] }),
    index("notifications_of_case")
      .on(t.workflowId)
      .where(sql`${t.workflowId} IS NOT NULL`),
    index("notifications_of").on(t.relationshipId, t.tenantId),
    index("notifications_newest").on(t.tenantId, t.audience, desc(t.at), t.notificationId),
  ],
);

/** Each reader of a role reads for himself. */
export const notificationReads = sqliteTable(
  "notification_reads",
  {
    tenantId: text("tenant_id").notNull(),
    reader: text("reader").notNull(),
    notificationId: text("notification_id").notNull(),
    readAt: text("read_at").notNull(),
    /** When the notification had come. */
    at: text("at").notNull().default(""),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.reader, t.notificationId] }),
    index("notification_reads_newest").on(t.tenantId, t.reader, desc(t.at), t.notificationId),
  ],
);
