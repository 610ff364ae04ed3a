import {
  requestTask,
  boostTo,
  categoryPresent,
  documentMissing,
  fieldIs,
  flag,
  gateEvidence,
  optionOf,
  type RuleDraft,
} from "../draft.ts";
import { HIGH_RISK_COUNTRIES } from "../high-risk-countries.ts";
import type { Law } from "../law.ts";

const CASE_TEMPLATE = "fiduciary_client";

/** Rules for clients of accountants, tax advisers and trust offices: structure, purpose and wealth. */
export const fiduciaryRules = (law: Law): RuleDraft[] => [
  {
    key: "nominee_arrangements",
    name: "Nominee arrangement",
    description: "Nominees can hide who owns and controls the client, so the mandate must be on file.",
    severity: "high",
    when: fieldIs("nominee_arrangements", "yes"),
    action: requestTask({
      description: "Please send us the mandate or power of attorney under which others act for you.",
      response_type: "document",
      document_type: "power_of_attorney",
    }),
    law: [...law.beneficialOwners, "eu-amlr-art-66"],
  },
  {
    key: "office_without_business",
    name: "Registered office for a company with unclear ownership",
    description: "Domiciliation of an opaque structure is a known way to hide its owners.",
    severity: "high",
    when: fieldIs("service_requested", ...optionOf(CASE_TEMPLATE, "service_requested", "Registered office")),
    and: [categoryPresent(["ownership"])],
    action: boostTo("high"),
    law: [...law.beneficialOwners, ...law.enhancedDiligence],
  },
  {
    key: "engagement_not_agreed",
    name: "No engagement letter",
    description: "Purpose and nature of the relationship are not agreed in writing.",
    severity: "medium",
    when: documentMissing("engagement_letter"),
    action: gateEvidence(16),
    law: law.purpose,
  },
  {
    key: "exposed_without_wealth_shown",
    name: "Politically exposed person, and no document shows the source of wealth",
    description: "The source of wealth of a politically exposed person must be established first.",
    severity: "high",
    when: categoryPresent(["pep"]),
    and: [documentMissing("source_of_wealth")],
    action: flag("document"),
    law: law.politicallyExposed,
  },
  {
    key: "taxed_in_high_risk_country",
    name: "Tax residence in a high-risk country",
    description: "The Union lists the country as having strategic deficiencies.",
    severity: "medium",
    when: fieldIs("tax_residence", ...HIGH_RISK_COUNTRIES),
    action: requestTask({
      description: "Please send us a document that shows where your wealth comes from.",
      response_type: "document",
      document_type: "source_of_wealth",
    }),
    law: law.highRiskCountries,
  },
];
