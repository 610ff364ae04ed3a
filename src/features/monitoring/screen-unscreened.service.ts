import type { Ctx } from "../../platform/context.ts";
import { listTenantsWithParties } from "../relationships/parties.store.ts";
import type { DueJob } from "./due-job.ts";
import { listUnscreened } from "./list-runs.store.ts";
import { screenParties } from "./screen-party.service.ts";
import { nextRun, serveTenants } from "./serve-in-turn.ts";

/** Parties that are searched for together. */
const TOGETHER = 10;

/** Searches whole lists for everybody who is watched and was not searched for yet, or is known by other words since. */
export const SCREEN_PARTIES: DueJob = {
  name: "screen_parties",
  async run(ctx, budgetMs) {
    const untilMs = ctx.now().getTime() + budgetMs;
    const served = await serveTenants(ctx, await listTenantsWithParties(ctx), {
      job: SCREEN_PARTIES.name,
      failure: "parties_not_screened",
      untilMs,
      serve: (own) => screenAllUnscreened(own, untilMs),
    });
    return { nextAtMs: nextRun(ctx, served) };
  },
};

/** @returns whether nobody is left who was not searched for. */
export async function screenAllUnscreened(ctx: Ctx, untilMs: number): Promise<boolean> {
  for (let before = ""; ;) {
    const parties = await listUnscreened(ctx, TOGETHER);
    if (parties.length === 0) return true;
    // What was searched for is no longer on this list; a party that changed meanwhile is, and has its turn again.
    const these = parties.map(({ partyId }) => partyId).join();
    if (these === before || !(await screenParties(ctx, parties))) return false;
    before = these;
    if (ctx.now().getTime() >= untilMs) return false;
  }
}
