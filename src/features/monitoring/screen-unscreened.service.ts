import type { Ctx } from "../../platform/context.ts";
import { errorClass } from "../../platform/logger.ts";
import { listTenantsWithParties } from "../relationships/parties.store.ts";
import { type DatabaseCtx, type DueJob, forTenant, inTurn } from "./due-job.ts";
import { listUnscreened } from "./list-runs.store.ts";
import { screenParties } from "./screen-party.service.ts";

/** Parties that are searched for together. */
const TOGETHER = 10;
/** When lists could not be read, they are tried again after this time. */
const RETRY_MS = 30_000;
/** Tenants in a row. */
const FAILURES_MAX = 3;

/** Searches whole lists for everybody who is watched and was not searched for yet, or is known by other words since. */
export const SCREEN_PARTIES: DueJob = { name: "screen_parties", run: screenUnscreened };

async function screenUnscreened(ctx: DatabaseCtx, budgetMs: number): Promise<{ nextAtMs: number | null }> {
  const untilMs = ctx.now().getTime() + budgetMs;
  let isDone = true;
  let failures = 0;
  for (const tenant of inTurn(ctx, SCREEN_PARTIES.name, await listTenantsWithParties(ctx))) {
    const ofTenant = await forTenant(ctx, tenant);
    const isOk = !ofTenant || (await tryScreenAll(ofTenant, untilMs));
    isDone &&= isOk;
    failures = isOk ? 0 : failures + 1;
    // More likely something that all tenants need than they themselves: the next run goes on here.
    if (failures >= FAILURES_MAX) break;
    if (ctx.now().getTime() >= untilMs) return { nextAtMs: ctx.now().getTime() };
  }
  return { nextAtMs: isDone ? null : ctx.now().getTime() + RETRY_MS };
}

/** One tenant's failure does not stop the others. */
async function tryScreenAll(ctx: Ctx, untilMs: number): Promise<boolean> {
  try {
    return await screenAllUnscreened(ctx, untilMs);
  } catch (error) {
    ctx.log.warn("parties_not_screened", { class: errorClass(error) });
    return false;
  }
}

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
