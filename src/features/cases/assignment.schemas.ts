import { z } from "@hono/zod-openapi";
import { PRIORITIES } from "../../domain/case/assignment.model.ts";
import { isActorName } from "../../platform/actor-name.rules.ts";

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

export const AssignmentsBody = z
  .strictObject({ workflow_ids: z.array(z.string().min(1).max(100)).min(1).max(100), ...change })
  .refine(saysSomething, NOTHING)
  .openapi("Assignments");
