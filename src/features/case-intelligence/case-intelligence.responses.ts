import { z } from "@hono/zod-openapi";
import { CountryCode, Uuid, WorkflowId } from "../../http/fields.schemas.ts";
import { TimeView } from "../cases/case.responses.ts";

const Score = z.number().min(0).max(1);

const OutcomeSchema = z.enum(["approved", "rejected", "follow_up", "escalated", "pending"]);

const RestrictedSchema = z
  .boolean()
  .nullable()
  .openapi({ description: "Whether an approval is with restrictions; null where that is not recorded" });

const Count = z.int().min(0);

const AssessmentView = z.strictObject({
  version: z.int().openapi({ description: "A change among the similar cases gives the next version" }),
  summary: z.string(),
  pattern: z.enum(["approved", "rejected", "mixed", "insufficient"]),
  key_differences: z.array(z.string()).max(3),
  assessment_confidence: Score,
  similar_count: Count,
  approved_count: Count,
  outcome_counts: z.strictObject({
    approved: Count,
    approved_with_restrictions: Count,
    rejected: Count,
    follow_up: Count,
    escalated: Count,
    pending: Count,
  }),
  restrictions_not_recorded: Count,
  neighbours: z.array(
    z.strictObject({
      workflow_id: WorkflowId.nullable().openapi({ description: "Null once that case was deleted" }),
      outcome: OutcomeSchema,
      restricted: RestrictedSchema,
      similarity_score: Score,
    }),
  ),
  changes: z.array(
    z.strictObject({
      workflow_id: WorkflowId.nullable().openapi({ description: "Null for a case that was deleted" }),
      change: z.enum(["joined", "left", "outcome", "restrictions", "similarity"]),
      from: z.string().nullable(),
      to: z.string().nullable(),
    }),
  ),
  generated_at: TimeView,
  model_used: z.string(),
});

export const CaseIntelligenceView = z
  .strictObject({
    assessment: AssessmentView.nullable(),
    assessment_status: z.enum(["ready", "generating", "failed"]),
    earlier_assessments: z.array(AssessmentView),
    similar_cases: z.array(
      z.strictObject({
        workflow_id: WorkflowId,
        company_name: z.string(),
        registration_number: z.string(),
        country: CountryCode,
        template_type: z.string(),
        risk_score: Score.nullable(),
        outcome: OutcomeSchema,
        restricted: RestrictedSchema,
        decided_at: TimeView.nullable(),
        similarity_score: Score,
        key_shared_factors: z.array(z.string()),
        finding_categories: z.array(z.string()).nullable(),
        age: z.string().nullable(),
        size: z.string().nullable(),
      }),
    ),
    applicable_rules: z.array(
      z.strictObject({
        text: z.string(),
        scope: z.string(),
        trigger: z.string().nullable(),
        action: z.string().nullable(),
        risk_rationale: z.string().nullable(),
        source: z.enum(["auto-learned", "officer-taught"]),
        created_at: TimeView.nullable(),
      }),
    ),
    hidden_rules: z
      .strictObject({ count: z.int(), finding_categories: z.array(z.string()) })
      .nullable()
      .openapi({
        description:
          "Rules in officers' own words that would apply and are not shown, because findings of these categories are decided on their own. `null`: none is hidden",
      }),
    officer_corrections: z.array(
      z.strictObject({
        id: Uuid,
        finding_category: z.string(),
        description: z.string(),
        signal_type: z.enum(["finding_confirmed", "finding_rejected"]),
        rejection_reason: z.string().nullable(),
        created_at: TimeView,
        has_analysis: z.boolean(),
      }),
    ),
  })
  .openapi("CaseIntelligence");
