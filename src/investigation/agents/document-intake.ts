import type { Answer, SourceCall } from "../../sources/types.ts";
import type { Agent } from "../agent.ts";
import { checkDocuments } from "../documents/check-documents.ts";
import type { Dossier } from "../dossier.ts";
import { caseUrl, storeRecord } from "../store-record.ts";

const NAME = "document_intake";

/** Keeps the case as it stood when this run began, and checks the documents handed in. */
export const DOCUMENT_INTAKE: Agent<null> = {
  manifest: {
    name: NAME,
    display_name: "Document intake",
    jurisdictions: ["*"],
    information_gain_domains: ["documents"],
    tools: ["documents.check"],
    description: "Holds the documents handed in against the requirements of the template and of open tasks.",
    version: "1.0.0",
    mandatory: true,
    cost_eur: 0,
    timeout_ms: 5_000,
    sources: [],
  },
  needs: [],
  notApplicable: () => null,
  outgoing: () => [],
  collect: storeCaseFile,
  derive: ({ evidence }, dossier) => ({ findings: checkDocuments(dossier, NAME, evidence) }),
};

/**
 * The case as it stands is evidence like any answer: later rounds change it, never what this one stood on, and
 * a replay starts from it.
 */
async function storeCaseFile(call: SourceCall, { input }: Dossier): Promise<Answer<null>> {
  return {
    outcome: "known",
    value: null,
    evidence: [await storeRecord(call, "case_file", caseUrl(call, input), input)],
  };
}
