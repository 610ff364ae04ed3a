import { z } from "@hono/zod-openapi";
import { CHECKS } from "../../domain/diligence/check.model.ts";
import { CountryCode, PAGING } from "../../http/fields.schemas.ts";

const Months = (max: number) => z.int().min(1).max(max);

const Days = (max: number) => z.record(z.string(), z.int().min(1).max(max));

const Codes = z.array(z.string().min(2).max(12)).max(500);

const Countries = z.array(CountryCode).max(250);

export const values = {
  owner_threshold_percent: z.number().min(1).max(25).openapi({
    description: "Per cent of shares or votes from which a natural person is a beneficial owner; the law's 25 at most",
  }),
  owner_threshold_inclusive: z.boolean().openapi({ description: "Whether exactly the threshold counts" }),
  prohibited_countries: Countries.openapi({
    description: "A seat, residence, customer or owner there makes the rating `prohibited`",
  }),
  high_risk_countries: Countries.openapi({
    description: "Those that the Union lists, which cannot be taken out, and the tenant's own",
  }),
  prohibited_activities: Codes.openapi({
    description: "Prefixes of NACE or MCC codes, as `nace:92` or `mcc:7995`; a bare code matches both",
  }),
  high_risk_activities: Codes,
  edd_triggers: z.array(z.string()).max(100).openapi({
    description: "Rating factors that require enhanced due diligence by themselves; those of the law stay",
  }),
};

/** Objects, of which a change may name some members only. */
export const objects = {
  review_months: { enhanced: Months(12), standard: Months(60), simplified: Months(60) },
  document_max_age_days: Days(3_650).openapi({ description: "Days by kind of document; `register` is a register" }),
  mandatory_checks: z
    .record(z.string(), z.array(z.enum(CHECKS)).max(CHECKS.length))
    .openapi({ description: "By template; those that the law requires stay" }),
  weights: z.record(z.string(), z.int().min(0).max(100)).openapi({ description: "Points by rating factor" }),
  due_days: Days(365).openapi({ description: "Days by status of a case" }),
  decision_due_days: Days(365).openapi({
    description: "Days from the opening of a case to its decision: `low`, `medium`, `high`, `prohibited`, `unrated`",
  }),
};

const PolicyChangeBody = z
  .strictObject({ ...values, ...objects, review_months: z.strictObject(objects.review_months).partial() })
  .partial()
  .openapi("PolicyChange");

export const PolicyBody = z
  .strictObject({ values: PolicyChangeBody, reason: z.string().trim().min(1).max(2_000) })
  .openapi("PolicyBody");

export const PolicyPreviewBody = z
  .strictObject({
    values: PolicyChangeBody,
    cursor: z.string().max(200).optional().openapi({ description: "`next_cursor` of the page before" }),
  })
  .openapi("PolicyPreviewBody");

export const PolicyVersionsQuery = z.object(PAGING);
