import { z } from "@hono/zod-openapi";
import { CountryCode } from "../../http/fields.schemas.ts";
import { DIVERSITY_GAPS } from "../../domain/automation/tier.rules.ts";
import { TierName } from "./automation.schemas.ts";

const TierStatsView = z.strictObject({
  officer_id: z.string(),
  template_id: z.string(),
  country: CountryCode,
  current_tier: TierName,
  earned_tier: TierName,
  forced_tier: TierName.nullable(),
  cases_completed: z.int(),
  agreement_rate: z.number().min(0).max(1),
  promotion: z
    .strictObject({
      to: TierName,
      missing: z.array(z.enum(DIVERSITY_GAPS)).openapi({
        description: "What the counted decisions lack; a manager can confirm the promotion when it is empty",
      }),
      distinct_customers: z.int().openapi({ description: "At least 10 are needed" }),
      top_sector_share: z.number().min(0).max(1).openapi({
        description: "Share of the customers in the most frequent sector (NACE section); at most 0.5",
      }),
      days: z.int().openapi({ description: "Days on which the decisions were taken; at least 7 are needed" }),
    })
    .nullable()
    .openapi({ description: "The earned tier that no manager has confirmed; null where there is none" }),
});

export const TierView = TierStatsView.extend({
  forced_by: z.string().nullable(),
  force_reason: z.string().nullable(),
}).openapi("TierState");

export const AutomationStatsView = z
  .strictObject({
    officer_id: z.string(),
    tier_counts: z.strictObject({ full_review: z.int(), guided_review: z.int(), express_approval: z.int() }),
    total_combos: z.int(),
    tiers: z.array(TierStatsView),
  })
  .openapi("AutomationStats");
