import { lookUpEnterprise } from "../../sources/index.ts";
import type { RegistryEntry } from "../../sources/types.ts";
import type { Agent } from "../agent.ts";
import { compareDeclared } from "../discrepancies/compare-declared.ts";
import { sourceGap } from "../findings/gap-findings.ts";
import { registryFacts } from "../registry/registry-facts.ts";
import { registryFindings } from "../registry/registry-findings.ts";

const NAME = "registry";

/** The company register: existence, standing, seat, activities, directors, owners. */
export const REGISTRY: Agent<RegistryEntry> = {
  manifest: {
    name: NAME,
    display_name: "Company register",
    jurisdictions: ["BE"],
    information_gain_domains: ["registry", "ownership", "activity"],
    tools: ["kbo.lookup"],
    description: "Reads the Crossroads Bank for Enterprises and compares it with what was declared.",
    version: "1.0.0",
    mandatory: true,
    cost_eur: 0,
    timeout_ms: 8_000,
    sources: ["kbo"],
  },
  needs: [],
  notApplicable: ({ enterpriseNumber }) => (enterpriseNumber === null ? "there is no enterprise number" : null),
  outgoing: ({ enterpriseNumber }) => (enterpriseNumber === null ? [] : [enterpriseNumber]),
  collect: (call, { enterpriseNumber }) => lookUpEnterprise(call, enterpriseNumber!),
  derive: (answer, dossier) => ({
    facts: registryFacts(answer),
    comparisons: compareDeclared(dossier, answer),
    findings: [
      ...registryFindings(dossier, NAME, answer),
      ...(answer.value.missing ?? []).map((gap) => sourceGap(dossier, REGISTRY, gap, answer.evidence)),
    ],
  }),
};
