import { desc, sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { Severity } from "../../domain/case/case.model.ts";
import type {
  Disposition,
  MonitoringEventType,
  ObservedChange,
} from "../../domain/relationships/monitoring-event.model.ts";
import type { RelationshipState } from "../../domain/relationships/relationship.model.ts";

/** A version of a list that every party of the tenant has been searched for on. */
export const listCoverage = sqliteTable(
  "list_coverage",
  {
    tenantId: text("tenant_id").notNull(),
    source: text("source").notNull(),
    listId: text("list_id").notNull(),
    version: text("version").notNull(),
    sha256: text("sha256").notNull(),
    entries: integer("entries").notNull(),
    coveredAt: text("covered_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.source, t.coveredAt, t.listId] })],
);

export const monitoringEvents = sqliteTable(
  "monitoring_events",
  {
    tenantId: text("tenant_id").notNull(),
    eventId: text("event_id").notNull(),
    relationshipId: text("relationship_id").notNull(),
    partyId: text("party_id"),
    type: text("type").$type<MonitoringEventType>().notNull(),
    severity: text("severity").$type<Severity>().notNull(),
    /** The same change is one event, however often it is found. */
    eventKey: text("event_key").notNull(),
    title: text("title").notNull(),
    /** JSON, like `after` and `evidence_ids`. */
    before: text("before").notNull(),
    after: text("after").notNull(),
    evidenceIds: text("evidence_ids").notNull().default("[]"),
    at: text("at").notNull(),
    /** The role that alone may dispose of it; null for any officer. */
    needsRole: text("needs_role").$type<"mlro">(),
    disposition: text("disposition").$type<Disposition>(),
    reason: text("reason"),
    disposedBy: text("disposed_by"),
    disposedAt: text("disposed_at"),
    reviewWorkflowId: text("review_workflow_id"),
    consequence: text("consequence").$type<ObservedChange["consequence"]>().notNull().default("none"),
    /** State of the relationship when the event came. */
    stateBefore: text("state_before").$type<RelationshipState>().notNull().default("active"),
    reviewReason: text("review_reason"),
    /** When opening its review is tried next; null once it is open or none is wanted. */
    reviewWantedAt: text("review_wanted_at"),
    /** Names the request that disposed of it. */
    dispositionId: text("disposition_id"),
    /** JSON list of what the officer said differs. */
    differs: text("differs"),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.eventId] }),
    uniqueIndex("monitoring_events_key").on(t.tenantId, t.eventKey),
    index("monitoring_events_newest").on(t.tenantId, desc(t.at), t.eventId),
    index("monitoring_events_open")
      .on(t.tenantId, t.severity, desc(t.at), t.eventId)
      .where(sql`${t.disposition} IS NULL`),
    index("monitoring_events_of").on(t.tenantId, t.relationshipId, desc(t.at), t.eventId),
    index("monitoring_events_review_wanted")
      .on(t.reviewWantedAt, t.tenantId, t.eventId)
      .where(sql`${t.reviewWantedAt} IS NOT NULL`),
    index("monitoring_events_type").on(t.tenantId, t.type, desc(t.at), t.eventId),
    index("monitoring_events_severity").on(t.tenantId, t.severity, desc(t.at), t.eventId),
    index("monitoring_events_role")
      .on(t.tenantId, t.needsRole, desc(t.at), t.eventId)
      .where(sql`${t.needsRole} IS NOT NULL`),
  ],
);

/** What was looked at last and found: facts that are the same again change nothing but the time. */
export const monitoringLooks = sqliteTable(
  "monitoring_looks",
  {
    tenantId: text("tenant_id").notNull(),
    relationshipId: text("relationship_id").notNull(),
    type: text("type").$type<MonitoringEventType>().notNull(),
    /** What was asked, such as `kbo` or a document's id. */
    subject: text("subject").notNull(),
    lookedAt: text("looked_at").notNull(),
    factsHash: text("facts_hash").notNull(),
    /** JSON. */
    facts: text("facts").notNull(),
    /** When it is to be looked at again; null for what is told by others. */
    dueAt: text("due_at"),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.relationshipId, t.type, t.subject] }),
    index("monitoring_looks_due_by_type")
      .on(t.type, t.dueAt, t.tenantId, t.relationshipId)
      .where(sql`${t.dueAt} IS NOT NULL`),
    index("monitoring_looks_due")
      .on(t.dueAt, t.tenantId, t.relationshipId)
      .where(sql`${t.dueAt} IS NOT NULL`),
    index("monitoring_looks_due_of")
      .on(t.tenantId, t.type, t.dueAt, t.relationshipId)
      .where(sql`${t.dueAt} IS NOT NULL`),
  ],
);

/** How far a job went through a tenant's customers. */
export const monitoringProgress = sqliteTable(
  "monitoring_progress",
  {
    tenantId: text("tenant_id").notNull(),
    job: text("job").notNull(),
    subject: text("subject").notNull(),
    /** What it goes through them for, such as an extract of the register. */
    target: text("target").notNull(),
    /** The last relationship or case that was seen; empty before the first. */
    after: text("after").notNull(),
    doneAt: text("done_at"),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.job, t.subject] })],
);
