import { desc, sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { FeedEventType } from "../../domain/event-feed/feed-event.model.ts";

/** What happened to a tenant's cases, customers and alerts, in the order of publication. */
export const feedEvents = sqliteTable(
  "feed_events",
  {
    tenantId: text("tenant_id").notNull(),
    sequence: integer("sequence").notNull(),
    /** The same occurrence is one event, however often it is published. */
    eventKey: text("event_key").notNull(),
    type: text("type").$type<FeedEventType>().notNull(),
    at: text("at").notNull(),
    /** JSON; empty once what it names was deleted. */
    ids: text("ids").notNull(),
    /** Of `ids`, like the next, for the deletion. */
    workflowId: text("workflow_id"),
    relationshipId: text("relationship_id"),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.sequence] }),
    uniqueIndex("feed_events_key").on(t.tenantId, t.eventKey),
    index("feed_events_type").on(t.tenantId, t.type, t.sequence),
    index("feed_events_of_case")
      .on(t.tenantId, t.workflowId)
      .where(sql`${t.workflowId} IS NOT NULL`),
    index("feed_events_of_relationship")
      .on(t.tenantId, t.relationshipId)
      .where(sql`${t.relationshipId} IS NOT NULL`),
  ],
);

export const webhookEndpoints = sqliteTable(
  "webhook_endpoints",
  {
    tenantId: text("tenant_id").notNull(),
    endpointId: text("endpoint_id").notNull(),
    url: text("url").notNull(),
    /** JSON list. */
    eventTypes: text("event_types").notNull(),
    state: text("state").$type<"enabled" | "disabled">().notNull(),
    /** Encrypted. */
    secret: text("secret").notNull(),
    /** The secret before the last rotation, and until when messages are signed by it too. */
    previousSecret: text("previous_secret"),
    previousUntil: text("previous_until"),
    /** Events with a higher number are sent. */
    afterSequence: integer("after_sequence").notNull(),
    /** Since when every attempt has failed. */
    failingSince: text("failing_since"),
    createdAt: text("created_at").notNull(),
    createdBy: text("created_by").notNull(),
    /** The order that made the secret. */
    rotationId: text("rotation_id"),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.endpointId] })],
);

/** One event for one endpoint. Written with the event, so that none is lost. */
export const endpointDeliveries = sqliteTable(
  "endpoint_deliveries",
  {
    tenantId: text("tenant_id").notNull(),
    /** The `webhook-id` of every attempt. */
    deliveryId: text("delivery_id").notNull(),
    endpointId: text("endpoint_id").notNull(),
    /** Null for a test event. */
    sequence: integer("sequence"),
    type: text("type").$type<FeedEventType | "endpoint.test">().notNull(),
    status: text("status").$type<"pending" | "delivered" | "failed">().notNull(),
    attempts: integer("attempts").notNull().default(0),
    lastFailure: text("last_failure"),
    /** When the next attempt is due; null once there is none. */
    nextAttemptAt: text("next_attempt_at"),
    createdAt: text("created_at").notNull(),
    updatedAt: text("updated_at").notNull(),
    version: integer("version").notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.deliveryId] }),
    index("endpoint_deliveries_newest").on(t.tenantId, t.endpointId, desc(t.createdAt), t.deliveryId),
    index("endpoint_deliveries_due")
      .on(t.nextAttemptAt, t.tenantId, t.deliveryId)
      .where(sql`${t.nextAttemptAt} IS NOT NULL`),
    index("endpoint_deliveries_old")
      .on(t.updatedAt, t.tenantId, t.deliveryId)
      .where(sql`${t.nextAttemptAt} IS NULL`),
  ],
);
