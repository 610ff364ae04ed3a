import {
  requestTask,
  capConfidence,
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

const CASE_TEMPLATE = "marketplace_seller";

/** Rules for traders on a platform: traceability, compliant offers and reporting of their sales. */
export const marketplaceRules = (law: Law): RuleDraft[] => [
  {
    key: "trader_not_traceable",
    name: "The trader cannot be traced",
    description: "A trader's identity and payment account must be verified before its first offer.",
    severity: "high",
    when: documentMissing("representative_identity", "bank_account_proof"),
    action: gateEvidence(8),
    law: ["eu-dsa-art-30"],
  },
  {
    key: "no_undertaking_to_comply",
    name: "No undertaking to offer only compliant products",
    description: "The trader does not certify that its offers comply with Union law.",
    severity: "high",
    when: fieldIs("offers_only_compliant_products", "no"),
    action: flag("activity"),
    law: ["eu-dsa-art-30", "eu-gpsr-art-22"],
  },
  {
    key: "product_safety_not_shown",
    name: "New goods without a statement of product compliance",
    description: "The safety information that must accompany the offer is missing.",
    severity: "medium",
    when: documentMissing("product_compliance_statement"),
    and: [fieldIs("product_category", ...optionOf(CASE_TEMPLATE, "product_category", "New goods"))],
    action: capConfidence(70),
    law: ["eu-gpsr-art-22"],
  },
  {
    key: "taxed_in_high_risk_country",
    name: "Tax residence in a high-risk country",
    description: "The tax residence must be proven before sales are reported.",
    severity: "medium",
    when: fieldIs("tax_residence", ...HIGH_RISK_COUNTRIES),
    action: requestTask({
      description: "In which countries is your company resident for tax, and under which tax identification numbers?",
      response_type: "text",
      document_type: null,
    }),
    law: [...law.highRiskCountries, "eu-dac7-art-8ac-and-annex-v-dir-2011-16"],
  },
  {
    key: "website_not_its_own",
    name: "The shop cannot be linked to the trader",
    description: "The declared website does not answer, or names another company.",
    severity: "medium",
    when: categoryPresent(["website"]),
    action: capConfidence(80),
    law: ["eu-dsa-art-30", "eu-dsa-art-31"],
  },
];
