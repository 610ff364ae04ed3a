import type { SeededCase, Seeding } from "./seeding.ts";

export interface SeedScenario {
  readonly name: string;
  readonly tell: (seeding: Seeding) => Promise<unknown>;
}

interface Sar {
  readonly sar_id: string;
}

interface Policy {
  readonly values: { readonly prohibited_countries: readonly string[] };
}

const APPROVE = { decision: "approve", reason: "Nothing speaks against it." };
const ESCALATE = { decision: "escalate", reason: "Suspicion to be assessed by the MLRO." };
const OVERRIDE = "The share register that the customer handed in confirms the declared owners.";

/** Raises a report and takes it to the MLRO, signed as reportable or not assessed yet. */
async function report(seeding: Seeding, { caseId }: SeededCase, reason: string): Promise<string> {
  const base = `/cases/${caseId}/sar`;
  const { sar_id } = await seeding.call<Sar>("alice", "POST", base, { reason, indicators: ["adverse media"] });
  await seeding.call("alice", "POST", `${base}/${sar_id}/submit-for-mlro`, { comment: "Please assess." });
  return `${base}/${sar_id}`;
}

/** A case in every state that the interface can reach, with data for the other screens. */
export const SEED_STORIES: readonly SeedScenario[] = [
  { name: "waits for its customer", tell: (seeding) => seeding.openCase("0403227515") },
  {
    name: "waits for another customer",
    tell: (seeding) => seeding.openCase("0214596464", { template_id: "marketplace_seller" }),
  },
  { name: "waits for a decision", tell: (seeding) => seeding.investigate("0999900150") },
  {
    name: "waits for a decision behind the owners' gate",
    tell: (seeding) => seeding.investigate("0999901338", ["Jan Janssens"]),
  },
  { name: "waits for a decision with two names", tell: (seeding) => seeding.investigate("0999900645") },
  {
    name: "was asked for more",
    tell: async (seeding) => {
      const seeded = await seeding.investigate("0999900744");
      const tasks = [{ description: "How do you send your invoices today?", response_type: "text", required: true }];
      return seeding.decide(seeded, { decision: "follow_up", follow_up_tasks: tasks });
    },
  },
  {
    name: "waits for a second officer",
    tell: async (seeding) => {
      const seeded = await seeding.investigate("0999900249");
      const decision = { decision: "approve", reason: "Only for the settlement of the estate." };
      return seeding.decide(seeded, { ...decision, override_dissolved_entity: "Asked for by the liquidator." });
    },
  },
  {
    name: "is escalated",
    tell: async (seeding) => seeding.decide(await seeding.investigate("0999901437"), ESCALATE),
  },
  {
    name: "is escalated and reported to the MLRO",
    tell: async (seeding) => {
      const seeded = await seeding.investigate("0999900942");
      await seeding.decide(seeded, ESCALATE);
      return report(seeding, seeded, "A director is on a sanctions list.");
    },
  },
  {
    name: "has a report that is ready to file",
    tell: async (seeding) => {
      const seeded = await seeding.investigate("0999901041");
      const path = await report(seeding, seeded, "A director is close to an entry of a sanctions list.");
      await seeding.call("mira", "POST", `${path}/assessment`, { reportable: true, rationale: "The date fits too." });
      return seeding.call("mira", "POST", `${path}/mlro-approve`, {});
    },
  },
  {
    name: "is approved",
    tell: async (seeding) => {
      const seeded = await seeding.investigate("0403091220");
      const answer = await seeding.decide(seeded, {
        decision: "approve",
        reason: "Nothing speaks against it.",
        override_open_checks: "A listed company: its annual report names its directors and owners.",
      });
      return answer.status === "PENDING_SECOND_APPROVAL" ? seeding.confirm(seeded) : answer;
    },
  },
  {
    name: "is approved over a gate, by two officers",
    tell: async (seeding) => {
      const seeded = await seeding.investigate("0999901338", ["Piet Claes"]);
      await seeding.decide(seeded, { decision: "approve", override_open_discrepancies: OVERRIDE });
      return seeding.confirm(seeded);
    },
  },
  {
    name: "is rejected",
    tell: async (seeding) => {
      const seeded = await seeding.investigate("0999900546");
      const answer = await seeding.decide(seeded, { decision: "reject", reason: "Debts beyond what we accept." });
      return answer.status === "PENDING_SECOND_APPROVAL" ? seeding.confirm(seeded) : answer;
    },
  },
  {
    name: "was refused because its register did not answer",
    tell: async (seeding) => seeding.refused(await seeding.investigate("0999901239"), APPROVE, "mandatory_check_open"),
  },
  {
    name: "was refused because it has ended",
    tell: async (seeding) => seeding.refused(await seeding.investigate("0999900348"), APPROVE, "dissolved_entity"),
  },
  {
    name: "was refused because its owners differ",
    tell: async (seeding) =>
      seeding.refused(await seeding.investigate("0999900150", ["Jan Janssens"]), APPROVE, "open_ubo_discrepancy"),
  },
  {
    name: "was refused because an owner may hold a public office",
    tell: async (seeding) => {
      const seeded = await seeding.investigate("0999900447", ["Odalrikus Brandvoldsen"]);
      await seeding.refused(seeded, { ...APPROVE, override_open_discrepancies: OVERRIDE }, "open_screening_hit");
    },
  },
  {
    name: "was refused because a sanctions match is confirmed",
    tell: async (seeding) => {
      const seeded = await seeding.investigate("0999901041");
      const { investigation_results: results } = await seeding.reviewed(seeded);
      const hit = results.at(-1)?.findings.find(({ category }) => category === "sanctions");
      const route = `/api/cases/${seeded.workflowId}/findings/${hit?.id}/confirmation`;
      await seeding.call("alice", "POST", route, { reason: "Name and birth date are those of the passport." });
      await seeding.refused(seeded, APPROVE, "sanctioned");
    },
  },
  {
    name: "was refused because the policy prohibits it",
    tell: async (seeding) => {
      const { values } = await seeding.call<Policy>("bob", "GET", "/api/policy");
      const { prohibited_countries: before } = values;
      if (!before.includes("KP")) {
        const changed = { prohibited_countries: [...before, "KP"] };
        await seeding.call("bob", "PUT", "/api/policy", { values: changed, reason: "No trade with North Korea." });
      }
      const seeded = await seeding.openCase("0999900447", { template_id: "crypto_asset_provider" });
      await seeding.handIn(seeded, [], { customer_countries: "Belgium, North Korea" });
      await seeding.reviewed(seeded);
      await seeding.refused(seeded, APPROVE, "prohibited");
    },
  },
  {
    name: "was refused because the MLRO has yet to assess it",
    tell: async (seeding) => {
      const reject = { decision: "reject", reason: "A director is on a sanctions list." };
      await seeding.refused(await seeding.investigate("0999900942"), reject, "sar_first");
    },
  },
  { name: "follows a bankrupt company", tell: (seeding) => seeding.investigate("0999901536") },
  {
    name: "is the company that follows it, and waits for a senior officer",
    tell: async (seeding) => seeding.decide(await seeding.investigate("0999901635"), APPROVE),
  },
];
