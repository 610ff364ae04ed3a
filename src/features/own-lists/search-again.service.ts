import { isoTime } from "../../platform/clock.ts";
import { commit } from "../../platform/db.ts";
import { endAgain, type ListDueAgain, listDueAgain, nextAgain } from "../../screening/index.ts";
import type { DueJob } from "../monitoring/due-job.ts";
import { nextRun, serveRows } from "../monitoring/serve-in-turn.ts";

const PAGE = 50;

/**
 * Searches once more for everybody who is watched, a minute after a list of their tenant changed: a search that was under
 * way may have used the version before.
 */
export const SEARCH_OWN_LISTS_AGAIN: DueJob = {
  name: "search_own_lists_again",
  async run(ctx, budgetMs) {
    const at = isoTime(ctx.now());
    const pages = { limit: PAGE, list: (after: ListDueAgain | null) => listDueAgain(ctx, at, after, PAGE) };
    const served = await serveRows(ctx, pages, {
      job: SEARCH_OWN_LISTS_AGAIN.name,
      failure: "own_list_not_searched_again",
      untilMs: ctx.now().getTime() + budgetMs,
      async serve(own, { listId }) {
        await commit(own.db, endAgain(own, listId, at));
        return true;
      },
    });
    return { nextAtMs: nextRun(ctx, served, await nextAgain(ctx)) };
  },
};
