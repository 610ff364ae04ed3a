import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { ImportSource } from "../../domain/hits/screening.model.ts";
import { DOWNLOAD_OUTCOMES, DOWNLOAD_STEPS, type DownloadFailure } from "./download.model.ts";

/** The download of each list, one row a source. */
export const listDownloads = sqliteTable("list_downloads", {
  source: text("source").$type<ImportSource>().primaryKey(),
  step: text("step", { enum: DOWNLOAD_STEPS }).notNull(),
  attempts: integer("attempts").notNull(),
  nextAt: text("next_at").notNull(),
  /** JSON. */
  run: text("run"),
  /** JSON. */
  known: text("known"),
  outcome: text("outcome", { enum: DOWNLOAD_OUTCOMES }).notNull(),
  failure: text("failure").$type<DownloadFailure>(),
  detail: text("detail"),
  outcomeAt: text("outcome_at"),
  importId: text("import_id"),
  seenAt: text("seen_at"),
});
