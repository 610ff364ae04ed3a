import type { Ctx } from "../../platform/context.ts";
import { objectByName } from "../../platform/durable-object.ts";
import { errorClass } from "../../platform/logger.ts";
import type { PortfolioMessage, Sweeper } from "./portfolio.model.ts";
import { findPortfolio, isPortfolioDone, releaseLost, takeUnsent } from "./portfolios.store.ts";

/** Messages of one portfolio that are on their way at most: a large one leaves room for others, and one call sends all. */
const WINDOW = 100;
/** Nobody at a portfolio and nothing done for this long: its messages are lost. Doubled each time it did not help. */
const TIMEOUT_MS = 5_000;

/**
 * Sends the next messages of a portfolio. Never throws: what could not be sent, or was marked as sent and never was,
 * the sweeper sends again.
 */
export async function dispatchPortfolio(ctx: Ctx, portfolioId: string): Promise<void> {
  try {
    const positions = await takeUnsent(ctx, portfolioId, WINDOW);
    if (positions.length === 0) return;
    const { tenantId } = ctx.actor;
    await ctx.env.PORTFOLIO_QUEUE.sendBatch(
      positions.map((position) => {
        const body: PortfolioMessage = { tenant_id: tenantId, portfolio_id: portfolioId, position };
        return { body, contentType: "json" };
      }),
    );
  } catch (error) {
    ctx.log.warn("portfolio_not_dispatched", { class: errorClass(error) });
  }
}

/** Has a portfolio looked after until all of it is done, whatever dies meanwhile. */
export function watchPortfolio(ctx: Ctx, portfolioId: string): Promise<void> {
  const sweeper: Sweeper = objectByName(ctx, ctx.env.SWEEPER, portfolioId);
  return sweeper.watch(ctx.actor.tenantId, portfolioId);
}

export type SweepOutcome = "missing" | "running" | "done";

/** Sends again what was lost and what has room now. */
export async function sweepPortfolio(ctx: Ctx, portfolioId: string): Promise<SweepOutcome> {
  if (!(await findPortfolio(ctx, portfolioId))) return "missing";
  if (await isPortfolioDone(ctx, portfolioId)) return "done";
  await releaseLost(ctx, portfolioId, TIMEOUT_MS);
  await dispatchPortfolio(ctx, portfolioId);
  return "running";
}
