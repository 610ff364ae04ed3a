import { z } from "@hono/zod-openapi";
import { RISK_LEVELS } from "../../domain/diligence/rating.model.ts";
import { REVIEW_TRIGGERS } from "../../domain/reviews/review.model.ts";
import { Uuid, WorkflowId } from "../../http/fields.schemas.ts";
import { TimeView } from "./case.responses.ts";

const Trigger = z.enum(REVIEW_TRIGGERS);

export const ReviewOfView = z
  .strictObject({
    relationship_id: Uuid,
    workflow_id: WorkflowId.openapi({ description: "The last approved case of the customer" }),
    trigger: Trigger,
    reason: z.string(),
  })
  .openapi("ReviewOf");

const Level = z.enum(RISK_LEVELS).nullable();

const CarriedView = z.strictObject({ document_id: Uuid, filename: z.string(), dated: z.iso.date() });

export const SinceView = z
  .strictObject({
    decision: z.enum(["approve", "approve_with_restrictions"]),
    decided_at: TimeView,
    restrictions: z.array(z.string()),
    rating_before: Level,
    rating_now: Level.openapi({ description: "Null before the first investigation of the review, and while withheld" }),
    parties_joined: z.array(z.string()).nullable().openapi({
      description: "Named now and not then; null before the first investigation of the review",
    }),
    parties_left: z.array(z.string()).nullable().openapi({
      description: "Named then and not now; null where no register has answered",
    }),
    documents_carried: z.array(CarriedView).openapi({ description: "Still good, and copied to the review" }),
    documents_renewed: z.array(z.strictObject({ filename: z.string(), requirement: z.string(), dated: z.iso.date() })),
    asked_documents: z.array(z.string()),
    asked_questions: z.array(z.string()),
    triggers: z.array(
      z.strictObject({ trigger: Trigger, reason: z.string(), event_id: Uuid.nullable(), at: TimeView }),
    ),
  })
  .openapi("SinceLastDecision");

/** Of a case's detail; both null for a case that is no review. */
export const ReviewOfViews = {
  review_of: ReviewOfView.nullable().openapi({ description: "Null for a case that is no review" }),
  since_last_decision: SinceView.nullable().openapi({ description: "Null for a case that is no review" }),
};
