import { z } from "@hono/zod-openapi";
import { PRIORITIES } from "../../domain/case/assignment.model.ts";
import { NEXT_STEPS } from "../../domain/case/next-step.rules.ts";
import { WorkflowId } from "../../http/fields.schemas.ts";
import { TimeView } from "./case.responses.ts";

/** What the work on a case has in lists and in its detail. */
export const WorkViews = {
  status_since: TimeView.nullable().openapi({ description: "Null for a status entered under an earlier release" }),
  due_at: TimeView.nullable().openapi({
    description:
      "As an officer set it, or the first by the policy's `due_days` and `decision_due_days`; null without any",
  }),
  overdue: z.boolean().openapi({ description: "Whether the case is due already" }),
  assignee: z.string().nullable().openapi({ description: "Officer whose work an undecided case is; null for nobody" }),
  priority: z.enum(PRIORITIES).nullable().openapi({ description: "Null is sorted as `normal`" }),
  next_step: z
    .strictObject({ code: z.enum(NEXT_STEPS), text: z.string() })
    .openapi({ description: "What the case waits for, as a word and a sentence; it follows from the status alone" }),
};

export const AssignmentView = z.strictObject({ workflow_id: WorkflowId, ...WorkViews }).openapi("AssignedCase");

export const AssignmentsView = z
  .strictObject({
    results: z.array(
      z.strictObject({
        workflow_id: z.string(),
        result: z.enum(["assigned", "not_found", "invalid_state", "service_unavailable"]),
      }),
    ),
  })
  .openapi("AssignmentResults");
