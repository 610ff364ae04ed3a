import type { NetworkAlert, NetworkCase, NetworkConcern, NetworkParty } from "./network.model.ts";

const CONCERNS: Readonly<Record<NetworkConcern, string>> = {
  sanctioned: "matches a sanctions list",
  rejected: "was rejected in another case",
  escalated: "is escalated in another case",
  bankrupt: "is bankrupt",
  ceased: "has ceased",
};

export const concernInWords = (concern: NetworkConcern): string => CONCERNS[concern];

/** How a party is linked to the customer, such as "linked to the customer through Rudi Kerkhofs". */
export function linkInWords({ steps, through }: Pick<NetworkParty, "steps" | "through">): string {
  if (steps === 0) return "the customer itself";
  if (steps === null) return "linked to the customer in a way that is not known";
  if (steps === 1) return "directly linked to the customer";
  const others = steps === 2 ? "another company or person" : `${steps - 1} other companies or persons`;
  return `linked to the customer through ${through ?? others}`;
}

const STEPS = ["the customer itself", "one step", "two steps", "three steps"];

/** As runs before version 6 of the rules say it, such as "two steps from the customer, through Rudi Kerkhofs". */
export function linkBefore6({ steps, through }: Pick<NetworkParty, "steps" | "through">): string {
  if (steps === null) return "at an unknown distance from the customer";
  return `${STEPS[steps] ?? `${steps} steps`} from the customer${through === null ? "" : `, through ${through}`}`;
}

/** Patterns of alerts as officers know them. */
export const PATTERN_WORDS: Readonly<Record<string, string>> = {
  phoenix: "a company that goes on after an insolvency",
  shared_director: "a shared director",
  shared_address: "a shared address",
  circular: "circular ownership",
  dormant: "a dormant company",
  contagion: "the risk of a related party",
};

/** A party with its register number. */
export const partyInWords = ({ name, country, number }: NetworkParty): string =>
  number === null ? name : `${name} (${[country, number].filter(Boolean).join(" ")})`;

export const casesInWords = (cases: readonly NetworkCase[]): string =>
  cases.map(({ company_name, workflow_id }) => `${company_name} (${workflow_id})`).join(", ");

const REASONS: Readonly<Record<string, string>> = {
  false_positive: "a false positive",
  known_relationship: "a known relationship",
  already_investigated: "already investigated",
  insufficient_evidence: "insufficient evidence",
  other: "another reason",
};

/** Who ended an alert, when and why. */
export function endInWords({ status, ended }: Pick<NetworkAlert, "status" | "ended">): string {
  const how = status === "resolved" ? "It was resolved" : "It was dismissed";
  if (ended === null) return `${how}.`;
  const why = ended.reason === null ? "" : ` as ${REASONS[ended.reason] ?? ended.reason.replaceAll("_", " ")}`;
  const said = ended.text?.trim().replace(/\.$/, "") ?? "";
  return `${how} by ${ended.by} on ${ended.at.slice(0, 10)}${why}${said === "" ? "" : `: "${said}"`}.`;
}
