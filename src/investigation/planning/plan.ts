import type { AnyAgent } from "../agent.ts";
import type { Domain } from "../../domain/iteration/information-domain.ts";
import type { Dossier } from "../dossier.ts";
import type { EvoiDecision } from "../../domain/iteration/diagnostics.model.ts";
import type { Belief } from "./belief.ts";
import { valueOfCertainty, valueOfInformation } from "./value-of-information.ts";

type PlannedDecision = Omit<EvoiDecision, "id" | "created_at">;

export interface Plan {
  /** Names of the agents to run now. */
  readonly run: readonly string[];
  readonly decisions: readonly PlannedDecision[];
}

/** Why an agent has no place in this case; null where it has. */
function whyNotApplicable(agent: AnyAgent, dossier: Dossier): string | null {
  const { jurisdictions } = agent.manifest;
  const covered = jurisdictions.includes("*") || jurisdictions.includes(dossier.input.country);
  return covered ? agent.notApplicable(dossier) : `it does not cover ${dossier.input.country}`;
}

/** Mandatory agents run whatever they are worth; what they are worth is recorded all the same. */
export function planMandatory(agents: readonly AnyAgent[], dossier: Dossier, belief: Belief): Plan {
  const decisions = agents
    .filter((agent) => agent.manifest.mandatory)
    .map((agent): PlannedDecision => {
      const obstacle = whyNotApplicable(agent, dossier);
      return {
        step_number: 1,
        decision_type: "mandatory",
        candidate_agent: agent.manifest.name,
        evoi_value: obstacle === null ? worth(agent, belief, new Set()) : 0,
        decision: obstacle === null ? "run" : "skip",
        reason: obstacle === null ? "Mandatory: it runs in every case." : `Not applicable: ${obstacle}.`,
      };
    });
  return { run: chosen(decisions), decisions };
}

/** Optional agents run while what they may settle is worth more than what they cost. */
export function planOptional(
  candidates: readonly AnyAgent[],
  dossier: Dossier,
  belief: Belief,
  answered: ReadonlySet<Domain>,
  step: number,
): Plan {
  const decisions = candidates.map((agent): PlannedDecision => {
    const { name, cost_eur } = agent.manifest;
    const obstacle = whyNotApplicable(agent, dossier);
    const value = obstacle === null ? worth(agent, belief, answered) : 0;
    const reason =
      obstacle === null
        ? `Perfect information is worth EUR ${valueOfCertainty(belief).toFixed(2)} ` +
          `(clean ${percent(belief.clean)}, risky ${percent(belief.risky)}, critical ${percent(belief.critical)}); ` +
          `after its cost of EUR ${cost_eur.toFixed(2)} the agent is ${value > 0 ? "worth running" : "not worth running"}.`
        : `Not applicable: ${obstacle}.`;
    return {
      step_number: step,
      decision_type: "optional",
      candidate_agent: name,
      evoi_value: value,
      decision: value > 0 ? "run" : "skip",
      reason,
    };
  });
  return { run: chosen(decisions), decisions };
}

const chosen = (decisions: readonly PlannedDecision[]): string[] =>
  decisions.filter(({ decision }) => decision === "run").map(({ candidate_agent }) => candidate_agent);

/** To a hundredth of a cent: enough to compare, and the same on every machine. */
function worth(agent: AnyAgent, belief: Belief, answered: ReadonlySet<Domain>): number {
  const { information_gain_domains: domains, cost_eur: costEur } = agent.manifest;
  return Math.round(valueOfInformation(belief, { domains, costEur }, answered) * 10_000) / 10_000;
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
