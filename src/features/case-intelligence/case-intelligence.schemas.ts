import { z } from "@hono/zod-openapi";
import { CountryCode, Uuid, WorkflowId } from "../../http/fields.schemas.ts";
import { TimeView } from "../cases/case.views.ts";

const Score = z.number().min(0).max(1);

export const CaseIntelligenceQuery = z.object({
  retry: z
    .stringbool()
    .default(false)
    .openapi({ type: "boolean", default: false, description: "Write the assessment again" }),
});

export const CaseIntelligenceView = z
  .strictObject({
    assessment: z
      .strictObject({
        summary: z.string(),
        pattern: z.enum(["approved", "rejected", "mixed", "insufficient"]),
        key_differences: z.array(z.string()).max(3),
        assessment_confidence: Score,
        similar_count: z.int(),
        approved_count: z.int(),
        generated_at: TimeView,
        model_used: z.string(),
      })
      .nullable(),
    assessment_status: z.enum(["ready", "generating", "failed"]),
    similar_cases: z.array(
      z.strictObject({
        workflow_id: WorkflowId,
        company_name: z.string(),
        registration_number: z.string(),
        country: CountryCode,
        template_type: z.string(),
        risk_score: Score.nullable(),
        outcome: z.enum(["approved", "rejected", "follow_up", "escalated", "pending"]),
        decided_at: TimeView.nullable(),
        similarity_score: Score,
        key_shared_factors: z.array(z.string()),
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
