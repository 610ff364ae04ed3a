import { sql } from "drizzle-orm";
import { blob, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { BlockLabel, SafetyClass, SignalCategory } from "../../domain/memory/memory.model.ts";

const tenantId = text("tenant_id").notNull();
const officerId = text("officer_id").notNull();

export const memorySignals = sqliteTable(
  "memory_signals",
  {
    /** In order of arrival. */
    seq: integer("seq").primaryKey(),
    id: text("id").notNull().unique(),
    tenantId,
    officerId,
    workflowId: text("workflow_id"),
    signalType: text("signal_type").notNull(),
    category: text("category").$type<SignalCategory>().notNull(),
    safetyClass: text("safety_class").$type<SafetyClass>().notNull(),
    source: text("source").notNull(),
    iteration: integer("iteration").notNull(),
    templateId: text("template_id"),
    country: text("country"),
    /** JSON. */
    context: text("context").notNull(),
    stage: text("stage", { enum: ["captured", "ingested", "learned"] })
      .notNull()
      .default("captured"),
    createdAt: text("created_at").notNull(),
  },
  (t) => [
    index("memory_signals_captured")
      .on(t.tenantId, t.seq)
      .where(sql`${t.stage} = 'captured'`),
    index("memory_signals_case")
      .on(t.tenantId, t.workflowId, t.seq)
      .where(sql`${t.workflowId} IS NOT NULL`),
    index("memory_signals_newest").on(t.tenantId, t.seq),
    index("memory_signals_to_learn")
      .on(t.tenantId, t.officerId, t.seq)
      .where(sql`${t.stage} = 'ingested' AND ${t.category} <> 'behavioral'`),
  ],
);

export const memorySignalCounts = sqliteTable(
  "memory_signal_counts",
  { tenantId, category: text("category").$type<SignalCategory>().notNull(), signals: integer("signals").notNull() },
  (t) => [primaryKey({ columns: [t.tenantId, t.category] })],
);

export const memoryBlocks = sqliteTable(
  "memory_blocks",
  {
    tenantId,
    officerId,
    label: text("label").$type<BlockLabel>().notNull(),
    /** JSON. */
    value: text("value").notNull(),
    version: integer("version").notNull(),
    consolidations: integer("consolidations").notNull().default(0),
    updatedAt: text("updated_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.officerId, t.label] })],
);

export const memoryPassages = sqliteTable(
  "memory_passages",
  {
    passageId: integer("passage_id").primaryKey(),
    id: text("id").notNull().unique(),
    tenantId,
    officerId,
    workflowId: text("workflow_id"),
    text: text("text").notNull(),
    /** JSON. */
    tags: text("tags").notNull(),
    findingCategory: text("finding_category"),
    /** One word for tenant and officer, by which the full text is searched. */
    scopeKey: text("scope_key").notNull(),
    /** The model that made the vector; empty before that. */
    model: text("model").notNull().default(""),
    vector: blob("vector"),
    /** 0: not sent to the vector index; 1: sent; 2: stored there. */
    indexed: integer("indexed").notNull().default(0),
    createdAt: text("created_at").notNull(),
  },
  (t) => [
    index("memory_passages_case")
      .on(t.tenantId, t.workflowId)
      .where(sql`${t.workflowId} IS NOT NULL`),
    index("memory_passages_model").on(t.tenantId, t.model, t.passageId),
    index("memory_passages_officer").on(t.tenantId, t.officerId, t.passageId),
    index("memory_passages_unindexed")
      .on(t.tenantId)
      .where(sql`${t.indexed} < 2`),
  ],
);

export const memoryPassageTags = sqliteTable(
  "memory_passage_tags",
  { tenantId, officerId, tag: text("tag").notNull(), passageId: integer("passage_id").notNull() },
  (t) => [primaryKey({ columns: [t.tenantId, t.officerId, t.tag, t.passageId] })],
);

export const memoryVectorRemovals = sqliteTable(
  "memory_vector_removals",
  { tenantId, vectorId: text("vector_id").notNull() },
  (t) => [primaryKey({ columns: [t.tenantId, t.vectorId] })],
);

export const memoryCompanyContexts = sqliteTable(
  "memory_company_contexts",
  { tenantId, officerId, value: text("value").notNull(), updatedAt: text("updated_at").notNull() },
  (t) => [primaryKey({ columns: [t.tenantId, t.officerId] })],
);

export const memoryDecisions = sqliteTable(
  "memory_decisions",
  {
    id: text("id").primaryKey(),
    tenantId,
    officerId,
    workflowId: text("workflow_id").notNull(),
    templateId: text("template_id").notNull(),
    country: text("country").notNull(),
    decision: text("decision").notNull(),
    /** Whether no later decision reversed it. */
    stands: integer("stands", { mode: "boolean" }).notNull(),
    /** Whether the officer's rules still count it although it was reversed. */
    recount: integer("recount").notNull().default(0),
    /** JSON. */
    seen: text("seen").notNull(),
    decidedAt: text("decided_at").notNull(),
  },
  (t) => [
    index("memory_decisions_officer").on(t.tenantId, t.officerId, t.decidedAt),
    index("memory_decisions_case").on(t.tenantId, t.workflowId),
    index("memory_decisions_recount")
      .on(t.tenantId, t.officerId)
      .where(sql`${t.recount} = 1`),
  ],
);
