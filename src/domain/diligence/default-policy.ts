import { HIGH_RISK_COUNTRIES } from "../reasoning/templates/high-risk-countries.ts";
import type { CheckName } from "./check.model.ts";
import { DEFAULT_WEIGHTS, LEGAL_EDD_TRIGGERS } from "./rating/weights.ts";
import type { Policy, PolicyValues } from "./policy.model.ts";

const COMPANY: readonly CheckName[] = [
  "registration",
  "status",
  "representatives",
  "beneficial_owners",
  "screening",
  "purpose",
  "documents",
];
const PERSON: readonly CheckName[] = ["identity", "screening", "purpose", "documents"];

/** The policy of a tenant that has set none. */
export const DEFAULT_POLICY_VALUES: PolicyValues = {
  // AMLR art. 52: 25 % or more. The Law says more than 25 %; a tenant may exclude the threshold itself.
  owner_threshold_percent: 25,
  owner_threshold_inclusive: true,
  review_months: { enhanced: 12, standard: 36, simplified: 60 },
  document_max_age_days: {
    register: 90,
    register_extract: 92,
    ubo_extract: 92,
    proof_of_address: 92,
    bank_account_certificate: 92,
    annual_accounts: 730,
    screening_report: 30,
  },
  prohibited_countries: [],
  high_risk_countries: HIGH_RISK_COUNTRIES,
  prohibited_activities: [],
  high_risk_activities: [],
  edd_triggers: LEGAL_EDD_TRIGGERS,
  mandatory_checks: {
    psp_merchant_onboarding: COMPANY,
    marketplace_seller: COMPANY,
    crypto_asset_provider: COMPANY,
    fiduciary_client: COMPANY,
    kyc_natural_person: PERSON,
  },
  weights: DEFAULT_WEIGHTS,
  due_days: {},
  decision_due_days: {},
};

export const DEFAULT_POLICY: Policy = { version: 0, values: DEFAULT_POLICY_VALUES };
