import { z } from "@hono/zod-openapi";
import { IMPORT_SOURCES } from "../../domain/hits/screening.model.ts";
import { DOWNLOAD_FAILURES, DOWNLOAD_OUTCOMES, DOWNLOAD_STEPS } from "./download.model.ts";

export const DownloadParams = z.object({ source: z.enum(IMPORT_SOURCES) });

export const ListDownloadView = z
  .strictObject({
    source: z.enum(IMPORT_SOURCES),
    url: z.url().openapi({ description: "Where the list is downloaded from, by `LIST_DOWNLOADS`" }),
    step: z.enum(DOWNLOAD_STEPS).openapi({
      description:
        "What the current run does: `fetch` stores the file, `read` reads it, `send` and `compare` import it. `idle` between runs.",
    }),
    bytes: z
      .int()
      .nullable()
      .openapi({ description: "Bytes of the file that the current run has stored; null without a run" }),
    total_bytes: z.int().nullable().openapi({ description: "Bytes of the whole file, if its publisher states them" }),
    next_at: z.iso
      .datetime()
      .nullable()
      .openapi({ description: "When the next step or run is due; null before the first" }),
    outcome: z.enum(DOWNLOAD_OUTCOMES).openapi({
      description:
        "How the last run ended. `in_force`: its file came into force. `unchanged`: its file is the version in force. `waiting`: a second operator must confirm the import. `failed`: the version in force stays. `none`: no run ended yet.",
    }),
    failure: z.enum(DOWNLOAD_FAILURES).nullable(),
    detail: z.string().nullable().openapi({ description: "Why it failed, or why a second operator must confirm" }),
    outcome_at: z.iso.datetime().nullable(),
    import_id: z.string().nullable().openapi({ description: "Id of the last import that came from a download" }),
    seen_at: z.iso.datetime().nullable().openapi({
      description: "When the publisher's file was last seen to be the version in force",
    }),
  })
  .openapi("ListDownload");
