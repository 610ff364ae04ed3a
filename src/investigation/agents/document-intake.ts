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
    description: "Checks the submitted documents against the requirements of the template and of open tasks.",
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

/** Stores the case file as evidence, because later iterations change the case and a replay starts from this version. */
async function storeCaseFile(call: SourceCall, { input }: Dossier): Promise<Answer<null>> {
  return {
    outcome: "known",
    value: null,
    evidence: [await storeRecord(call, "case_file", caseUrl(call, input), input)],
  };
}
