import { z } from "@hono/zod-openapi";
import { isEeaCountry } from "../cases/countries.ts";
import { findTemplate } from "../../domain/templates/index.ts";
import { TIERS } from "../../domain/automation/tier.model.ts";

export const TierName = z.enum(TIERS);

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
