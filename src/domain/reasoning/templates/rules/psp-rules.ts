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
import { UNLICENSED_TRADES } from "../../../diligence/rating/declared-trade.model.ts";
import type { Law } from "../law.ts";

const CASE_TEMPLATE = "psp_merchant_onboarding";

/** Rules for merchants of a payment service provider: what they sell, how, and to which account payouts go. */
export const pspRules = (law: Law): RuleDraft[] => [
  {
    key: "payment_service_ended",
    name: "Contract terminated by a payment service provider",
    description: "The earlier provider's reasons must be known before the merchant is accepted.",
    severity: "medium",
    when: fieldIs("payment_service_ended", "yes"),
    action: flag("activity"),
    law: [...law.riskAssessment, ...law.purpose],
  },
  {
    key: "late_delivery_by_young_company",
    name: "Young company with long delivery times",
    description: "Payers lose payments made long before delivery if the merchant fails.",
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
    description: "Payouts may only go to the merchant's own account.",
    severity: "high",
    when: documentMissing("bank_account_proof"),
    action: gateEvidence(14),
    law: [...law.identification, "eu-tfr-art-4"],
  },
  {
    key: "high_risk_activity_without_licence",
    name: "High-risk activity without a licence",
    description: "Card schemes or supervisors classify the activity as high risk, and no licence is on file.",
    severity: "high",
    // That two trades differ or cannot be compared, where the customers are, an answer that changed, or words that an officer has to
    // read, is no activity that a licence is for; over the counter, tobacco or scrap needs none.
    when: categoryPresent(["activity"], "medium", [
      "activity_differs",
      "customers_high_risk_country",
      "answer_taken_back",
      "customers_restricted_place",
      "activity_not_compared",
      "own_words_ask",
      "answer_not_read",
      "turnover_passed_on",
      UNLICENSED_TRADES,
    ]),
    and: [documentMissing("business_licence")],
    action: boostTo("high"),
    law: law.riskAssessment,
  },
  {
    key: "news_to_explain",
    name: "Adverse media on the merchant or its people",
    description: "The merchant must explain its business, because the media report on it.",
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
