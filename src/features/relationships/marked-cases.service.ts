import { isoTime } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.ts";
import { errorClass } from "../../platform/logger.ts";
import { callCase } from "../cases/case.client.ts";
import type { DueJob } from "../monitoring/due-job.ts";
import { nextRun, serveRows } from "../monitoring/serve-in-turn.ts";
import { listMarks, type MarkedCase, nextMark, postponeMark } from "./marks.store.ts";
import { updateRelationshipOfCase } from "./update-relationship.service.ts";

/** A case brings its relationship up to date by itself as soon as it is decided. */
const GRACE_MS = 120_000;
const RETRY_MS = 3_600_000;
const SLICE = 20;

/**
 * Brings relationships up to approved cases that did not do it themselves: those of earlier versions, and whatever an
 * interruption left. So no approved customer is forgotten.
 */
export const MARKED_CASES: DueJob = {
  name: "relationships_of_marked_cases",
  async run(ctx, budgetMs) {
    const nowMs = ctx.now().getTime();
    const until = isoTime(new Date(nowMs - GRACE_MS));
    const pages = { limit: SLICE, list: (after: MarkedCase | null) => listMarks(ctx, until, after, SLICE) };
    const served = await serveRows(ctx, pages, {
      job: MARKED_CASES.name,
      failure: "relationship_not_updated",
      untilMs: nowMs + budgetMs,
      async serve(own, { workflowId }) {
        if (!(await bringUp(own, workflowId))) await postponeMark(own, workflowId, laterOn(own));
        return true;
      },
    });
    const next = await nextMark(ctx);
    const dueAt = next === null ? null : isoTime(new Date(Date.parse(next) + GRACE_MS));
    return { nextAtMs: nextRun(ctx, served, dueAt) };
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
