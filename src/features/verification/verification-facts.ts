import { vatFacts } from "../../investigation/enrichment-facts.ts";
import { debtFacts } from "../../investigation/agents/debt-status.ts";
import { peppolFacts } from "../../investigation/agents/einvoicing.ts";
import { registryFacts } from "../../investigation/registry/registry-facts.ts";
import type { FactDraft } from "../../domain/case/facts.rules.ts";
import type { Findings } from "./checks.rules.ts";

/** The sources' statements as facts of a company profile, as an investigation records them. */
export const factsOf = ({ kbo, vies, peppol, debt }: Findings): readonly FactDraft[] => [
  ...registryFacts(kbo),
  ...vatFacts(vies),
  ...(peppol.outcome === "known" ? peppolFacts(peppol) : []),
  ...(debt.outcome === "known" ? debtFacts(debt) : []),
];
