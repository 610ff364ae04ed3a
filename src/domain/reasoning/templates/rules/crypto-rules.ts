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

/** Crypto-asset service providers: authorisation, custody, and the information that travels with a transfer. */
export const cryptoRules = (law: Law): RuleDraft[] => [
  {
    key: "authorisation_not_shown",
    name: "No authorisation as a crypto-asset service provider",
    description: "Since the end of the transitional period the business may not be carried on without one.",
    severity: "high",
    when: documentMissing("casp_authorisation"),
    action: capConfidence(30),
    law: ["eu-mica-art-59", "eu-mica-art-62"],
  },
  {
    key: "controls_not_shown",
    name: "No policy against money laundering",
    description: "How the provider meets its own duties cannot be judged.",
    severity: "high",
    when: documentMissing("aml_policy"),
    action: gateEvidence(10),
    law: [...law.riskAssessment, "eu-mica-art-68"],
  },
  {
    key: "custody_not_described",
    name: "Custody without a custody policy",
    description: "Clients' assets must be kept apart and traceable.",
    severity: "medium",
    when: documentMissing("custody_policy"),
    and: [fieldIs("main_crypto_service", ...optionOf(CASE_TEMPLATE, "main_crypto_service", "Custody"))],
    action: flag("document"),
    law: ["eu-mica-art-70", "eu-mica-art-75"],
  },
  {
    key: "transfers_without_information",
    name: "Transfers travel without the details of their parties",
    description: "The customer says that originator and beneficiary are not always sent along.",
    severity: "high",
    when: fieldIs("sends_transfer_information", "no"),
    action: flag("activity"),
    law: ["eu-tfr-art-14", "eu-tfr-art-16"],
  },
  {
    key: "self_hosted_wallets",
    name: "Transfers with self-hosted wallets",
    description: "The controls on such transfers must be known.",
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
