import { z } from "@hono/zod-openapi";
import { HIT_DIFFERENCES, SEVERITIES } from "../../domain/case/case.model.ts";
import { DISPOSITIONS, MONITORING_EVENT_TYPES } from "../../domain/relationships/monitoring-event.model.ts";
import { RELATIONSHIP_STATES } from "../../domain/relationships/relationship.model.ts";
import { EvidenceHash, Uuid, WorkflowId } from "../../http/fields.schemas.ts";
import { RawDataView } from "../cases/case-evidence.responses.ts";
import { HitComparisonView, TimeView } from "../cases/case.responses.ts";

const Facts = z.record(z.string(), z.unknown()).nullable();

const Event = z.strictObject({
  event_id: Uuid,
  relationship_id: z.string(),
  party_id: z.string().nullable().openapi({ description: "The company or person that it is about, if one alone" }),
  type: z.enum(MONITORING_EVENT_TYPES),
  severity: z.enum(SEVERITIES),
  title: z.string(),
  before: Facts.openapi({ description: "What was known before; `null` where nothing was" }),
  after: Facts.openapi({ description: "What is known since; `null` where it is gone" }),
  evidence_ids: z.array(z.string()),
  at: TimeView,
  needs_role: z.enum(["mlro"]).nullable().openapi({ description: "The role that alone may dispose of it" }),
  disposition: z.enum(DISPOSITIONS).nullable().openapi({ description: "`null`: nobody has disposed of it" }),
  reason: z.string().nullable(),
  differs: z.array(z.enum(HIT_DIFFERENCES)).openapi({
    description: "What the officer who cleared a match said differs from the list entry",
  }),
  disposed_by: z.string().nullable(),
  disposed_at: TimeView.nullable(),
  review_workflow_id: WorkflowId.nullable().openapi({ description: "The review that the event led to" }),
});

const EventView = Event.openapi("MonitoringEvent");

const number = z.int().min(0);

export const EventListView = z
  .strictObject({
    events: z.array(EventView),
    next_cursor: z.string().nullable().openapi({ description: "`null` on the last page" }),
    open: z
      .strictObject({ critical: number, high: number, medium: number, low: number, info: number })
      .openapi({ description: "How many events of the tenant nobody has disposed of, whatever the filter" }),
  })
  .openapi("MonitoringEventList");

const EventDetail = Event.extend({
  relationship_state: z.enum(RELATIONSHIP_STATES),
  hit: z
    .strictObject({
      category: z.enum(["sanctions", "pep", "own_list"]),
      match: z.enum(["exact", "fuzzy"]),
      score: z.number().min(0).max(1),
      state: z.enum(["open", "cleared", "confirmed", "gone"]),
      comparison: HitComparisonView.nullable().openapi({
        description: "The company or person beside the list entry; `null` where it is not watched",
      }),
    })
    .nullable()
    .openapi({ description: "The match with a list entry that it tells of, as it stands now" }),
  disposition_options: z
    .array(
      z.strictObject({
        disposition: z.enum(DISPOSITIONS),
        allowed: z.boolean(),
        why_not: z.string().nullable(),
      }),
    )
    .openapi({ description: "What the caller may make of it" }),
});

export const EventDetailView = EventDetail.openapi("MonitoringEventDetail");

export const EventEvidenceView = z
  .strictObject({ evidence: z.array(z.strictObject({ data_hash: EvidenceHash, raw_data: RawDataView })) })
  .openapi("MonitoringEventEvidence");

export const DisposedEventView = EventDetail.extend({
  remains: z.array(z.string()).openapi({ description: "What people have to do now, in sentences" }),
}).openapi("DisposedMonitoringEvent");
