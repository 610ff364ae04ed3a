import { isoTime } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.ts";
import { errorClass } from "../../platform/logger.ts";
import { type ListInForce, listsInForce } from "../../screening/index.ts";
import { listTenantsWithParties } from "../relationships/parties.store.ts";
import { type DatabaseCtx, type DueJob, forTenant, inTurn } from "./due-job.ts";
import { continueRun } from "./list-run.service.ts";
import { type ListRun, readCoverage } from "./list-runs.store.ts";

const RETRY_MS = 30_000;
/** Tenants in a row. */
const FAILURES_MAX = 3;

/**
 * Searches every party for what a new version of a list changed, tenant by tenant, and states each version that all of a
 * tenant's parties were searched for on. Another version that comes meanwhile has its turn after this one, from here on.
 */
export const COVER_LISTS: DueJob = { name: "cover_lists", run: coverLists };

async function coverLists(ctx: DatabaseCtx, budgetMs: number): Promise<{ nextAtMs: number | null }> {
  const untilMs = ctx.now().getTime() + budgetMs;
  const lists = await listsInForce(ctx);
  let isDone = true;
  let failures = 0;
  for (const tenant of inTurn(ctx, COVER_LISTS.name, await listTenantsWithParties(ctx))) {
    const ofTenant = await forTenant(ctx, tenant);
    const isOk = !ofTenant || (await tryCover(ofTenant, lists, untilMs));
    isDone &&= isOk;
    failures = isOk ? 0 : failures + 1;
    // More likely something that all tenants need than they themselves: the next run goes on here.
    if (failures >= FAILURES_MAX) break;
    if (ctx.now().getTime() >= untilMs) return { nextAtMs: ctx.now().getTime() };
  }
  return { nextAtMs: isDone ? null : ctx.now().getTime() + RETRY_MS };
}

/** One tenant's failure does not stop the others. */
async function tryCover(ctx: Ctx, lists: readonly ListInForce[], untilMs: number): Promise<boolean> {
  try {
    return await coverTenant(ctx, lists, untilMs);
  } catch (error) {
    ctx.log.error("list_not_covered", { class: errorClass(error) });
    return false;
  }
}

/** @returns whether each list in force covers all parties. */
async function coverTenant(ctx: Ctx, lists: readonly ListInForce[], untilMs: number): Promise<boolean> {
  const coverage = await readCoverage(
    ctx,
    lists.map(({ source }) => source),
  );
  let isDone = true;
  for (const list of lists) {
    const { covered, run } = coverage.get(list.source)!;
    if (run === null && covered === list.listId) continue;
    const outcome = await continueRun(ctx, run ?? newRun(ctx, list, covered), list, untilMs);
    if (outcome !== "covered") isDone = false;
    if (ctx.now().getTime() >= untilMs) return false;
  }
  return isDone;
}

const newRun = (ctx: Ctx, { source, listId }: ListInForce, covered: string | null): ListRun => ({
  source,
  fromListId: covered,
  toListId: listId,
  beganAt: isoTime(ctx.now()),
  pass: 0,
  part: 0,
  partyId: "",
});
