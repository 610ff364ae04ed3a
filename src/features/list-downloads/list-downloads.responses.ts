import { z } from "@hono/zod-openapi";
import { IMPORT_SOURCES } from "../../domain/hits/screening.model.ts";
import { DOWNLOAD_FAILURES, DOWNLOAD_OUTCOMES } from "./download.model.ts";
import { ListDownloadView } from "./list-downloads.schemas.ts";

const count = z.int().min(0);

export const DownloadStatesView = z
  .strictObject({
    downloads: z.array(
      z.strictObject({
        source: z.enum(IMPORT_SOURCES),
        outcome: z.enum(DOWNLOAD_OUTCOMES).openapi({ description: "How the last run ended, as for operators" }),
        failure: z.enum(DOWNLOAD_FAILURES).nullable(),
        outcome_at: z.iso.datetime().nullable(),
        seen_at: z.iso.datetime().nullable().openapi({
          description: "When the publisher's file was last seen to be the version in force",
        }),
        next_at: z.iso.datetime().nullable(),
        difference: z
          .strictObject({ in_force: count, after: count, added: count, changed: count, removed: count })
          .nullable()
          .openapi({ description: "Of the last file that was imported or waits; null before it was compared" }),
      }),
    ),
  })
  .openapi("ListDownloadStates");

export const ListDownloadsView = z.strictObject({ downloads: z.array(ListDownloadView) }).openapi("ListDownloads");
