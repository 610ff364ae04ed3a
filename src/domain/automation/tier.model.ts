/** From the most to the least thorough review. */
export const TIERS = ["full_review", "guided_review", "express_approval"] as const;
export type Tier = (typeof TIERS)[number];

/** The review tier of one case, with the rules that raised it. */
export interface CaseTier {
  readonly tier: Tier;
  readonly reasons: readonly string[];
  /** Drawn to measure how its officer decides without a prompt. */
  readonly blindSample: boolean;
  /** Whether its officer decides provisionally before the judgement is shown; absent where not. */
  readonly asksProvisional?: true;
}
