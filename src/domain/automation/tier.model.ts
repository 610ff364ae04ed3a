/** From the closest review to the lightest. */
export const TIERS = ["full_review", "guided_review", "express_approval"] as const;
export type Tier = (typeof TIERS)[number];

/** How closely one case is reviewed, and why where a rule says so. */
export interface CaseTier {
  readonly tier: Tier;
  readonly reasons: readonly string[];
  /** Sent to full review to see how an express officer decides unprompted. Shows in no answer before the decision. */
  readonly blindSample: boolean;
}
