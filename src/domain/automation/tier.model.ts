/** From the most to the least thorough review. */
export const TIERS = ["full_review", "guided_review", "express_approval"] as const;
export type Tier = (typeof TIERS)[number];

/** The review tier of one case, with the rules that raised it. */
export interface CaseTier {
  readonly tier: Tier;
  readonly reasons: readonly string[];
  /** Sent to full review to measure how an express officer decides without a prompt. Not shown before the decision. */
  readonly blindSample: boolean;
}
