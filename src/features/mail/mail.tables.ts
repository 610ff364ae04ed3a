import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Language } from "../../platform/language.ts";

/** Addresses to which no mail is sent any more, by the reports of the mail service. */
export const mailSuppressions = sqliteTable("mail_suppressions", {
  /** SHA-256; the address itself is not kept. */
  addressHash: text("address_hash").primaryKey(),
  masked: text("masked").notNull(),
  reason: text("reason", { enum: ["bounce", "complaint"] }).notNull(),
  at: text("at").notNull(),
});

/** Officers who chose to be told of notifications by mail. */
export const officerMails = sqliteTable(
  "officer_mails",
  {
    tenantId: text("tenant_id").notNull(),
    officerId: text("officer_id").notNull(),
    address: text("address").notNull(),
    language: text("language").$type<Language>().notNull(),
    /** JSON. */
    kinds: text("kinds").notNull(),
    /** Notifications from before are not mailed. */
    since: text("since").notNull(),
    /** JSON: the mail that is under way; it is composed once and not changed. */
    pending: text("pending"),
    attempts: integer("attempts").notNull().default(0),
    nextAt: text("next_at").notNull(),
    lastStatus: text("last_status", { enum: ["sent", "failed", "given_up"] }),
    lastAt: text("last_at"),
    lastFailure: text("last_failure"),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.officerId] }), index("officer_mails_due").on(t.nextAt)],
);

/** Notifications that a mail to an officer has counted. */
export const mailedNotifications = sqliteTable(
  "mailed_notifications",
  {
    tenantId: text("tenant_id").notNull(),
    officerId: text("officer_id").notNull(),
    notificationId: text("notification_id").notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.officerId, t.notificationId] })],
);
