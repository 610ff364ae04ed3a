import { requestTask, capConfidence, categoryPresent, gateEvidence, type RuleDraft, sourceMissing } from "../draft.ts";

/** What Belgian registers and tax law add for companies. */
export const BELGIAN_COMPANY_RULES: readonly RuleDraft[] = [
  {
    key: "register_silent",
    name: "The Crossroads Bank for Enterprises gave no answer",
    description: "Neither existence nor status nor who represents the company is confirmed.",
    severity: "high",
    when: sourceMissing("kbo"),
    action: gateEvidence(8),
    law: ["be-aml-2017-art-27", "be-cde-art-iii-49"],
  },
  {
    key: "not_in_the_register",
    name: "The register does not know the enterprise",
    description: "No business may be started in Belgium before it is registered.",
    severity: "high",
    when: categoryPresent(["identity"], "medium"),
    action: capConfidence(40),
    law: ["be-cde-art-iii-49", "be-aml-2017-art-33"],
  },
  {
    key: "debts_with_withholding",
    name: "Social or tax debts that oblige clients to withhold",
    description: "Whoever pays the company is jointly liable for the debts and must withhold part of its invoices.",
    severity: "high",
    when: categoryPresent(["social_debt", "tax_debt"]),
    action: requestTask({
      description: "What is the state of your accounts with the social security and tax authorities?",
      response_type: "text",
      document_type: null,
    }),
    law: ["be-30bis-art-30bis-par-3", "be-30bis-art-30bis-par-4", "be-cir92-402-art-402", "be-cir92-402-art-403"],
  },
  {
    key: "debt_status_unread",
    name: "The debt status could not be read",
    description: "Not read is not debt-free.",
    severity: "low",
    when: sourceMissing("inhoudingsplicht"),
    action: gateEvidence(20),
    law: ["be-30bis-art-30bis-par-4", "be-cir92-402-art-403"],
  },
  {
    key: "no_structured_invoices",
    name: "Not in the Peppol directory",
    description: "Belgian companies must exchange structured invoices since 1 January 2026.",
    severity: "low",
    when: categoryPresent(["peppol"]),
    action: requestTask({
      description: "Through which service does your company send and receive electronic invoices?",
      response_type: "text",
      document_type: null,
    }),
    law: ["be-einvoicing-art-3-vat-code-53-par-2bis"],
  },
];
