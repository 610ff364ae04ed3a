import { isoTime } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.ts";
import { errorClass } from "../../platform/logger.ts";
import { callCase } from "../cases/case.client.ts";
import { type DueJob, forTenant } from "../monitoring/due-job.ts";
import { listMarks, postponeMark } from "./marks.store.ts";
import { updateRelationshipOfCase } from "./update-relationship.service.ts";

/** A case brings its relationship up to date by itself as soon as it is decided. */
const GRACE_MS = 120_000;
const RETRY_MS = 3_600_000;
const SLICE = 20;

/**
 * Brings relationships up to approved cases that did not do it themselves: those of earlier versions, and whatever an
 * interruption left. So no customer is forgotten whom any way to an approval took on.
 */
export const MARKED_CASES: DueJob = {
  name: "relationships_of_marked_cases",
  async run(ctx, budgetMs) {
    const untilMs = ctx.now().getTime() + budgetMs;
    for (;;) {
      const marks = await listMarks(ctx, SLICE);
      for (const { tenantId, workflowId, dueAt } of marks) {
        const dueMs = Date.parse(dueAt) + GRACE_MS;
        if (dueMs > ctx.now().getTime()) return { nextAtMs: dueMs };
        if (ctx.now().getTime() > untilMs) return { nextAtMs: ctx.now().getTime() };
        const ofTenant = await forTenant(ctx, tenantId);
        // The rows that a move left behind have no due date of their own any more.
        if (ofTenant === null || !(await bringUp(ofTenant, workflowId))) {
          await postponeMark({ ...ctx, actor: { ...ctx.actor, tenantId } }, workflowId, laterOn(ctx));
        }
      }
      if (marks.length < SLICE) return { nextAtMs: null };
    }
  },
};

const laterOn = (ctx: Ctx): string => isoTime(new Date(ctx.now().getTime() + RETRY_MS));

/** @returns false if the case could not be asked */
async function bringUp(ctx: Ctx, workflowId: string): Promise<boolean> {
  try {
    const snapshot = await callCase(ctx, workflowId, (object) => object.read());
    if (!snapshot || snapshot.isClosed || snapshot.record.tenantId !== ctx.actor.tenantId) return false;
    await updateRelationshipOfCase(ctx, snapshot.record);
    return true;
  } catch (error) {
    ctx.log.warn("relationship_not_updated", { workflow_id: workflowId, class: errorClass(error) });
    return false;
  }
}
