import { isoTime } from "../../platform/clock.ts";
import { commit } from "../../platform/db.ts";
import { endAgain, listDueAgain, nextAgain } from "../../screening/index.ts";
import { type DueJob, forTenant } from "../monitoring/due-job.ts";

const PAGE = 50;

/**
 * Searches once more for everybody who is watched, a minute after a list of their tenant changed: a search that was under
 * way may have used the version before.
 */
export const SEARCH_OWN_LISTS_AGAIN: DueJob = {
  name: "search_own_lists_again",
  async run(ctx) {
    const at = isoTime(ctx.now());
    for (const { tenantId, listId } of await listDueAgain(ctx, at, PAGE)) {
      const tenant = await forTenant(ctx, tenantId);
      if (tenant) await commit(tenant.db, endAgain(tenant, listId, at));
    }
    const next = await nextAgain(ctx);
    return { nextAtMs: next === null ? null : Date.parse(next) + 1 };
  },
};
