import type { Finding, MccClassification } from "../../domain/case/case.model.ts";
import type { Agent, Observations } from "../agent.ts";
import type { Dossier } from "../dossier.ts";
import { websiteFacts } from "../enrichment-facts.ts";
import { type FactDraft, mergeFacts } from "../../domain/case/facts.rules.ts";
import { makeFinding } from "../findings/make-finding.ts";
import { activityEvidence, classifyMcc } from "../mcc/classify-mcc.ts";
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
    const mcc = classifyMcc(activityEvidence(mergeFacts(dossier.input.facts, factsOnTrade(dossier, seen)), null));
    return { findings: mcc?.risk_tier === "high" ? [highRisk(dossier, mcc, seen)] : [] };
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

function highRisk(dossier: Dossier, mcc: MccClassification, seen: Observations): Finding {
  const { mcc_code, description } = mcc.primary_recommendation;
  return makeFinding(dossier, "activity_high_risk", {
    title: `High-risk trade: ${description}`,
    description: `Merchant category ${mcc_code} is of high risk (${mcc.risk_flags.join(", ")}). ${mcc.reasoning}`,
    source: "mcc",
    agent: NAME,
    subject: dossier.name,
    sourceEntry: mcc_code,
    evidence: seen.of(REGISTRY)?.evidence ?? [],
    confidence: 0.8,
  });
}
