import type { Ctx } from "../../platform/context.ts";
import { objectByName } from "../../platform/durable-object.ts";
import { errorClass } from "../../platform/logger.ts";
import type { PortfolioMessage, Sweeper } from "./portfolio.model.ts";
import { findPortfolio, isPortfolioDone, releaseLost, takeUnsent } from "./portfolios.store.ts";

/**
 * The most queued messages of one tenant, two batches of the consumer: the queue is read in order, so the tenants that
 * have portfolios share it equally, and a new one waits for no more than this many of each of the others.
 */
const WINDOW = 40;
/** When nobody works at a portfolio for this long, its messages count as lost. Doubled with each attempt. */
const TIMEOUT_MS = 5_000;

/**
 * Sends the next messages of a portfolio. Never throws: the sweeper resends what failed or was marked as sent
 * without being sent.
 */
export async function dispatchPortfolio(ctx: Ctx, portfolioId: string): Promise<void> {
  try {
    const taken = await takeUnsent(ctx, portfolioId, WINDOW);
    if (taken.length === 0) return;
    const { tenantId } = ctx.actor;
    await ctx.env.PORTFOLIO_QUEUE.sendBatch(
      taken.map(({ position, retry }) => {
        const body: PortfolioMessage = { tenant_id: tenantId, portfolio_id: portfolioId, position, retry };
        return { body, contentType: "json" };
      }),
    );
  } catch (error) {
    ctx.log.warn("portfolio_not_dispatched", { class: errorClass(error) });
  }
}

/** Has the sweeper watch a portfolio until it is complete, and for at least some time. */
export function watchPortfolio(ctx: Ctx, portfolioId: string, atLeastMs = 0): Promise<void> {
  const sweeper: Sweeper = objectByName(ctx, ctx.env.SWEEPER, portfolioId);
  return sweeper.watch(ctx.actor.tenantId, portfolioId, atLeastMs);
}

export type SweepOutcome = "missing" | "running" | "done";

/** Resends lost messages and sends those that have capacity now. */
export async function sweepPortfolio(ctx: Ctx, portfolioId: string): Promise<SweepOutcome> {
  if (!(await findPortfolio(ctx, portfolioId))) return "missing";
  if (await isPortfolioDone(ctx, portfolioId)) return "done";
  await releaseLost(ctx, portfolioId, TIMEOUT_MS);
  await dispatchPortfolio(ctx, portfolioId);
  return "running";
}
