import { requestTask, capConfidence, categoryPresent, gateEvidence, type RuleDraft, sourceMissing } from "../draft.ts";

/** Rules for companies from Belgian registers and tax law. */
export const BELGIAN_COMPANY_RULES: readonly RuleDraft[] = [
  {
    key: "register_silent",
    name: "The Crossroads Bank for Enterprises did not answer",
    description: "The company's existence, status and representatives are not confirmed.",
    severity: "high",
    when: sourceMissing("kbo"),
    action: gateEvidence(8),
    law: ["be-aml-2017-art-27", "be-cde-art-iii-49"],
  },
  {
    key: "not_in_the_register",
    name: "The enterprise is not in the register",
    description: "An enterprise must be registered before it starts business in Belgium.",
    severity: "high",
    when: categoryPresent(["identity"], "medium"),
    action: capConfidence(40),
    law: ["be-cde-art-iii-49", "be-aml-2017-art-33"],
  },
  {
    key: "debts_with_withholding",
    name: "Social or tax debts with a duty to withhold",
    description: "Clients of the company are jointly liable for its debts and must withhold part of each invoice.",
    severity: "high",
    when: categoryPresent(["social_debt", "tax_debt"]),
    action: requestTask({
      description: "Please describe the state of your tax and social security payments and any plan agreed.",
      response_type: "text",
      document_type: null,
    }),
    law: ["be-30bis-art-30bis-par-3", "be-30bis-art-30bis-par-4", "be-cir92-402-art-402", "be-cir92-402-art-403"],
  },
  {
    key: "debt_status_unread",
    name: "The debt status could not be read",
    description: "The company may have social or tax debts.",
    severity: "low",
    when: sourceMissing("inhoudingsplicht"),
    action: gateEvidence(20),
    law: ["be-30bis-art-30bis-par-4", "be-cir92-402-art-403"],
  },
  {
    key: "no_structured_invoices",
    name: "Not in the Peppol directory",
    description: "Since 1 January 2026 Belgian companies must exchange structured invoices.",
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
