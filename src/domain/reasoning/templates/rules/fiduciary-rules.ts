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

/** Clients of accountants, tax advisers and trust offices: structure, purpose and wealth. */
export const fiduciaryRules = (law: Law): RuleDraft[] => [
  {
    key: "nominee_arrangements",
    name: "Someone acts on behalf of another",
    description: "Nominees can hide who owns and who decides: the mandate must be in the file.",
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
    name: "A registered office is wanted by a company whose ownership is open",
    description: "Domiciliation for a structure that cannot be seen through is a known way to hide.",
    severity: "high",
    when: fieldIs("service_requested", ...optionOf(CASE_TEMPLATE, "service_requested", "Registered office")),
    and: [categoryPresent(["ownership"])],
    action: boostTo("high"),
    law: [...law.beneficialOwners, ...law.enhancedDiligence],
  },
  {
    key: "engagement_not_agreed",
    name: "No engagement letter",
    description: "Purpose and nature of the relation are not agreed in writing.",
    severity: "medium",
    when: documentMissing("engagement_letter"),
    action: gateEvidence(16),
    law: law.purpose,
  },
  {
    key: "exposed_without_wealth_shown",
    name: "Public function, and the source of wealth is not shown",
    description: "For a politically exposed person the source of wealth must be established first.",
    severity: "high",
    when: categoryPresent(["pep"]),
    and: [documentMissing("source_of_wealth")],
    action: flag("document"),
    law: law.politicallyExposed,
  },
  {
    key: "taxed_in_high_risk_country",
    name: "Resident for tax in a country with strategic deficiencies",
    description: "The structure reaches into a country that the Union lists as high risk.",
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
