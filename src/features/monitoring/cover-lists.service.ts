import { isoTime } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.ts";
import { type ListInForce, listsInForce } from "../../screening/index.ts";
import { listTenantsWithParties } from "../relationships/parties.store.ts";
import type { DueJob } from "./due-job.ts";
import { continueRun } from "./list-run.service.ts";
import { type ListRun, readCoverage } from "./list-runs.store.ts";
import { nextRun, serveTenants } from "./serve-in-turn.ts";

/**
 * Searches every party for what a new version of a list changed, tenant by tenant, and states each version that all of a
 * tenant's parties were searched for on. Another version that comes meanwhile has its turn after this one, from here on.
 */
export const COVER_LISTS: DueJob = {
  name: "cover_lists",
  async run(ctx, budgetMs) {
    const untilMs = ctx.now().getTime() + budgetMs;
    const lists = await listsInForce(ctx);
    const served = await serveTenants(ctx, await listTenantsWithParties(ctx), {
      job: COVER_LISTS.name,
      failure: "list_not_covered",
      untilMs,
      serve: (own) => coverTenant(own, lists, untilMs),
    });
    return { nextAtMs: nextRun(ctx, served) };
  },
};

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
