import { z } from "@hono/zod-openapi";
import type { CaseRecord } from "../../domain/case/case.record.ts";
import { DISMISSAL_WEIGHTS, NETWORK_ALERT_STATUSES, NETWORK_CONCERNS } from "../../domain/network/network.model.ts";
import { entriesOf, isStanding } from "../../domain/network/network-findings.rules.ts";
import { alertFindings } from "../../domain/network/standing-alerts.rules.ts";
import { Uuid, WorkflowId } from "../../http/fields.schemas.ts";
import { TimeView } from "./case.views.ts";

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

/** What the case knows of alerts on it and of parties near it. */
export function networkView(record: CaseRecord): z.input<typeof NetworkView> {
  const { network } = record;
  const counted = new Set(alertFindings(record).map(({ source_entry }) => source_entry));
  const known = network?.known ?? null;
  return {
    state: network === undefined ? "not_read" : network.failed ? "failed" : "read",
    read_at: known?.read_at ?? null,
    partial: known?.partial ?? false,
    alerts: (known?.alerts ?? []).map((alert) => ({
      ...alert,
      counts: isStanding(alert) && entriesOf(alert).some((entry) => counted.has(entry)),
      parties: alert.parties.map(partyView),
    })),
    neighbours: (known?.neighbours ?? []).map((party) => ({ ...partyView(party), concern: party.concern })),
  };
}

const partyView = <T extends { readonly cases: readonly object[] }>(party: T) => ({
  ...party,
  cases: party.cases.map((one) => ({ ...one })) as { workflow_id: string; company_name: string }[],
});
