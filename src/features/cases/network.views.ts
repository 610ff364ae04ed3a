import type { z } from "@hono/zod-openapi";
import type { CaseRecord } from "../../domain/case/case.record.ts";
import { entriesOf, isStanding } from "../../domain/network/network-findings.rules.ts";
import { alertFindings } from "../../domain/network/standing-alerts.rules.ts";
import type { NetworkView } from "./network.responses.ts";

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
