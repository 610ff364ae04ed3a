import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { ExportKind } from "./export.model.ts";

/** The nightly export of a tenant, one row a day. */
export const exportRuns = sqliteTable(
  "export_runs",
  {
    tenantId: text("tenant_id").notNull(),
    day: text("day").notNull(),
    startedAt: text("started_at").notNull(),
    /** What is exported next; null once every kind is. */
    kind: text("kind").$type<ExportKind>(),
    /** The place after which it continues, as JSON; null at the beginning of a kind. */
    after: text("after"),
    /** Number of the kind's next file, from 1. */
    part: integer("part").notNull(),
    finishedAt: text("finished_at"),
    manifestSha256: text("manifest_sha256"),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.day] })],
);

export const exportFiles = sqliteTable(
  "export_files",
  {
    tenantId: text("tenant_id").notNull(),
    day: text("day").notNull(),
    name: text("name").notNull(),
    sha256: text("sha256").notNull(),
    bytes: integer("bytes").notNull(),
    rows: integer("rows").notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.day, t.name] })],
);
