import { z } from "@hono/zod-openapi";
import { IMPORT_SOURCES } from "../../domain/hits/screening.model.ts";

const number = z.int().min(0);

export const DeskView = z
  .strictObject({
    cases: z
      .record(z.string(), number)
      .openapi({ description: "Cases of the tenant by status; a status without a case is left out" }),
    open_events: z
      .strictObject({ critical: number, high: number, medium: number, low: number, info: number })
      .openapi({ description: "Monitoring events that nobody has disposed of, by severity" }),
    unread_notifications: number.openapi({
      description: "Notifications that the caller has not read; 100 stands for 100 or more",
    }),
    stale_lists: z
      .array(
        z.strictObject({
          source: z.enum([...IMPORT_SOURCES, "sample"]),
          checked_at: z.iso.datetime().openapi({ description: "When an import last confirmed the list as current" }),
        }),
      )
      .openapi({ description: "Lists older than `LIST_MAX_AGE_HOURS`" }),
    no_lists: z.boolean().openapi({ description: "Whether no list is in force, so that no search finds anybody" }),
  })
  .openapi("Desk");
