import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** A row for each version of a comment. */
export const caseComments = sqliteTable(
  "case_comments",
  {
    tenantId: text("tenant_id").notNull(),
    workflowId: text("workflow_id").notNull(),
    commentId: text("comment_id").notNull(),
    /** From 1, without a gap. */
    version: integer("version").notNull(),
    author: text("author").notNull(),
    text: text("text").notNull(),
    /** JSON: ids of officers. */
    mentions: text("mentions").notNull(),
    /** Of the first version. */
    createdAt: text("created_at").notNull(),
    /** Of this version. */
    at: text("at").notNull(),
    /** The last version of a comment that its author took back; it has the words of the version before. */
    withdrawn: integer("withdrawn", { mode: "boolean" }).notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.workflowId, t.commentId, t.version] }),
    index("case_comments_order")
      .on(t.tenantId, t.workflowId, t.createdAt, t.commentId)
      .where(sql`${t.version} = 1`),
  ],
);
