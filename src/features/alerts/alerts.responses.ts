import { z } from "@hono/zod-openapi";
import { Uuid } from "../../http/fields.schemas.ts";
import { ALERT_SEVERITIES, PATTERN_TYPES } from "../../graph/motifs/index.ts";
import { TimeView } from "../cases/case.responses.ts";
import { ALERT_STATUSES } from "./alert.machine.ts";
import { RESOLUTIONS } from "./alert.model.ts";

const Member = z.strictObject({ id: z.string(), type: z.string(), name: z.string() });

const AlertSummary = z.strictObject({
  id: Uuid,
  pattern_type: z.enum(PATTERN_TYPES),
  severity: z.enum(ALERT_SEVERITIES),
  status: z.enum(ALERT_STATUSES).openapi({ description: "`resolved`: the pattern does not hold any more" }),
  title: z.string(),
  linked_case_ids: z.array(Uuid),
  story_id: Uuid.openapi({ description: "Alerts about the same persons, addresses or companies share it" }),
  partial: z.boolean().openapi({ description: "Not everything around it was read: there may be more members" }),
  counts: z.boolean().openapi({ description: "Whether the cases that it names count it" }),
  resolution: z
    .strictObject({ reason: z.enum(RESOLUTIONS), text: z.string(), at: TimeView })
    .nullable()
    .openapi({ description: "Why the pattern does not hold any more; `null` while it does" }),
  created_at: TimeView,
  updated_at: TimeView,
});

export const AlertView = AlertSummary.openapi("Alert");

const AlertEventView = z.strictObject({
  event: z.string().openapi({
    description: "`raised`, `changed`, `acknowledged`, `dismissed`, `returned` or `resolved`",
  }),
  at: TimeView,
  by: z.string(),
  members_added: z.array(z.string()),
  members_removed: z.array(z.string()),
  severity_from: z.enum(ALERT_SEVERITIES).nullable(),
  severity_to: z.enum(ALERT_SEVERITIES).nullable(),
  reason: z.string().nullable(),
  reason_text: z.string().nullable(),
  because: z.array(z.string()).openapi({ description: "Why it came back or ended, in sentences" }),
});

export const AlertDetailView = AlertSummary.extend({
  description: z.string(),
  members_added: z
    .array(Member)
    .openapi({ description: "Members that joined after it was raised, or since an officer last acted on it" }),
  history: z.array(AlertEventView).openapi({ description: "Oldest first" }),
  evidence_snapshot: z.strictObject({
    entities: z.array(Member),
    relationships: z.array(z.strictObject({ from: z.string(), to: z.string(), type: z.string(), source: z.string() })),
    motif_details: z.record(z.string(), z.unknown()),
  }),
}).openapi("AlertDetail");

export const StoryView = z
  .strictObject({
    id: Uuid,
    severity: z.enum(ALERT_SEVERITIES).openapi({ description: "The worst of its open alerts" }),
    status: z.enum(ALERT_STATUSES).openapi({ description: "`active` while one of its alerts is" }),
    title: z.string(),
    text: z.string().openapi({ description: "Who, what, when and how far away" }),
    members: z.array(Member.extend({ risk: z.string().nullable() })),
    linked_case_ids: z.array(Uuid),
    alerts: z.array(AlertView).openapi({ description: "Worst first" }),
    created_at: TimeView,
    updated_at: TimeView,
  })
  .openapi("AlertStory");

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
