import { desc, sql } from "drizzle-orm";
import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { RelationshipState } from "../../domain/relationships/relationship.model.ts";
import type { Regime, RiskLevel } from "../../domain/diligence/rating.model.ts";

export const relationships = sqliteTable(
  "relationships",
  {
    relationshipId: text("relationship_id").primaryKey(),
    tenantId: text("tenant_id").notNull(),
    customerKey: text("customer_key").notNull(),
    kind: text("kind").$type<"company" | "person">().notNull(),
    country: text("country").notNull(),
    registrationNumber: text("registration_number"),
    name: text("name").notNull(),
    state: text("state").$type<RelationshipState>().notNull(),
    since: text("since").notNull(),
    endedAt: text("ended_at"),
    riskRating: text("risk_rating").$type<RiskLevel>(),
    regime: text("regime").$type<Regime>(),
    nextReviewAt: text("next_review_at"),
    restrictions: text("restrictions").notNull().default("[]"),
    officer: text("officer").notNull(),
    version: integer("version").notNull().default(1),
    updatedAt: text("updated_at").notNull(),
    /** The state to which it returns if its end is withdrawn. */
    resumesAs: text("resumes_as").$type<RelationshipState>(),
  },
  (t) => [
    uniqueIndex("relationships_customer")
      .on(t.tenantId, t.customerKey)
      .where(sql`${t.endedAt} IS NULL`),
    index("relationships_due")
      .on(t.tenantId, t.nextReviewAt, t.relationshipId)
      .where(sql`${t.endedAt} IS NULL`),
    index("relationships_name").on(t.tenantId, sql`${t.name} COLLATE NOCASE`, t.relationshipId),
    index("relationships_number").on(t.tenantId, t.registrationNumber, t.relationshipId),
    index("relationships_officer")
      .on(t.tenantId, t.officer, t.relationshipId)
      .where(sql`${t.endedAt} IS NULL`),
    index("relationships_rating").on(t.tenantId, t.riskRating, desc(t.since), t.relationshipId),
    index("relationships_newest").on(t.tenantId, desc(t.since), t.relationshipId),
    index("relationships_state").on(t.tenantId, t.state, desc(t.since), t.relationshipId),
    index("relationships_review")
      .on(t.nextReviewAt, t.tenantId, t.relationshipId)
      .where(sql`${t.endedAt} IS NULL`),
  ],
);

export const relationshipCases = sqliteTable(
  "relationship_cases",
  {
    tenantId: text("tenant_id").notNull(),
    workflowId: text("workflow_id").notNull(),
    caseId: text("case_id").notNull(),
    relationshipId: text("relationship_id").notNull(),
    part: text("part").$type<"opening" | "review">().notNull(),
    /** Version of the case that the relationship was last brought up to. */
    version: integer("version").notNull(),
    addedAt: text("added_at").notNull(),
    /** Time of the decision, and day of the end, that the relationship knows of this case. */
    decidedAt: text("decided_at"),
    endedOn: text("ended_on"),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.workflowId] }),
    index("relationship_cases_of").on(t.tenantId, t.relationshipId, t.addedAt),
  ],
);

/** Approved cases that their relationship does not know yet; triggers write them. */
export const relationshipMarks = sqliteTable(
  "relationship_marks",
  {
    tenantId: text("tenant_id").notNull(),
    workflowId: text("workflow_id").notNull(),
    /** From when the case's object is asked. */
    dueAt: text("due_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.workflowId] }),
    index("relationship_marks_due").on(t.dueAt, t.tenantId, t.workflowId),
  ],
);

/** What was done about a relationship, by whom. */
export const relationshipLog = sqliteTable(
  "relationship_log",
  {
    tenantId: text("tenant_id").notNull(),
    relationshipId: text("relationship_id").notNull(),
    seq: integer("seq").notNull(),
    at: text("at").notNull(),
    actor: text("actor").notNull(),
    event: text("event").notNull(),
    /** JSON. */
    details: text("details").notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.relationshipId, t.seq] })],
);

/** Whom the lists are searched for. A party that left the customer keeps its row until the relationship goes. */
export const monitoredParties = sqliteTable(
  "monitored_parties",
  {
    tenantId: text("tenant_id").notNull(),
    partyId: text("party_id").notNull(),
    relationshipId: text("relationship_id").notNull(),
    kind: text("kind").$type<"company" | "person">().notNull(),
    name: text("name").notNull(),
    /** JSON lists, like the three below. */
    spellings: text("spellings").notNull().default("[]"),
    roles: text("roles").notNull().default("[]"),
    birthDate: text("birth_date"),
    gender: text("gender").$type<"male" | "female">(),
    countries: text("countries").notNull().default("[]"),
    identifiers: text("identifiers").notNull().default("[]"),
    addedAt: text("added_at").notNull(),
    removedAt: text("removed_at"),
    /** 256 random bits in hex, from which the salts of its leaves derive; erased with the row. */
    saltKey: text("salt_key").notNull(),
    /** When it was last searched for on whole lists; null before. */
    screenedAt: text("screened_at"),
    /** Those lists, as JSON: list_id by source. */
    screenedLists: text("screened_lists"),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.partyId] }),
    index("monitored_parties_of").on(t.tenantId, t.relationshipId, t.partyId),
    index("monitored_parties_watched")
      .on(t.tenantId, t.partyId)
      .where(sql`${t.removedAt} IS NULL`),
    index("monitored_parties_unscreened")
      .on(t.tenantId, t.partyId)
      .where(sql`${t.removedAt} IS NULL AND ${t.screenedAt} IS NULL`),
    index("monitored_parties_added")
      .on(t.tenantId, t.addedAt, t.partyId)
      .where(sql`${t.removedAt} IS NULL`),
    index("monitored_parties_screened")
      .on(t.tenantId, t.screenedAt)
      .where(sql`${t.removedAt} IS NULL AND ${t.screenedAt} IS NOT NULL`),
  ],
);

/** Matches of parties with list entries, as the lists stand now. */
export const partyHits = sqliteTable(
  "party_hits",
  {
    tenantId: text("tenant_id").notNull(),
    partyId: text("party_id").notNull(),
    source: text("source").notNull(),
    entryId: text("entry_id").notNull(),
    category: text("category").$type<"sanctions" | "pep" | "own_list">().notNull(),
    fingerprint: text("fingerprint").notNull(),
    match: text("match").$type<"exact" | "fuzzy">().notNull(),
    score: real("score").notNull(),
    state: text("state").$type<"open" | "cleared" | "confirmed" | "gone">().notNull(),
    /** The ScreeningHit, JSON. */
    hit: text("hit").notNull(),
    since: text("since").notNull(),
    settledBy: text("settled_by"),
    settledAt: text("settled_at"),
    reason: text("reason"),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.partyId, t.source, t.entryId] }),
    index("party_hits_entry").on(t.tenantId, t.source, t.entryId, t.partyId),
  ],
);

/** What the lists say of a party, a row whenever that changes. */
export const partyOutcomes = sqliteTable(
  "party_outcomes",
  {
    tenantId: text("tenant_id").notNull(),
    partyId: text("party_id").notNull(),
    at: text("at").notNull(),
    /** JSON. */
    outcome: text("outcome").notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.partyId, t.at] })],
);
