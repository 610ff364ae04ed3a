import { plural, texts } from "../../language/language.ts";

/** Words of the page of the policy. */
export const POLICY = texts("policy", {
  title: "Policy",
  edit: "Edit…",
  unwritten: "The default policy: no version has been written.",
  readOnly: "Only a compliance manager can change it.",
  byDefault: (text: string) => `(default: ${text})`,
  none: "none",
  notSet: "not set",
  yes: "yes",
  no: "no",
  sections: {
    owners: {
      title: "Beneficial owners",
      hint: "Per cent of shares or votes from which a natural person is a beneficial owner; the law allows 25 at most.",
    },
    review_months: { title: "Next review", hint: "Months after the decision, by due diligence." },
    countries: {
      title: "Countries",
      hint: "Two-letter codes, one per line. Countries that the Union lists as high risk cannot be removed.",
    },
    activities: {
      title: "Activities",
      hint: "Beginnings of NACE or MCC codes, one per line, such as nace:92 or mcc:7995.",
    },
    mandatory_checks: {
      title: "Mandatory checks",
      hint: "By template. Checks that the law requires cannot be removed.",
    },
    edd_triggers: {
      title: "Enhanced due diligence",
      hint: "Rating factors that require it by themselves, one per line. Those of the law cannot be removed.",
    },
    document_max_age_days: { title: "Age of documents", hint: "Days after which they are out of date." },
    due_days: { title: "Due dates", hint: "Days that a case may stay in a status." },
    decision_due_days: {
      title: "Decision dates",
      hint: "Days from the opening of a case to its decision, by its rating.",
    },
    weights: { title: "Weights", hint: "Points of each rating factor, 0 to 100." },
  },
  fields: {
    owner_threshold_percent: "Threshold in per cent",
    owner_threshold_inclusive: "Exactly the threshold counts",
    prohibited_countries: "Prohibited countries",
    high_risk_countries: "High-risk countries",
    prohibited_activities: "Prohibited activities",
    high_risk_activities: "High-risk activities",
    edd_triggers: "Factors",
  },
  regimes: { simplified: "Simplified", standard: "Standard", enhanced: "Enhanced" },
  register: "Register",
  templates: {
    psp_merchant_onboarding: "PSP merchant onboarding",
    marketplace_seller: "Marketplace seller",
    crypto_asset_provider: "Crypto asset provider",
    fiduciary_client: "Fiduciary client",
    kyc_natural_person: "KYC natural person",
  },
  editor: {
    save: "Save the policy",
    title: "Preview and save",
    unchanged: "Nothing is changed yet.",
    previewFirst: "Preview the changes: which open cases get another rating, and why.",
    preview: "Preview the changes",
    reason: "Reason of the change",
    saveVersion: "Save as a new version",
    discard: "Discard",
  },
  preview: {
    changed: (cases: number, examined: number) =>
      `${cases} of ${plural(examined, `${examined} examined case`, `${examined} examined cases`)} would get another rating.`,
    more: "There are more open cases.",
    label: "Cases whose rating would change",
    columns: ["Case", "Today", "Then", "Why"],
    examineMore: "Examine more cases",
  },
} as const);
