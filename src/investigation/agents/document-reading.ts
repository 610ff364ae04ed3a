import { mergeFacts } from "../../domain/case/facts.rules.ts";
import { documentComparisons } from "../../domain/diligence/contradictions.rules.ts";
import { documentSource } from "../../domain/diligence/discrepancies.rules.ts";
import { DOCUMENT_AGENTS, hasReadings, presentDocuments } from "../../domain/diligence/document-findings.rules.ts";
import { isLive, kindOf } from "../../domain/diligence/provided-documents.ts";
import { certainFacts } from "../../domain/readings/effective-facts.rules.ts";
import type { Answer, SourceCall } from "../../sources/types.ts";
import type { FactDraft } from "../../domain/case/facts.rules.ts";
import type { EvidenceRef } from "../../domain/case/case.model.ts";
import type { Agent, Observations } from "../agent.ts";
import { groundsOf } from "../conclude/grounds.ts";
import { documentFacts, documentSubject } from "../documents/check-documents.ts";
import type { Dossier } from "../dossier.ts";
import { factsFrom } from "../facts.ts";
import { registryFacts } from "../registry/registry-facts.ts";
import { caseUrl, storeRecord } from "../store-record.ts";
import { judgesBy } from "../rules-version.ts";
import { ACCOUNTS, accountsFacts } from "./accounts.ts";
import { GAZETTE, gazetteFacts } from "./gazette.ts";
import { REGISTRY } from "./registry.ts";

const NAME = DOCUMENT_AGENTS.present;

/** Compares what was read in the documents with the answers, the register and other documents. */
export const DOCUMENT_READING: Agent<null> = {
  manifest: {
    name: NAME,
    display_name: "Document reading",
    jurisdictions: ["*"],
    information_gain_domains: ["documents", "identity", "ownership"],
    tools: ["documents.compare"],
    description: "Compares what was read in documents with the answers, the register and other documents.",
    version: "1.0.0",
    mandatory: true,
    cost_eur: 0,
    timeout_ms: 5_000,
    sources: [],
  },
  needs: [REGISTRY.manifest.name],
  notApplicable: ({ input }) => (hasReadings(input.documents) ? null : "no document was read"),
  outgoing: () => [],
  collect: storeReadings,
  derive: (observed, dossier, seen) => {
    const given = factsOfRun(dossier, seen);
    return {
      findings: presentDocuments(given, documentSubject(dossier, observed.evidence)),
      comparisons: documentComparisons(given, dossier.input.discrepancies),
      facts: factsRead(dossier, observed.evidence),
    };
  },
};

function factsOfRun(dossier: Dossier, seen: Observations) {
  const registry = seen.of(REGISTRY);
  const accounts = judgesBy(dossier.input, 7) ? seen.of(ACCOUNTS) : undefined;
  const gazette = judgesBy(dossier.input, 12) ? seen.of(GAZETTE) : undefined;
  const facts = [
    ...(gazette?.outcome === "known" ? gazetteFacts(gazette) : []),
    ...(registry?.outcome === "known" ? registryFacts(registry) : []),
    ...(accounts?.outcome === "known" ? accountsFacts(accounts) : []),
  ];
  return documentFacts(dossier, groundsOf(dossier, seen), mergeFacts(dossier.input.facts, facts));
}

/** Stores what was read as evidence of this run: a later reading or correction does not change it. */
async function storeReadings(call: SourceCall, { input }: Dossier): Promise<Answer<null>> {
  const readings = input.documents.flatMap(({ document_id, filename, requirement_id, sha256, reading, review }) =>
    reading === undefined
      ? []
      : [{ document_id, filename, requirement_id, sha256, reading, ...(review === undefined ? {} : { review }) }],
  );
  const evidence = await storeRecord(call, NAME, `${caseUrl(call, input)}/readings`, { readings });
  return { outcome: "known", value: null, evidence: [evidence] };
}

/** Facts for the profile, by type. Who is named in which office stands in the reading itself. */
function factsRead({ input }: Dossier, evidence: readonly EvidenceRef[]): FactDraft[] {
  return input.documents.flatMap((document) => {
    const kind = kindOf(document);
    if (!isLive(document) || document.reading === undefined || kind === null) return [];
    const byType = Map.groupBy(
      certainFacts(document).filter(({ subject }) => subject === "subject"),
      ({ type }) => `document_${type}`,
    );
    const values = [...byType].map(([name, facts]) => [name, facts.map(({ value }) => value)] as const);
    return factsFrom(documentSource(kind), evidence, Object.fromEntries(values));
  });
}
