import { recordScanInGraph } from "../../graph/index.ts";
import { isoTime } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.ts";
import { commit } from "../../platform/db.ts";
import { errorClass, stackFrames } from "../../platform/logger.ts";
import type { Portfolio, PortfolioMessage } from "./portfolio.model.ts";
import { claimEntity, findPortfolio, reconcileEntity, setLease } from "./portfolios.store.ts";
import type { ScanOrder } from "./scan.model.ts";
import { insertScan } from "./scans.store.ts";
import { runScan, findStoredScan } from "./scans.service.ts";

/** A running worker renews its lease in time; a dead one blocks its company no longer than this. */
const LEASE_MS = 12_000;
const RENEW_EVERY_MS = 4_000;
/** Longer than for a waiting officer: all scans share the rate limit of a source. */
const TIMEOUT_MS = 30_000;
const ATTEMPTS_MAX = 5;

/** `retry`: it failed for a reason of our own and can be tried again. */
export type EntityOutcome = "settled" | "retry";

/**
 * Scans one company of a portfolio, once: one statement claims it, one batch stores its scan and marks it done. A
 * duplicate or late message does nothing.
 */
export async function scanPortfolioEntity(ctx: Ctx, message: PortfolioMessage): Promise<EntityOutcome> {
  const { portfolio_id: portfolioId, position } = message;
  const claimed = await claimEntity(ctx, portfolioId, position, LEASE_MS);
  if (!claimed) return "settled";
  const portfolio = await findPortfolio(ctx, portfolioId);
  if (!portfolio || claimed.attempts > ATTEMPTS_MAX) {
    await giveUpEntity(ctx, message);
    return "settled";
  }
  try {
    await whileLeased(ctx, message, () => scanOnce(ctx, portfolio, position, claimed.number));
    return "settled";
  } catch (error) {
    ctx.log.warn("portfolio_scan_failed", { class: errorClass(error), stack: stackFrames(error) });
    await setLease(ctx, portfolioId, position, 0);
    return "retry";
  }
}

/** A company that cannot be scanned counts as failed and stops nothing. */
export async function giveUpEntity(ctx: Ctx, { portfolio_id, position }: PortfolioMessage): Promise<void> {
  await commit(ctx.db, reconcileEntity(ctx, portfolio_id, position, { reason: "could not be scanned" }));
}

async function scanOnce(ctx: Ctx, portfolio: Portfolio, position: number, number: string): Promise<void> {
  const kept = await findStoredScan(ctx, number, 1);
  if (kept) {
    await linkToPortfolio(ctx, portfolio, number);
    const outcome = { executionId: kept.executionId, cached: true };
    await commit(ctx.db, reconcileEntity(ctx, portfolio.id, position, outcome));
    return;
  }
  const order: ScanOrder = {
    executionId: `${portfolio.id}/${number}`,
    number,
    segmentId: portfolio.segmentId,
    portfolio,
    orderedBy: portfolio.createdBy,
  };
  const { findings, grounds } = await runScan(ctx, order, 1, { fresh: false, timeoutMs: TIMEOUT_MS });
  await commit(ctx.db, [
    insertScan(ctx, { order, tier: 1, evalScore: findings.eval_score, findings, grounds }),
    ...reconcileEntity(ctx, portfolio.id, position, { executionId: order.executionId, cached: false }),
  ]);
}

/** A reused scan has taught the graph everything except that its company is in this portfolio too. */
const linkToPortfolio = (ctx: Ctx, portfolio: Portfolio, number: string): Promise<void> =>
  recordScanInGraph(ctx, {
    number,
    observedAt: isoTime(ctx.now()),
    registry: null,
    screened: () => null,
    portfolio,
  });

/** Renews the claim while the work lasts. */
async function whileLeased(
  ctx: Ctx,
  { portfolio_id, position }: PortfolioMessage,
  work: () => Promise<void>,
): Promise<void> {
  const renew = () =>
    void setLease(ctx, portfolio_id, position, LEASE_MS).catch((error: unknown) =>
      ctx.log.warn("lease_not_renewed", { class: errorClass(error) }),
    );
  const timer = setInterval(renew, RENEW_EVERY_MS);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
}
