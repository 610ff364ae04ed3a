import { z } from "@hono/zod-openapi";
import { CountryCode } from "../../http/fields.schemas.ts";
import { isEeaCountry } from "../cases/countries.ts";
import { findTemplate } from "../../domain/templates/index.ts";
import { TIERS } from "../../domain/automation/tier.model.ts";
import { DIVERSITY_GAPS } from "../../domain/automation/tier.rules.ts";

const TierName = z.enum(TIERS);

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

const name = z.string().min(1).max(255);

/** Only where a case can be: a tier that is forced beside the mark would force nothing, and look as if it did. */
export const OverrideBody = z
  .strictObject({
    officer_id: name,
    template_id: z.string().refine((id) => findTemplate(id) !== undefined, "is not a known template"),
    country: z.string().refine(isEeaCountry, "is not a supported EEA country (ISO 3166-1 alpha-2)"),
    reason: z.string().max(10_000),
    forced_tier: TierName.default("full_review"),
  })
  .openapi("TierOverride");

export const PromotionBody = z
  .strictObject({
    officer_id: name,
    template_id: z.string().refine((id) => findTemplate(id) !== undefined, "is not a known template"),
    country: z.string().refine(isEeaCountry, "is not a supported EEA country (ISO 3166-1 alpha-2)"),
  })
  .openapi("TierPromotion");

export const TeamQuery = z.object({
  officer_id: name.optional().openapi({ description: "Only the tiers of this officer" }),
});

export const ReleaseQuery = z.object({
  officer_id: name.optional().openapi({ description: "The officer; the caller by default" }),
});
