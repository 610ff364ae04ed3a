import { z } from "@hono/zod-openapi";
import { TimeView } from "../cases/case.responses.ts";
import { TIMELINE_KINDS } from "./timeline.rules.ts";

export const TimelineView = z
  .strictObject({
    entries: z.array(
      z.strictObject({
        entry_id: z.string(),
        kind: z.enum(TIMELINE_KINDS),
        event: z.string().openapi({
          description: "As in the audit chain, such as `CASE_ASSIGNED`; else `COMMENT_ADDED` or `MONITORING_EVENT`",
        }),
        at: TimeView,
        actor: z.string().openapi({ description: "Id of an officer, `customer`, or `system`" }),
        details: z.record(z.string(), z.unknown()).openapi({ description: "What the event says, by its kind" }),
        seq: z.int().nullable().openapi({ description: "Place in the audit chain; null for what is not in it" }),
        hash: z.string().nullable().openapi({ description: "Of the entry in the audit chain" }),
      }),
    ),
    next_cursor: z.string().nullable().openapi({ description: "`null` on the last page" }),
  })
  .openapi("CaseTimeline");
