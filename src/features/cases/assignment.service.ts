import type { z } from "@hono/zod-openapi";
import { nextStepOf } from "../../domain/case/next-step.rules.ts";
import { dueOf } from "../../domain/case/due.rules.ts";
import type { AssignmentChange } from "../../domain/case/assignment.model.ts";
import { requireStandingOfficers } from "../../http/standing.ts";
import type { Ctx } from "../../platform/context.ts";
import { DomainError, unwrap } from "../../platform/errors.ts";
import type { AssignmentBody, AssignmentsBody } from "./assignment.schemas.ts";
import type { AssignmentsView } from "./assignment.responses.ts";
import { callCase, newCommand } from "./case.client.ts";
import { dueDaysOf } from "./case-detail.service.ts";
import { requireCase } from "./case-reading.service.ts";
import { type DatedCase, listOwnCases } from "./cases.store.ts";

type Change = z.output<typeof AssignmentBody>;
type Result = z.output<typeof AssignmentsView>["results"][number]["result"];

const changeOf = ({ assignee, due_at: dueAt, priority }: Change): AssignmentChange => ({ assignee, dueAt, priority });

/** @throws DomainError `invalid_state` for a decided case, `validation_failed` for a deactivated officer. */
export async function assignCase(ctx: Ctx, workflowId: string, body: Change) {
  await requireAssignee(ctx, body);
  unwrap(await callCase(ctx, workflowId, (object) => object.assign(newCommand(ctx), changeOf(body))));
  return { workflow_id: workflowId, ...workOf(await requireCase(ctx, workflowId), ctx.now()) };
}

/** What lists show of the work on a case. */
export const workOf = (row: DatedCase, now: Date) => ({
  ...dueOf(row, dueDaysOf(row), now),
  assignee: row.assignee,
  priority: row.priority,
  next_step: nextStepOf(row.status, row.withheld),
});

/** Objects that are asked at the same time. */
const TOGETHER = 20;

const requireAssignee = (ctx: Ctx, { assignee }: Pick<Change, "assignee">): Promise<void> =>
  requireStandingOfficers(ctx, assignee ? [assignee] : [], "assignee");

/**
 * Each case by itself: a refusal of one is its result.
 * @throws DomainError `validation_failed` for a deactivated officer.
 */
export async function assignCases(ctx: Ctx, { workflow_ids: ids, ...body }: z.output<typeof AssignmentsBody>) {
  await requireAssignee(ctx, body);
  const asked = [...new Set(ids)];
  const own = new Set(await listOwnCases(ctx, asked));
  const results: { workflow_id: string; result: Result }[] = [];
  for (let at = 0; at < asked.length; at += TOGETHER) {
    const slice = asked.slice(at, at + TOGETHER).map(async (id) => ({
      workflow_id: id,
      result: own.has(id) ? await resultOf(ctx, id, changeOf(body)) : ("not_found" as const),
    }));
    results.push(...(await Promise.all(slice)));
  }
  return { results };
}

const EXPECTED: readonly string[] = ["not_found", "invalid_state", "service_unavailable"];

async function resultOf(ctx: Ctx, workflowId: string, change: AssignmentChange): Promise<Result> {
  try {
    unwrap(await callCase(ctx, workflowId, (object) => object.assign(newCommand(ctx), change)));
    return "assigned";
  } catch (error) {
    if (error instanceof DomainError && EXPECTED.includes(error.code)) return error.code as Result;
    throw error;
  }
}
