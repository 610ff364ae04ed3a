import type { CaseStatus } from "../case/case.model.ts";
import type { CheckName } from "./check.model.ts";
import type { Regime, RiskLevel } from "./rating.model.ts";

/** A tenant's rules for due diligence: thresholds, weights, ages, countries and trades. */
export interface PolicyValues {
  /** Per cent of shares or votes from which a natural person is a beneficial owner. */
  readonly owner_threshold_percent: number;
  /** Whether exactly the threshold counts (AMLR: 25 % or more; the Law: more than 25 %). */
  readonly owner_threshold_inclusive: boolean;
  readonly review_months: Readonly<Record<Regime, number>>;
  /** Days by kind of document or source, such as `register_extract`. */
  readonly document_max_age_days: Readonly<Record<string, number>>;
  /** ISO 3166-1 alpha-2. */
  readonly prohibited_countries: readonly string[];
  /** Beside the countries that the Union lists, which cannot be taken out. */
  readonly high_risk_countries: readonly string[];
  /** Prefixes of NACE or MCC codes, as `nace:92` or `mcc:7995`; a bare code matches both. */
  readonly prohibited_activities: readonly string[];
  readonly high_risk_activities: readonly string[];
  /** Rating factors that by themselves require enhanced due diligence. */
  readonly edd_triggers: readonly string[];
  /** Mandatory checks by template. */
  readonly mandatory_checks: Readonly<Record<string, readonly CheckName[]>>;
  /** Points by rating factor, 0 to 100. */
  readonly weights: Readonly<Record<string, number>>;
  readonly due_days: Readonly<Partial<Record<CaseStatus, number>>>;
  /** Days from the opening of a case to its decision, by rating; `unrated` without one, or while it is withheld. */
  readonly decision_due_days: Readonly<Partial<Record<RiskLevel | "unrated", number>>>;
}

/** A version of a tenant's policy. Version 0 is the default, which nobody wrote. */
export interface Policy {
  readonly version: number;
  readonly values: PolicyValues;
}
