import {
  requestTask,
  capConfidence,
  documentMissing,
  fieldIs,
  flag,
  gateEvidence,
  optionOf,
  type RuleDraft,
} from "../draft.ts";
import type { Law } from "../law.ts";

const CASE_TEMPLATE = "crypto_asset_provider";

/** Rules for crypto-asset service providers: authorisation, custody, and the travel rule. */
export const cryptoRules = (law: Law): RuleDraft[] => [
  {
    key: "authorisation_not_shown",
    name: "No authorisation as a crypto-asset service provider",
    description: "Since the end of the transitional period the business requires an authorisation.",
    severity: "high",
    when: documentMissing("casp_authorisation"),
    action: capConfidence(30),
    law: ["eu-mica-art-59", "eu-mica-art-62"],
  },
  {
    key: "controls_not_shown",
    name: "No policy against money laundering",
    description: "Without it, the provider's controls against money laundering cannot be assessed.",
    severity: "high",
    when: documentMissing("aml_policy"),
    action: gateEvidence(10),
    law: [...law.riskAssessment, "eu-mica-art-68"],
  },
  {
    key: "custody_not_described",
    name: "Custody without a custody policy",
    description: "Clients' assets must be segregated and traceable.",
    severity: "medium",
    when: documentMissing("custody_policy"),
    and: [fieldIs("main_crypto_service", ...optionOf(CASE_TEMPLATE, "main_crypto_service", "Custody"))],
    action: flag("document"),
    law: ["eu-mica-art-70", "eu-mica-art-75"],
  },
  {
    key: "transfers_without_information",
    name: "Transfers without originator and beneficiary information",
    description: "The customer states that transfers do not always carry this information.",
    severity: "high",
    when: fieldIs("sends_transfer_information", "no"),
    action: flag("activity"),
    law: ["eu-tfr-art-14", "eu-tfr-art-16"],
  },
  {
    key: "self_hosted_wallets",
    name: "Transfers with self-hosted wallets",
    description: "The controls on such transfers must be assessed.",
    severity: "medium",
    when: fieldIs("self_hosted_wallets", "yes"),
    action: requestTask({
      description: "Please describe the checks you make on transfers from and to self-hosted wallets.",
      response_type: "text",
      document_type: null,
    }),
    law: ["eu-tfr-art-14", "eu-amlr-art-40"],
  },
  {
    key: "anonymity_enhancing_assets",
    name: "Deals in assets with built-in anonymity",
    description: "Accounts that allow the anonymisation of transactions are being banned in the Union.",
    severity: "high",
    when: fieldIs("anonymity_enhancing_assets", "yes"),
    action: flag("activity"),
    law: ["eu-amlr-art-79", ...law.enhancedDiligence],
  },
];
