import type { NetworkAlert, NetworkParty } from "../../src/domain/network/network.model.ts";

/** A critical alert: the customer may continue a bankrupt company that has a case. */
export const networkAlert = (given: Partial<NetworkAlert> = {}): NetworkAlert => ({
  alert_id: "00000000-0000-4000-8000-0000000000a1",
  story_id: "00000000-0000-4000-8000-0000000000a0",
  pattern_type: "phoenix",
  severity: "critical",
  status: "active",
  title: "Molenhof Logistiek may continue Vennebroek Transport",
  description: "Vennebroek Transport went bankrupt on 2024-02-08; Molenhof Logistiek started 88 days later.",
  raised_at: "2026-11-01T08:00:00.000Z",
  ended: null,
  parties: [networkParty()],
  ...given,
});

export const networkParty = (given: Partial<NetworkParty> = {}): NetworkParty => ({
  entity_id: "company:BE:0999909999",
  type: "company",
  name: "Vennebroek Transport",
  number: "0999909999",
  country: "BE",
  steps: 2,
  through: "Rudi Kerkhofs",
  concern: "bankrupt",
  cases: [{ workflow_id: "case-00000000-0000-4000-8000-0000000000b2", company_name: "Vennebroek Transport" }],
  ...given,
});
