import { desc } from "drizzle-orm";
import { index, integer, primaryKey, real, sqliteTable, text } from "drizzle-orm/sqlite-core";

export const releases = sqliteTable("regulatory_releases", {
  version: text("version").primaryKey(),
  asOf: text("as_of").notNull(),
  /** A whole `RadarDataset` as JSON. */
  dataset: text("dataset").notNull(),
  loadedAt: text("loaded_at").notNull(),
  loadedBy: text("loaded_by").notNull(),
});

/** One row: the release in force. */
export const current = sqliteTable("regulatory_current", {
  id: integer("id").primaryKey(),
  version: text("version")
    .notNull()
    .references(() => releases.version),
});

/** The full-text index: it returns only which rows match. */
export const search = sqliteTable("regulatory_search", { rowid: integer("rowid").notNull() });

export const changes = sqliteTable(
  "regulatory_changes",
  {
    id: text("id").primaryKey(),
    tenantId: text("tenant_id").notNull(),
    articleId: text("article_id").notNull(),
    regulationId: text("regulation_id").notNull(),
    changeType: text("change_type").notNull(),
    description: text("description").notNull(),
    /** YYYY-MM-DD. */
    effectiveDate: text("effective_date").notNull(),
    oldValue: text("old_value"),
    newValue: text("new_value"),
    sourceUrl: text("source_url"),
    createdAt: text("created_at").notNull(),
    createdBy: text("created_by").notNull(),
  },
  (t) => [
    index("regulatory_changes_effective").on(t.tenantId, t.effectiveDate, t.id),
    index("regulatory_changes_newest").on(t.tenantId, desc(t.createdAt), t.id),
  ],
);

export const feeds = sqliteTable(
  "regulatory_feeds",
  {
    tenantId: text("tenant_id").notNull(),
    officerId: text("officer_id").notNull(),
    tokenHash: text("token_hash").notNull().unique(),
    createdAt: text("created_at").notNull(),
    /** What the directory knows the officer by; null before one was configured. */
    directoryKey: text("directory_key"),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.officerId] })],
);

/** Articles that each case stands on. */
export const caseLegalBases = sqliteTable(
  "case_legal_bases",
  {
    tenantId: text("tenant_id").notNull(),
    articleId: text("article_id").notNull(),
    /** Whether the case is an approved customer. */
    customer: integer("customer", { mode: "boolean" }).notNull(),
    /** One of `RANKS`. */
    rank: integer("rank").notNull(),
    workflowId: text("workflow_id").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.articleId, t.customer, t.rank, t.workflowId] }),
    index("case_legal_bases_case").on(t.tenantId, t.workflowId, t.articleId),
  ],
);

/** Cases by the articles that they stand on. Written by triggers. */
export const caseLegalCounts = sqliteTable(
  "case_legal_counts",
  {
    tenantId: text("tenant_id").notNull(),
    articleId: text("article_id").notNull(),
    customer: integer("customer", { mode: "boolean" }).notNull(),
    cases: integer("cases").notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.articleId, t.customer] })],
);

/** What each person holds of a customer, in per cent. */
export const caseLegalShares = sqliteTable(
  "case_legal_shares",
  {
    tenantId: text("tenant_id").notNull(),
    /** False for an exact share. */
    band: integer("band", { mode: "boolean" }).notNull(),
    maximum: real("maximum").notNull(),
    minimum: real("minimum").notNull(),
    workflowId: text("workflow_id").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.band, t.maximum, t.minimum, t.workflowId] }),
    index("case_legal_shares_case").on(t.tenantId, t.workflowId),
  ],
);

export const caseLegalGrounds = sqliteTable(
  "case_legal_grounds",
  {
    tenantId: text("tenant_id").notNull(),
    workflowId: text("workflow_id").notNull(),
    /** Of the case. */
    version: integer("version").notNull(),
    /** A list of `LegalGround` as JSON. */
    grounds: text("grounds").notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.workflowId] })],
);

/** Cases of earlier versions that have no legal grounds yet. */
export const caseLegalBacklog = sqliteTable(
  "case_legal_backlog",
  { tenantId: text("tenant_id").notNull(), workflowId: text("workflow_id").notNull() },
  (t) => [primaryKey({ columns: [t.tenantId, t.workflowId] })],
);

/** How articles differ between two releases. Of every tenant. */
export const proposals = sqliteTable(
  "regulatory_proposals",
  {
    id: text("id").primaryKey(),
    fromVersion: text("from_version").notNull(),
    toVersion: text("to_version").notNull(),
    articleId: text("article_id").notNull(),
    regulationId: text("regulation_id").notNull(),
    changeType: text("change_type").notNull(),
    description: text("description").notNull(),
    /** YYYY-MM-DD; null where the release does not say. */
    effectiveDate: text("effective_date"),
    oldValue: text("old_value"),
    newValue: text("new_value"),
    sourceUrl: text("source_url"),
    proposedAt: text("proposed_at").notNull(),
  },
  (t) => [index("regulatory_proposals_newest").on(desc(t.proposedAt), t.id)],
);

export const verdicts = sqliteTable(
  "regulatory_verdicts",
  {
    tenantId: text("tenant_id").notNull(),
    proposalId: text("proposal_id").notNull(),
    verdict: text("verdict", { enum: ["accepted", "dismissed"] }).notNull(),
    reason: text("reason"),
    changeId: text("change_id"),
    decidedBy: text("decided_by").notNull(),
    decidedAt: text("decided_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.proposalId] })],
);
