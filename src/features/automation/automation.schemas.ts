import { z } from "@hono/zod-openapi";
import { CountryCode } from "../../http/fields.schemas.ts";
import { isEeaCountry } from "../cases/countries.ts";
import { findTemplate } from "../../domain/templates/index.ts";
import { TIERS } from "../../domain/automation/tier.model.ts";

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

export const ReleaseQuery = z.object({
  officer_id: name.optional().openapi({ description: "The officer; the caller by default" }),
});
