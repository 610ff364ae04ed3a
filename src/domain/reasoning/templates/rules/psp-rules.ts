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
  sourcePresent,
  youngerThan,
} from "../draft.ts";
import type { Law } from "../law.ts";

const CASE_TEMPLATE = "psp_merchant_onboarding";

/** Merchants of a payment service provider: what is sold, how, and where the money goes. */
export const pspRules = (law: Law): RuleDraft[] => [
  {
    key: "payment_service_ended",
    name: "A payment service provider ended the contract before",
    description: "The reasons of the earlier provider must be known before the merchant is taken on.",
    severity: "medium",
    when: fieldIs("payment_service_ended", "yes"),
    action: flag("activity"),
    law: [...law.riskAssessment, ...law.purpose],
  },
  {
    key: "late_delivery_by_young_company",
    name: "Long delivery times at a young company",
    description: "Payments taken long before delivery are lost to the payers if the merchant fails.",
    severity: "medium",
    when: fieldIs("delivery_time", ...optionOf(CASE_TEMPLATE, "delivery_time", "More than a month")),
    and: [youngerThan(730)],
    action: requestTask({
      description: "Please send us your latest annual accounts or a forecast of your cash flow.",
      response_type: "document",
      document_type: "annual_accounts",
    }),
    law: law.riskAssessment,
  },
  {
    key: "settlement_account_unproven",
    name: "The settlement account is not proven",
    description: "Payouts may only go to an account that is the merchant's own.",
    severity: "high",
    when: documentMissing("bank_account_proof"),
    action: gateEvidence(14),
    law: [...law.identification, "eu-tfr-art-4"],
  },
  {
    key: "high_risk_activity_without_licence",
    name: "High-risk activity and no licence shown",
    description: "An activity that card schemes or supervisors name as high risk, without a permit in the file.",
    severity: "high",
    when: categoryPresent(["activity"], "medium"),
    and: [documentMissing("business_licence")],
    action: boostTo("high"),
    law: law.riskAssessment,
  },
  {
    key: "news_to_explain",
    name: "News about the merchant or its people",
    description: "What the media report is put to the file, and the merchant's business is looked at again.",
    severity: "medium",
    when: sourcePresent(["adverse_media"]),
    action: requestTask({
      description: "Please describe your activity, your main customers and your main suppliers.",
      response_type: "text",
      document_type: null,
    }),
    law: law.monitoring,
  },
];
