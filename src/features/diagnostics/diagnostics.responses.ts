import { z } from "@hono/zod-openapi";
import { Uuid } from "../../http/fields.schemas.ts";
import { UNKNOWN_REASONS } from "../../sources/types.ts";
import { TimeView } from "../cases/case.responses.ts";
import { FAILURE_SEVERITIES, FEEDBACK_CATEGORIES, RECORD_KINDS, ROOT_CAUSES } from "./diagnosis.model.ts";

export const RecordedView = z.strictObject({ id: Uuid, status: z.literal("recorded") }).openapi("RecordedFeedback");

const RankedFailureView = z.strictObject({
  kind: z.enum(RECORD_KINDS),
  id: z.string(),
  name: z.string(),
  stage: z.string(),
  error_type: z.string().nullable(),
  effect: z.number().openapi({ description: "0 to 100: how much of the result it cost" }),
  why: z.string(),
});

export const FeedbackView = z
  .strictObject({
    id: Uuid,
    officer_id: z.string(),
    rating: z.int(),
    categories: z.array(z.enum(FEEDBACK_CATEGORIES)),
    comment: z.string().nullable(),
    root_cause: z.enum(ROOT_CAUSES).nullable(),
    severity: z.enum(FAILURE_SEVERITIES).nullable(),
    failure_stage: z.string().nullable(),
    suggested_action: z.string().nullable(),
    grounds: z
      .strictObject({
        certainty: z.enum(["named", "inferred"]).nullable().openapi({
          description:
            "`named`: the categories or clear words of the comment point to the record. `inferred`: only ambiguous words hint at it, or it is the failure with the greatest effect. Null: no record explains the rating, or an earlier version classified it",
        }),
        record: RankedFailureView.nullable().openapi({ description: "The record that cause and stage are of" }),
        others: z.array(RankedFailureView),
        read: z.array(z.string()).openapi({
          description:
            "Words of the comment that point to the record; beginnings of words, country codes and merchant categories included",
        }),
      })
      .nullable(),
    classified_at: TimeView.nullable(),
    created_at: TimeView,
  })
  .openapi("FeedbackEntry");

export const SessionsView = z
  .strictObject({
    case_id: Uuid,
    iterations: z.array(
      z.strictObject({
        iteration: z.int(),
        stage_count: z.int(),
        total_duration_ms: z.int(),
        success_count: z.int(),
        failed_count: z.int(),
        started_at: TimeView,
        completed_at: TimeView,
        avg_rating: z.number().nullable(),
        feedback_count: z.int(),
      }),
    ),
  })
  .openapi("DiagnosticsSessions");

const errorType = z.enum(UNKNOWN_REASONS).nullable();

export const IterationView = z
  .strictObject({
    case_id: Uuid,
    iteration: z.int(),
    total_duration_ms: z.int(),
    stages: z.array(
      z.strictObject({
        id: Uuid,
        stage: z.string(),
        sequence: z.int(),
        status: z.enum(["completed", "failed", "skipped"]),
        duration_ms: z.int(),
        details: z.record(z.string(), z.unknown()),
        error_type: errorType,
        parent_stage_id: Uuid.nullable(),
        created_at: TimeView,
      }),
    ),
    tool_invocations: z.array(
      z.strictObject({
        id: Uuid,
        case_id: Uuid,
        agent_name: z.string(),
        tool_name: z.string(),
        cost_category: z.enum(["free", "registry", "paid_api", "model"]),
        duration_ms: z.int(),
        success: z.boolean(),
        error_type: errorType,
        cost_eur: z.number(),
        tokens_used: z.int(),
        created_at: TimeView,
      }),
    ),
    audit_trail: z.array(
      z.strictObject({
        id: z.string(),
        event_type: z.string(),
        details: z.record(z.string(), z.unknown()),
        created_at: TimeView,
      }),
    ),
    governance_checks: z.array(
      z.strictObject({
        id: Uuid,
        event_type: z.string(),
        mechanism: z.string(),
        agent_name: z.string(),
        approved: z.boolean(),
        action: z.enum(["allow", "block", "cap", "escalate"]),
        violations: z.array(z.string()),
        created_at: TimeView,
      }),
    ),
    evoi_decisions: z.array(
      z.strictObject({
        id: Uuid,
        step_number: z.int(),
        decision_type: z.enum(["mandatory", "optional"]),
        candidate_agent: z.string(),
        evoi_value: z.number(),
        decision: z.enum(["run", "skip"]),
        reason: z.string(),
        created_at: TimeView,
      }),
    ),
    feedback: z.array(FeedbackView),
  })
  .openapi("DiagnosticsIteration");

export const DiagnosticsStatsView = z
  .strictObject({
    stage_reliability: z.array(
      z.strictObject({ stage: z.string(), total: z.int(), failed: z.int(), failure_rate: z.number() }),
    ),
    quality_trend: z.array(z.strictObject({ date: z.iso.date(), avg_rating: z.number(), count: z.int() })),
    root_cause_distribution: z.array(z.strictObject({ root_cause: z.enum(ROOT_CAUSES), count: z.int() })),
    source_reliability: z.array(
      z.strictObject({ tool_name: z.string(), total: z.int(), succeeded: z.int(), success_rate: z.number() }),
    ),
  })
  .openapi("DiagnosticsStats");
