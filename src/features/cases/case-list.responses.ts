import { z } from "@hono/zod-openapi";
import { TIERS } from "../../domain/automation/tier.model.ts";
import { RISK_LEVELS } from "../../domain/diligence/rating.model.ts";
import { CountryCode, Uuid, WorkflowId } from "../../http/fields.schemas.ts";
import { WorkViews } from "./assignment.responses.ts";
import { CaseStatusView, TimeView } from "./case.responses.ts";
import { ReviewOfViews } from "./review-of.responses.ts";
import { Withheld } from "./review.responses.ts";

export const CaseListView = z
  .strictObject({
    cases: z.array(
      z.strictObject({
        case_id: Uuid,
        workflow_id: WorkflowId,
        company_name: z.string(),
        registration_number: z.string().nullable(),
        country: CountryCode,
        template_id: z.string(),
        status: CaseStatusView,
        current_iteration: z.int(),
        created_at: TimeView,
        updated_at: TimeView,
        latest_risk_score: z.number().nullable(),
        active_alerts: z.int().openapi({ description: "Active alerts that name the case" }),
        review_tier: z.enum(TIERS).nullable().openapi({ description: "Null before the first review" }),
        express: z.boolean().openapi({
          description: "Whether the caller's tier lets the decision be taken from the list, as things stand now",
        }),
        withheld: Withheld,
        review_of: ReviewOfViews.review_of,
        rating: z.enum(RISK_LEVELS).nullable().openapi({ description: "Null without one, and while it is withheld" }),
        rating_by_earlier_policy: z.boolean().openapi({
          description:
            "Whether the policy changed since the rating of an undecided case, so that an approval may be rated otherwise",
        }),
        ...WorkViews,
      }),
    ),
    next_cursor: z.string().nullable().openapi({ description: "Null on the last page" }),
    counts: z.record(z.string(), z.int()).openapi({
      description:
        "Cases by status, of all that match the filter whatever their status; a status without a case is left out",
    }),
    total: z.int(),
    page: z.int(),
    per_page: z.int(),
  })
  .openapi("CaseList");
