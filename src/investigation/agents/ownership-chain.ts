import { REGISTER_NAMES, REGISTER_TOOLS } from "../../sources/index.ts";
import type { Finding } from "../../domain/case/case.model.ts";
import { listed } from "../../domain/diligence/check-results.ts";
import { DEFAULT_POLICY } from "../../domain/diligence/default-policy.ts";
import type { Agent, KnownAnswer } from "../agent.ts";
import type { Dossier } from "../dossier.ts";
import { sourceGap } from "../findings/gap-findings.ts";
import type { ChainLookup, OwnershipChain } from "../ownership/chain.model.ts";
import { declaredLinks } from "../ownership/chain-links.ts";
import { ownershipOfSources } from "../ownership/chain-ownership.ts";
import { compareOwnerNames } from "../ownership/declared-names.ts";
import { followOwners } from "../ownership/follow-owners.ts";
import { compareTracedOwners } from "../ownership/traced-owners.ts";
import { structureFindings } from "../ownership/structure-findings.ts";
import { REGISTRY } from "./registry.ts";

const NAME = "ownership_chain";

/** Who stands behind the companies that hold the customer. */
export const OWNERSHIP_CHAIN: Agent<OwnershipChain> = {
  manifest: {
    name: NAME,
    display_name: "Chain of owners",
    jurisdictions: ["*"],
    information_gain_domains: ["ownership", "network"],
    tools: ["gleif.lookup", "nbb.lookup", ...REGISTER_TOOLS],
    description: "Follows corporate owners through the registers of their countries and GLEIF, to six layers.",
    version: "1.0.0",
    mandatory: true,
    cost_eur: 0,
    timeout_ms: 20_000,
    sources: ["gleif", "nbb", ...REGISTER_NAMES],
  },
  // The chain decides which registers are queried, so none of them counts as missing.
  sourcesIn: () => ["gleif"],
  needs: [REGISTRY.manifest.name],
  notApplicable: ({ subject }) => (subject === "person" ? "the case is about a private person" : null),
  // Only numbers and names of companies are looked up.
  outgoing: (dossier) => declaredLinks(dossier).map(({ number, name }) => number ?? name),
  collect: async (call, dossier, seen) => {
    const registered = seen.of(REGISTRY);
    const entry = registered?.outcome === "known" && registered.value.status !== "not_found" ? registered.value : null;
    const { input, name, registerNumber: number } = dossier;
    const { chain: value, evidence } = await followOwners(call, {
      customer: { name, country: input.country, number, lei: null, layer: 0, at_stake: 100 },
      entry,
      named: declaredLinks(dossier),
      threshold: (input.terms?.policy ?? DEFAULT_POLICY).values.owner_threshold_percent,
      startedAt: input.startedAt,
    });
    return { outcome: "known", value, evidence };
  },
  derive: (answer, dossier, seen) => {
    const registered = seen.of(REGISTRY);
    const entry = registered?.outcome === "known" ? registered.value : null;
    const evidence = [...(registered?.outcome === "known" ? registered.evidence : []), ...answer.evidence];
    const ownership = ownershipOfSources(dossier, registered, answer);
    return {
      comparisons: [
        ...compareOwnerNames(dossier, answer.value, entry),
        ...compareTracedOwners(dossier, entry, ownership),
      ],
      findings: [...structureFindings(dossier, NAME, ownership, evidence), ...silentSources(answer, dossier)],
    };
  },
};

/** Sources of the chain that did not answer: one finding each, with every company that it was asked about. */
function silentSources({ value, evidence }: KnownAnswer<OwnershipChain>, dossier: Dossier): Finding[] {
  const failed = value.lookups.filter(({ failure }) => failure !== undefined && failure !== "not_configured");
  return [...Map.groupBy(failed, ({ source }) => source)].map(([source, lookups]) => {
    const reasons = new Set(lookups.map(({ failure }) => failure!));
    const say = ({ link, failure }: ChainLookup) => (reasons.size === 1 ? link : `${link}: ${failure}`);
    const detail = `asked about ${listed([...new Set(lookups.map(say))])}`;
    return sourceGap(dossier, OWNERSHIP_CHAIN, { reason: [...reasons][0]!, detail, part: source }, evidence);
  });
}
