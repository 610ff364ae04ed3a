import { desc, sql } from "drizzle-orm";
import { index, integer, primaryKey, real, sqliteTable, text, unique } from "drizzle-orm/sqlite-core";

/** Companies, people, addresses, accounts, portfolios and cases of a tenant. */
export const graphEntities = sqliteTable(
  "graph_entities",
  {
    tenantId: text("tenant_id").notNull(),
    id: text("id").notNull(),
    type: text("type", { enum: ["company", "person", "address", "account", "portfolio", "case"] }).notNull(),
    name: text("name").notNull(),
    number: text("number"),
    country: text("country"),
    standing: text("standing"),
    startDate: text("start_date"),
    endDate: text("end_date"),
    bankruptOn: text("bankrupt_on"),
    birthDate: text("birth_date"),
    nationality: text("nationality"),
    sanctions: text("sanctions", { enum: ["exact", "near", "clear"] }),
    outcome: text("outcome", { enum: ["rejected", "escalated", "open", "approved"] }),
    caseCount: integer("case_count").notNull().default(0),
    firstSeen: text("first_seen").notNull(),
    lastSeen: text("last_seen").notNull(),
    activities: text("activities"),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index("graph_entities_born")
      .on(t.tenantId, t.birthDate)
      .where(sql`${t.birthDate} IS NOT NULL`),
    index("graph_entities_type").on(t.tenantId, t.type, desc(t.lastSeen)),
  ],
);

/** Phonetic keys of the names of a person, whatever their order. */
export const graphPersonNames = sqliteTable(
  "graph_person_names",
  {
    tenantId: text("tenant_id").notNull(),
    nameKey: text("name_key").notNull(),
    entityId: text("entity_id").notNull(),
    name: text("name").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.nameKey, t.entityId, t.name] }),
    index("graph_person_names_entity").on(t.tenantId, t.entityId),
  ],
);

/**
 * What each case's own screening found of a person or company. `case_id` is empty for scans, and `before` for a result
 * whose case an earlier version did not record.
 */
export const graphScreenings = sqliteTable(
  "graph_screenings",
  {
    tenantId: text("tenant_id").notNull(),
    entityId: text("entity_id").notNull(),
    caseId: text("case_id").notNull(),
    sanctions: text("sanctions", { enum: ["exact", "near", "clear"] }).notNull(),
    seenAt: text("seen_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.entityId, t.caseId] }),
    index("graph_screenings_case").on(t.tenantId, t.caseId),
  ],
);

/**
 * One row for each statement of one source. `since` and `until` are dates in the world; `checked_at` is when the source
 * was last read.
 */
export const graphRelations = sqliteTable(
  "graph_relations",
  {
    relationId: integer("relation_id").primaryKey(),
    tenantId: text("tenant_id").notNull(),
    fromId: text("from_id").notNull(),
    type: text("type", { enum: ["directs", "owns", "seated_at", "holds_account", "about", "lists"] }).notNull(),
    toId: text("to_id").notNull(),
    source: text("source").notNull(),
    role: text("role"),
    sharePercent: real("share_percent"),
    since: text("since"),
    until: text("until"),
    evidenceHash: text("evidence_hash"),
    evidenceKey: text("evidence_key"),
    seenInScan: integer("seen_in_scan").notNull().default(0),
    firstSeen: text("first_seen").notNull(),
    checkedAt: text("checked_at").notNull(),
  },
  (t) => [
    unique().on(t.tenantId, t.fromId, t.type, t.toId, t.source),
    index("graph_relations_evidence")
      .on(t.evidenceKey)
      .where(sql`${t.evidenceKey} IS NOT NULL`),
    index("graph_relations_to").on(t.tenantId, t.toId, t.type, t.fromId),
  ],
);

/** Which cases a relation was learned from: a deleted case takes its relations with it. */
export const graphCaseRelations = sqliteTable(
  "graph_case_relations",
  {
    tenantId: text("tenant_id").notNull(),
    caseId: text("case_id").notNull(),
    relationId: integer("relation_id").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.caseId, t.relationId] }),
    index("graph_case_relations_relation").on(t.relationId),
  ],
);
