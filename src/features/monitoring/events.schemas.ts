import { z } from "@hono/zod-openapi";
import { HIT_DIFFERENCES, SEVERITIES } from "../../domain/case/case.model.ts";
import { DISPOSITIONS, MONITORING_EVENT_TYPES } from "../../domain/relationships/monitoring-event.model.ts";
import { IN_WORDS } from "../../domain/customer/no-answer.rules.ts";
import { isEmptyReason } from "../../domain/decisions/empty-reason.rules.ts";

export const ListEventsQuery = z.object({
  relationship_id: z.string().max(100).optional().openapi({ description: "Only events of this relationship" }),
  type: z.enum(MONITORING_EVENT_TYPES).optional().openapi({ description: "Only events of this type" }),
  severity: z.enum(SEVERITIES).optional().openapi({ description: "Only events of this severity" }),
  open: z
    .enum(["true", "false"])
    .optional()
    .openapi({ description: "`true`: only events that nobody has disposed of; `false`: only the others" }),
  needs_role: z.enum(["mlro"]).optional().openapi({ description: "Only events that this role alone may dispose of" }),
  sort: z
    .enum(["newest", "severity"])
    .default("newest")
    .openapi({ description: "`severity`: most severe first, then newest; only with `open=true`" }),
  limit: z.coerce.number<string>().int().min(1).max(200).default(50).openapi({ description: "At most this many" }),
  cursor: z.string().max(200).optional().openapi({ description: "`next_cursor` of the page before" }),
});

export const DispositionBody = z
  .strictObject({
    disposition: z.enum(DISPOSITIONS),
    reason: z
      .string()
      .trim()
      .min(1)
      .max(10_000)
      .refine((words) => !isEmptyReason(words), IN_WORDS),
    differs: z
      .array(z.enum(HIT_DIFFERENCES))
      .max(HIT_DIFFERENCES.length)
      .default([])
      .openapi({ description: "With `cleared`: what differs between the party and the list entry" }),
  })
  .openapi("Disposition");
