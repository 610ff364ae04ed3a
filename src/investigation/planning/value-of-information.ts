import type { Domain } from "../../domain/iteration/information-domain.ts";
import type { Belief } from "./belief.ts";

type State = keyof Belief;
type Action = "approve" | "escalate" | "reject";

/**
 * What an action is worth in each state, in units of one clean customer turned away. Approving a critical
 * subject costs fifty of those; escalating costs a little always, and more where a wrong is left to stand.
 */
export const UTILITY: Readonly<Record<Action, Readonly<Record<State, number>>>> = {
  approve: { clean: 0, risky: -10, critical: -50 },
  escalate: { clean: -0.3, risky: -0.2, critical: -4 },
  reject: { clean: -1, risky: -0.3, critical: 0 },
};

/** What one unit of utility is worth. */
const EUR_PER_UNIT = 5;

/** How much of what decides a case each domain can settle. Adds up to 1. */
export const DOMAIN_WEIGHT: Readonly<Record<Domain, number>> = {
  sanctions: 0.16,
  registry: 0.13,
  ownership: 0.12,
  adverse_media: 0.1,
  identity: 0.1,
  tax: 0.08,
  activity: 0.07,
  pep: 0.06,
  documents: 0.06,
  financials: 0.05,
  web_presence: 0.04,
  network: 0.02,
  einvoicing: 0.01,
};

/** A second look at a domain that has been answered settles this much of it again. */
const REPEAT_FACTOR = 0.5;

const STATES: readonly State[] = ["clean", "risky", "critical"];
const ACTIONS: readonly Action[] = ["approve", "escalate", "reject"];

const expectedUtility = (action: Action, belief: Belief): number =>
  STATES.reduce((sum, state) => sum + belief[state] * UTILITY[action][state], 0);

/** The best that can be done knowing what is believed, and no more. */
const bestNow = (belief: Belief): number => Math.max(...ACTIONS.map((action) => expectedUtility(action, belief)));

/** The best that could be done if the state were known. */
const bestIfKnown = (belief: Belief): number =>
  STATES.reduce((sum, state) => sum + belief[state] * Math.max(...ACTIONS.map((action) => UTILITY[action][state])), 0);

/** What knowing the state for sure would be worth, in euro. Never negative. */
export const valueOfCertainty = (belief: Belief): number =>
  Math.max(0, bestIfKnown(belief) - bestNow(belief)) * EUR_PER_UNIT;

/** How likely an agent is to settle the state: by the domains it resolves, less for those already answered. */
function resolvingPower(domains: readonly Domain[], answered: ReadonlySet<Domain>): number {
  return domains.reduce((sum, domain) => sum + DOMAIN_WEIGHT[domain] * (answered.has(domain) ? REPEAT_FACTOR : 1), 0);
}

/** What a check that stays open costs: a task for the customer, and ten minutes of an officer to read the answer. */
export const EUR_PER_OPEN_CHECK = 4;
/** What a second of waiting costs. */
export const EUR_PER_SECOND = 0.01;

/** Expected value of information in euro: what the agent may settle, less what it costs. */
export function valueOfInformation(
  belief: Belief,
  agent: { readonly domains: readonly Domain[]; readonly costEur: number },
  answered: ReadonlySet<Domain>,
): number {
  return resolvingPower(agent.domains, answered) * valueOfCertainty(belief) - agent.costEur;
}
