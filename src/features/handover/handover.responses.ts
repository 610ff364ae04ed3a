import { z } from "@hono/zod-openapi";
import { CASE_STATUSES } from "../../domain/case/case.model.ts";
import { RELATIONSHIP_STATES } from "../../domain/relationships/relationship.model.ts";
import { OFFICER_STANDINGS } from "../../http/standing.ts";
import { COUNTED_MAX, EVENTS_MAX } from "./work.store.ts";
import { WorkKindView } from "./handover.schemas.ts";

export const WorkItemView = z.strictObject({
  kind: WorkKindView,
  id: z.string().openapi({ description: "`workflow_id`, `relationship_id`, or id of the officer who is away" }),
  name: z.string().openapi({ description: "The customer, or the officer who is away" }),
  state: z.enum([...CASE_STATUSES, ...RELATIONSHIP_STATES]).nullable(),
  due_at: z.string().nullable().openapi({
    description: "When the case is due, the customer's next review, or the last day of the absence; null without one",
  }),
  overdue: z.boolean(),
  assignee: z.string().nullable().openapi({ description: "Of a case" }),
  maker: z.string().nullable().openapi({ description: "Whose decision of the case waits for a second officer" }),
  open_events: z
    .int()
    .nullable()
    .openapi({ description: `Of a customer; ${EVENTS_MAX} stands for ${EVENTS_MAX} or more` }),
});

const count = z.int().min(0);

export const OfficerWorkView = z
  .strictObject({
    officer_id: z.string(),
    standing: z.enum(OFFICER_STANDINGS).nullable().openapi({
      description: "What the tenant's directory says of the officer; null for a tenant without one",
    }),
    counts: z
      .strictObject({ cases: count, second_approvals: count, relationships: count, substitutions: count })
      .openapi({ description: `${COUNTED_MAX} stands for ${COUNTED_MAX} or more` }),
    items: z.array(WorkItemView),
    next_cursor: z.string().nullable().openapi({ description: "`null` on the last page" }),
  })
  .openapi("OfficerWork");

const HANDOVER_RESULTS = [
  "handed_over",
  "four_eyes",
  "invalid_state",
  "not_theirs",
  "substitute_away",
  "not_found",
  "service_unavailable",
] as const;

export const HandoverView = z
  .strictObject({
    results: z.array(
      z.strictObject({
        kind: WorkKindView,
        id: z.string(),
        name: z.string().nullable().openapi({ description: "As the list of work has it; null for an unknown id" }),
        result: z.enum(HANDOVER_RESULTS).openapi({
          description:
            "`handed_over`, or why nothing changed: `four_eyes`, the new officer made the decision that waits for a second one; `invalid_state`, it was decided or has ended; `not_theirs`, it is another officer's by now; `substitute_away`, the new officer is away on one of the days, or is the one who is away",
        }),
      }),
    ),
    next_cursor: z.string().nullable().openapi({ description: "`null` where there is no more work to go through" }),
  })
  .openapi("HandoverResults");
