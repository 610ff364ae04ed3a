import type { RiskTier } from "../case/case.model.ts";

/** Codes by why they carry risk. Card schemes publish the first three as tiers of their integrity programmes. */
const FLAGGED: Readonly<Record<string, { readonly tier: RiskTier; readonly codes: readonly string[] }>> = {
  card_scheme_tier_1: { tier: "high", codes: ["5967", "7273", "7995", "5122", "5912"] },
  card_scheme_tier_2: { tier: "high", codes: ["6051", "6012", "4816", "5816"] },
  card_scheme_tier_3: { tier: "high", codes: ["6211", "5966", "5968", "5993"] },
  card_scheme_specialty: { tier: "high", codes: ["5962", "7801", "7802", "9406"] },
  money_movement: {
    tier: "high",
    codes: ["4829", "6010", "6011", "6050", "6532", "6533", "6534", "6536", "6537", "6538", "6540"],
  },
  high_value_goods: { tier: "medium", codes: ["5094", "5933", "5944", "5932", "5971", "5972", "7631"] },
  cash_intensive: {
    tier: "medium",
    codes: ["5813", "7297", "7800", "7542", "7211", "7230", "4121", "5921", "5511", "5521"],
  },
  real_estate: { tier: "medium", codes: ["6513", "7012"] },
  delayed_delivery: { tier: "medium", codes: ["4511", "4722", "5712", "7922", "5963", "5964", "5969"] },
};

/** What a code by itself says about risk. */
export function mccRisk(code: string): { readonly tier: RiskTier; readonly flags: readonly string[] } {
  const hits = Object.entries(FLAGGED).filter(([, { codes }]) => codes.includes(code));
  const tier = hits.some(([, hit]) => hit.tier === "high") ? "high" : hits.length > 0 ? "medium" : "low";
  return { tier, flags: hits.map(([flag]) => flag) };
}
