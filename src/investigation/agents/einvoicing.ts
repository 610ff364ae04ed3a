import { findParticipant } from "../../sources/index.ts";
import type { PeppolAnswer } from "../../sources/types.ts";
import type { FactDraft } from "../../domain/case/facts.rules.ts";
import type { Agent, KnownAnswer } from "../agent.ts";
import { factsFrom } from "../facts.ts";
import { makeFinding } from "../findings/make-finding.ts";

const NAME = "einvoicing";

/** The Peppol directory: whether the company can be reached by electronic invoice. */
export const EINVOICING: Agent<PeppolAnswer> = {
  manifest: {
    name: NAME,
    display_name: "Peppol directory",
    jurisdictions: ["BE"],
    information_gain_domains: ["einvoicing"],
    tools: ["peppol.search"],
    description: "Looks the enterprise up in the directory of e-invoicing participants.",
    version: "1.0.0",
    mandatory: true,
    cost_eur: 0,
    timeout_ms: 8_000,
    sources: ["peppol"],
  },
  needs: [],
  notApplicable: ({ enterpriseNumber }) => (enterpriseNumber === null ? "there is no enterprise number" : null),
  outgoing: ({ enterpriseNumber }) => (enterpriseNumber === null ? [] : [enterpriseNumber]),
  collect: (call, { enterpriseNumber }) => findParticipant(call, enterpriseNumber!),
  derive: ({ value, evidence }, dossier) => ({
    facts: peppolFacts({ value, evidence }),
    findings: value.registered
      ? []
      : [
          makeFinding(dossier, "peppol_absent", {
            title: "Not in the Peppol directory",
            description: "The directory has no entry. Entries are voluntary, so the company may still use Peppol.",
            source: "peppol",
            agent: NAME,
            subject: dossier.name,
            sourceEntry: dossier.enterpriseNumber ?? dossier.name,
            evidence,
          }),
        ],
  }),
};

/** What the directory states. */
export const peppolFacts = ({ value, evidence }: Omit<KnownAnswer<PeppolAnswer>, "outcome">): FactDraft[] =>
  factsFrom("peppol", evidence, {
    peppol_registered: value.registered,
    peppol_id: value.peppol_id,
    peppol_document_types: value.document_types.length === 0 ? null : value.document_types,
  });
