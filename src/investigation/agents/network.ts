import type { Finding } from "../../domain/case/case.model.ts";
import { mergeFacts } from "../../domain/case/facts.rules.ts";
import type { Network } from "../../domain/network/network.model.ts";
import { NETWORK_AGENT, networkFindings } from "../../domain/network/network-findings.rules.ts";
import { recordAnswer } from "../../sources/recording.ts";
import { runTool } from "../../sources/tool-call.ts";
import type { Answer } from "../../sources/types.ts";
import type { Agent, AgentCall, AnyAgent, Derivation, Observations } from "../agent.ts";
import { groundsOf } from "../conclude/grounds.ts";
import type { Dossier } from "../dossier.ts";
import { findingsToCarryOver, withClearances } from "../findings/carry-over.ts";
import { storeReading } from "../store-network.ts";
import type { PresentFacts } from "../types.ts";
import { DECLARATIONS } from "./declarations.ts";
import { DOCUMENT_READING } from "./document-reading.ts";
import { OWNERSHIP_CHAIN } from "./ownership-chain.ts";
import { REGISTRY } from "./registry.ts";
import { judgedBy } from "../rules-version.ts";
import { SCREENING } from "./screening.ts";

/** What they observed in this run is in the graph before alerts are read. */
const OBSERVERS: readonly AnyAgent[] = [DECLARATIONS, REGISTRY, OWNERSHIP_CHAIN, DOCUMENT_READING, SCREENING];

/** What other cases and the entity graph hold against the customer, its owners and its directors. */
export const NETWORK: Agent<Network> = {
  manifest: {
    name: NETWORK_AGENT,
    display_name: "Relations to other companies and cases",
    jurisdictions: ["*"],
    information_gain_domains: ["network"],
    tools: ["network.read"],
    description: "Reads alerts on the customer, and parties near it that bear a risk, from the tenant's entity graph.",
    version: "1.0.0",
    mandatory: true,
    cost_eur: 0,
    timeout_ms: 10_000,
    // It is the service's own memory: that it holds nothing confirms nothing, so it is no source that answered.
    sources: [],
  },
  needs: OBSERVERS.map(({ manifest }) => manifest.name),
  notApplicable: () => null,
  // The graph is in the house: nothing is sent out.
  outgoing: () => [],
  collect: readNetwork,
  derive: ({ value, evidence }, dossier, seen) => {
    const evidenceIds = evidence.map(({ id }) => id);
    const { input, name } = dossier;
    const subject = { caseId: input.caseId, name, evidenceIds, ...judgedBy(input) };
    return { findings: networkFindings(value, subject, screeningHits(dossier, seen)) };
  },
};

function readNetwork(call: AgentCall, dossier: Dossier, seen: Observations): Promise<Answer<Network>> {
  return runTool(call, { name: "network.read", category: "free" }, async () => {
    const read = () => call.readNetwork(presentFacts(dossier, seen));
    // Tried again once, so that a transient error of the database does not leave a case without its alerts.
    const value = await recordAnswer(call, "network", () => read().catch(read));
    const evidence = [await storeReading(call, dossier.input, value)];
    return { outcome: "known", value, evidence };
  });
}

/** The facts of the case as this run knows them so far, which are more than those that it began with. */
function presentFacts(dossier: Dossier, seen: Observations): PresentFacts {
  const { input } = dossier;
  const derived = OBSERVERS.map((agent) => derivationOf(agent, dossier, seen));
  return {
    facts: mergeFacts(
      input.facts,
      derived.flatMap(({ facts }) => facts ?? []),
    ),
    findings: screeningHits(dossier, seen),
    evidence: OBSERVERS.flatMap((agent) => seen.of(agent)?.evidence ?? []),
    grounds: groundsOf(dossier, seen),
  };
}

function derivationOf(agent: AnyAgent, dossier: Dossier, seen: Observations): Derivation {
  const observed = seen.of(agent);
  return observed?.outcome === "known" ? agent.derive(observed, dossier, seen) : {};
}

/** Hits of this run; those of the iteration before where nobody was screened, because silence clears nobody. */
function screeningHits(dossier: Dossier, seen: Observations): readonly Finding[] {
  const { input } = dossier;
  const hits =
    seen.of(SCREENING)?.outcome === "known"
      ? (derivationOf(SCREENING, dossier, seen).findings ?? [])
      : findingsToCarryOver(input.previous, SCREENING.manifest.name);
  return withClearances(hits, input.cleared);
}
