import type { Agent, Observations } from "../agent.ts";
import type { Dossier } from "../dossier.ts";
import { websiteFacts } from "../enrichment-facts.ts";
import { type FactDraft, mergeFacts } from "../../domain/case/facts.rules.ts";
import { tradeFinding } from "../../domain/mcc/mcc-decision.rules.ts";
import { classifyTrade } from "../mcc/classify-mcc.ts";
import { registryFacts } from "../registry/registry-facts.ts";
import { DECLARATIONS } from "./declarations.ts";
import { NO_QUERIES } from "./observed.ts";
import { REGISTRY } from "./registry.ts";
import { WEBSITE } from "./website.ts";

const NAME = "activity";

/** What the company does for a living, as a merchant category, and what that category is known for. */
export const ACTIVITY: Agent<null> = {
  manifest: {
    name: NAME,
    display_name: "Merchant category",
    jurisdictions: ["*"],
    information_gain_domains: ["activity"],
    tools: ["mcc.classify"],
    description: "Classifies the trade from registered activities, the declared activity and the website.",
    version: "1.0.0",
    mandatory: true,
    cost_eur: 0,
    timeout_ms: 1_000,
    sources: [],
  },
  needs: [REGISTRY.manifest.name, DECLARATIONS.manifest.name, WEBSITE.manifest.name],
  notApplicable: ({ subject }) => (subject === "person" ? "the case is about a private person" : null),
  outgoing: () => [],
  collect: () => Promise.resolve(NO_QUERIES),
  derive: (_, dossier, seen) => {
    const mcc = classifyTrade(dossier, mergeFacts(dossier.input.facts, factsOnTrade(dossier, seen)));
    const evidenceIds = (seen.of(REGISTRY)?.evidence ?? []).map(({ id }) => id);
    const found = mcc && tradeFinding(mcc, { caseId: dossier.input.caseId, name: dossier.name, evidenceIds });
    return { findings: found ? [found] : [] };
  },
};

function factsOnTrade(dossier: Dossier, seen: Observations): FactDraft[] {
  const registry = seen.of(REGISTRY);
  const website = seen.of(WEBSITE);
  const declarations = seen.of(DECLARATIONS);
  return [
    ...(registry?.outcome === "known" ? registryFacts(registry) : []),
    ...(website?.outcome === "known" ? websiteFacts(website) : []),
    ...(declarations?.outcome === "known" ? (DECLARATIONS.derive(declarations, dossier, seen).facts ?? []) : []),
  ];
}
