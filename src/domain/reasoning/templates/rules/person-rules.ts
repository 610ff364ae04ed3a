import {
  requestTask,
  capConfidence,
  categoryPresent,
  documentMissing,
  fieldIs,
  flag,
  gateEvidence,
  riskAtLeast,
  type RuleDraft,
} from "../draft.ts";
import { HIGH_RISK_COUNTRIES } from "../high-risk-countries.ts";
import type { Law } from "../law.ts";
import { screeningRules } from "./screening-rules.ts";

/** Rules for private customers. */
export const personRules = (law: Law): RuleDraft[] => [
  ...screeningRules(law),
  {
    key: "identity_unproven",
    name: "No identity document",
    description: "The person is not verified by a document.",
    severity: "high",
    when: documentMissing("identity_document"),
    action: gateEvidence(5),
    law: law.identification,
  },
  {
    key: "residence_unproven",
    name: "No proof of address",
    description: "The address is declared but not proven.",
    severity: "medium",
    when: documentMissing("proof_of_address"),
    action: gateEvidence(15),
    law: law.identification,
  },
  {
    key: "identity_contradicted",
    name: "Contradictory identity data",
    description: "A number, a date or an age does not match the person.",
    severity: "high",
    when: categoryPresent(["identity"], "high"),
    action: capConfidence(25),
    law: [...law.identification, ...law.refusal],
  },
  {
    key: "high_risk_nationality",
    name: "National of a high-risk country",
    description:
      "The Union lists the country as having strategic deficiencies, so the source of funds must be established.",
    severity: "medium",
    when: fieldIs("nationality", ...HIGH_RISK_COUNTRIES),
    action: requestTask({
      description: "Please send us a document that shows where the funds come from.",
      response_type: "document",
      document_type: "source_of_funds",
    }),
    law: law.highRiskCountries,
  },
  {
    key: "high_risk_without_funds",
    name: "No document shows the source of funds, at a raised risk score",
    description: "Whatever the customer says of the funds, enhanced due diligence needs a document that shows it.",
    severity: "high",
    when: documentMissing("source_of_funds"),
    and: [riskAtLeast(0.5)],
    action: flag("document"),
    law: law.enhancedDiligence,
  },
];
