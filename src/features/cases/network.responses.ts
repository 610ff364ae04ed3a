import { z } from "@hono/zod-openapi";
import { DISMISSAL_WEIGHTS, NETWORK_ALERT_STATUSES, NETWORK_CONCERNS } from "../../domain/network/network.model.ts";
import { Uuid, WorkflowId } from "../../http/fields.schemas.ts";
import { TimeView } from "./case.responses.ts";

const PartyView = z.strictObject({
  entity_id: z.string(),
  type: z.string(),
  name: z.string(),
  number: z.string().nullable(),
  country: z.string().nullable(),
  steps: z.int().nullable().openapi({ description: "Relations between it and the customer" }),
  through: z.string().nullable().openapi({ description: "The party between it and the customer" }),
  concern: z.enum(NETWORK_CONCERNS).nullable().openapi({ description: "What makes it a risk" }),
  cases: z
    .array(z.strictObject({ workflow_id: WorkflowId, company_name: z.string() }))
    .openapi({ description: "Other cases about it" }),
});

export const NetworkView = z
  .strictObject({
    state: z
      .enum(["read", "failed", "not_read"])
      .openapi({ description: "`failed`: the latest investigation could not read it, so the rest may be out of date" }),
    read_at: TimeView.nullable(),
    partial: z.boolean().openapi({ description: "There are more relations, alerts or neighbours than were read" }),
    alerts: z.array(
      z.strictObject({
        alert_id: Uuid,
        story_id: Uuid.optional().openapi({
          description: "Alerts about the same persons, addresses or companies share it",
        }),
        pattern_type: z.string(),
        severity: z.enum(["low", "medium", "high", "critical"]),
        status: z.enum(NETWORK_ALERT_STATUSES),
        counts: z.boolean().openapi({ description: "Whether it is a finding that score, rating and four eyes count" }),
        title: z.string(),
        description: z.string(),
        raised_at: TimeView,
        ended: z
          .strictObject({
            by: z.string(),
            at: TimeView,
            reason: z.string().nullable(),
            text: z.string().nullable(),
            weight: z.enum(DISMISSAL_WEIGHTS).optional().openapi({
              description: "Of a grave alert that was dismissed",
            }),
          })
          .nullable(),
        parties: z.array(PartyView),
      }),
    ),
    neighbours: z.array(PartyView.extend({ concern: z.enum(NETWORK_CONCERNS), by_address: z.boolean() })),
  })
  .openapi("CaseNetwork");
