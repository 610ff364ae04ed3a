import { z } from "@hono/zod-openapi";
import { Uuid } from "../../http/fields.schemas.ts";
import { ALERT_SEVERITIES, PATTERN_TYPES } from "../../graph/motifs/index.ts";
import { TimeView } from "../cases/case.views.ts";
import { ALERT_STATUSES, DISMISS_REASONS } from "./alert.machine.ts";

const int = (min: number, max: number) => z.coerce.number<string>().int().min(min).max(max);

export const ListAlertsQuery = z.object({
  pattern_type: z.string().optional().openapi({ description: "Only alerts of this pattern, such as `phoenix`" }),
  severity: z.string().optional().openapi({ description: "Only alerts of this severity, such as `high`" }),
  status: z.string().default("active").openapi({ description: "Only alerts in this status" }),
  limit: int(1, 200).default(50).openapi({ description: "At most this many" }),
  offset: int(0, 1_000_000).default(0).openapi({ description: "Skip this many" }),
});

export const TrendsQuery = z.object({
  days: int(1, 365).default(30).openapi({ description: "Number of days up to today" }),
});

const AlertSummary = z.strictObject({
  id: Uuid,
  pattern_type: z.enum(PATTERN_TYPES),
  severity: z.enum(ALERT_SEVERITIES),
  status: z.enum(ALERT_STATUSES),
  title: z.string(),
  linked_case_ids: z.array(Uuid),
  created_at: TimeView,
  updated_at: TimeView,
});

export const AlertView = AlertSummary.openapi("Alert");

export const AlertDetailView = AlertSummary.extend({
  description: z.string(),
  evidence_snapshot: z.strictObject({
    entities: z.array(z.strictObject({ id: z.string(), type: z.string(), name: z.string() })),
    relationships: z.array(z.strictObject({ from: z.string(), to: z.string(), type: z.string(), source: z.string() })),
    motif_details: z.record(z.string(), z.unknown()),
  }),
}).openapi("AlertDetail");

export const AlertActionBody = z
  .strictObject({
    action: z.enum(["acknowledge", "dismiss"]),
    reason: z.enum(DISMISS_REASONS).optional(),
    reason_text: z.string().trim().max(10_000).optional(),
  })
  .superRefine((body, issue) => {
    if (body.action !== "dismiss") return;
    if (body.reason === undefined) {
      issue.addIssue({ code: "custom", path: ["reason"], message: "is required to dismiss an alert" });
    }
    if (body.reason === "other" && !body.reason_text) {
      issue.addIssue({ code: "custom", path: ["reason_text"], message: "is required with the reason other" });
    }
  })
  .openapi("AlertAction");

export const AlertActionView = z
  .strictObject({ status: z.enum(["acknowledged", "dismissed"]) })
  .openapi("AlertActionResult");

export const AlertStatsView = z
  .strictObject({ active_count: z.int(), critical_count: z.int(), cases_affected: z.int() })
  .openapi("AlertStats");

export const TrendsView = z
  .strictObject({
    period_days: z.int(),
    trend_data: z.array(
      z.strictObject({ date: z.iso.date(), risk_score: z.number().nullable(), alert_count: z.int() }),
    ),
    summary: z.strictObject({
      avg_risk: z.number().nullable(),
      max_risk: z.number().nullable(),
      total_alerts: z.int(),
    }),
  })
  .openapi("AlertTrends");
