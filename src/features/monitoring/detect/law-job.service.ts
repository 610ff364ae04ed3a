import { lawChangeOf } from "../../../domain/relationships/law-changes.rules.ts";
import { isoTime } from "../../../platform/clock.ts";
import type { Ctx } from "../../../platform/context.ts";
import { indexBacklog } from "../../regulatory/legal-bases.service.ts";
import type { DueJob } from "../due-job.ts";
import { recordChange } from "../record-change.service.ts";
import { nextRun, serveTenants } from "../serve-in-turn.ts";
import { listTenantsWithLooks } from "./detect.store.ts";
import { type LawChange, listCasesUnderLaw, listChangesInForce, saveLawProgress } from "./law.store.ts";

const CHANGES_AT_ONCE = 20;
const CASES_AT_ONCE = 100;
/** Cases of earlier versions whose law is entered before customers are compared. */
const BACKLOG_AT_ONCE = 25;

/** Tells each customer's relationship of a change of the law that its checks stand on, from the day on that it applies. */
export const LAW_JOB: DueJob = {
  name: "compare_customers_with_law",
  async run(ctx, budgetMs) {
    const untilMs = ctx.now().getTime() + budgetMs;
    const served = await serveTenants(ctx, await listTenantsWithLooks(ctx), {
      job: LAW_JOB.name,
      failure: "law_not_compared",
      untilMs,
      serve: (own) => compareWithChanges(own, untilMs),
    });
    return { nextAtMs: nextRun(ctx, served) };
  },
};

/** @returns whether all customers were compared with all changes in force. */
async function compareWithChanges(ctx: Ctx, untilMs: number): Promise<boolean> {
  const changes = await listChangesInForce(ctx, isoTime(ctx.now()).slice(0, 10), CHANGES_AT_ONCE);
  if (changes.length > 0) await indexBacklog(ctx, BACKLOG_AT_ONCE);
  for (const change of changes) {
    if (!(await compareWithChange(ctx, change, untilMs))) return false;
  }
  return changes.length < CHANGES_AT_ONCE;
}

async function compareWithChange(ctx: Ctx, change: LawChange, untilMs: number): Promise<boolean> {
  let { after } = change;
  for (;;) {
    if (ctx.now().getTime() >= untilMs) return false;
    const cases = await listCasesUnderLaw(ctx, change.articleId, after, CASES_AT_ONCE);
    for (const one of cases) {
      const found = lawChangeOf(change, one);
      if (found !== null) await recordChange(ctx, found);
    }
    after = cases.at(-1)?.workflowId ?? after;
    const isDone = cases.length < CASES_AT_ONCE;
    await saveLawProgress(ctx, change.id, after, isDone ? isoTime(ctx.now()) : null);
    if (isDone) return true;
  }
}
