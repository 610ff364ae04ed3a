import { z } from "@hono/zod-openapi";
import { TIERS } from "../../domain/automation/tier.model.ts";
import { RISK_LEVELS } from "../../domain/diligence/rating.model.ts";
import { CountryCode, PAGING, Uuid, WorkflowId } from "../../http/fields.schemas.ts";
import { WorkViews } from "./assignment.schemas.ts";
import { NEWEST_FIRST, SORTS } from "./case-sort.rules.ts";
import { CaseStatusView, TimeView } from "./case.views.ts";
import { ReviewOfViews } from "./review-of.views.ts";
import { Withheld } from "./review.schemas.ts";

export const ListCasesQuery = z.object({
  status: z
    .string()
    .max(500)
    .optional()
    .openapi({ description: "Only cases in this status, such as `REVIEW_PENDING`, or in one of several, by commas" }),
  country: z.string().optional().openapi({ description: "Only cases of this country, ISO 3166-1 alpha-2" }),
  q: z.string().max(200).optional().openapi({
    description: "Part of the name or the registration number, or of the name of a person or company behind it",
  }),
  case_id: z.string().max(4_000).optional().openapi({
    description: "Only the case with this id, or with one of several, by commas",
  }),
  review: z.literal("true").optional().openapi({
    description: "Only reviews of customers who were approved before. `total` counts at most 1,000 of them",
  }),
  assignee: z.string().min(1).max(255).optional().openapi({
    description:
      "Only cases assigned to the caller or to an officer whose substitute the caller is today (`me`), to nobody (`none`), or to the officer with this id",
  }),
  due_before: z
    .union([z.iso.datetime({ offset: true }), z.iso.date()])
    .optional()
    .openapi({ description: "Only cases that are due before this time or day" }),
  rating: z.string().max(100).optional().openapi({
    description:
      "Only cases with this risk rating, such as `high`, or one of several, by commas. A withheld one is none",
  }),
  sort: z.enum(SORTS).default(NEWEST_FIRST).openapi({
    description: "Order; `-` reverses it. What a case does not have comes last",
  }),
  cursor: z.string().min(1).max(1_000).optional().openapi({
    description: "`next_cursor` of the page before, in the same order; `page` is ignored then",
  }),
  ...PAGING,
});

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
