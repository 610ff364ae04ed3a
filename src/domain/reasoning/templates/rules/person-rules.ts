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

/** What is asked of a private customer. */
export const personRules = (law: Law): RuleDraft[] => [
  ...screeningRules(law),
  {
    key: "identity_unproven",
    name: "No identity document",
    description: "The person has not been verified from a document.",
    severity: "high",
    when: documentMissing("identity_document"),
    action: gateEvidence(5),
    law: law.identification,
  },
  {
    key: "residence_unproven",
    name: "No proof of address",
    description: "Where the person lives rests on a statement alone.",
    severity: "medium",
    when: documentMissing("proof_of_address"),
    action: gateEvidence(15),
    law: law.identification,
  },
  {
    key: "identity_contradicted",
    name: "The identity contradicts itself",
    description: "A number, a date or an age cannot belong to the person described.",
    severity: "high",
    when: categoryPresent(["identity"], "high"),
    action: capConfidence(25),
    law: [...law.identification, ...law.refusal],
  },
  {
    key: "high_risk_nationality",
    name: "National of a country with strategic deficiencies",
    description: "The Union lists the country as high risk: the origin of the funds must be established.",
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
    name: "High risk, and the origin of the funds is not shown",
    description: "Enhanced due diligence cannot be completed without it.",
    severity: "high",
    when: documentMissing("source_of_funds"),
    and: [riskAtLeast(0.5)],
    action: flag("document"),
    law: law.enhancedDiligence,
  },
];
