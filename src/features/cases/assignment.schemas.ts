import { z } from "@hono/zod-openapi";
import { PRIORITIES } from "../../domain/case/assignment.model.ts";
import { NEXT_STEPS } from "../../domain/case/next-step.rules.ts";
import { WorkflowId } from "../../http/fields.schemas.ts";
import { isActorName } from "../../platform/actor-name.rules.ts";
import { TimeView } from "./case.views.ts";

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

const change = {
  assignee: z
    .string()
    .refine(isActorName, "is not an id of an officer")
    .nullable()
    .optional()
    .openapi({ description: "Id of an officer, the `sub` of their token; null for nobody", maxLength: 255 }),
  due_at: z.iso
    .datetime({ offset: true })
    .transform((time) => new Date(time).toISOString())
    .nullable()
    .optional()
    .openapi({ description: "Goes before the policy's date; null leaves it to the policy" }),
  priority: z.enum(PRIORITIES).nullable().optional(),
};

const saysSomething = (body: object): boolean =>
  ["assignee", "due_at", "priority"].some((name) => (body as Record<string, unknown>)[name] !== undefined);
const NOTHING = { message: "assignee, due_at or priority is required" };

export const AssignmentBody = z.strictObject(change).refine(saysSomething, NOTHING).openapi("Assignment");

export const AssignmentView = z.strictObject({ workflow_id: WorkflowId, ...WorkViews }).openapi("AssignedCase");

export const AssignmentsBody = z
  .strictObject({ workflow_ids: z.array(z.string().min(1).max(100)).min(1).max(100), ...change })
  .refine(saysSomething, NOTHING)
  .openapi("Assignments");

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
