import { recordScanInGraph } from "../../graph/index.ts";
import { isoTime } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.ts";
import { commit } from "../../platform/db.ts";
import { errorClass, stackFrames } from "../../platform/logger.ts";
import type { EntityOutcome, Portfolio, PortfolioMessage } from "./portfolio.model.ts";
import { type ComparedResult, supersedes } from "./portfolio.rules.ts";
import {
  claimEntity,
  type ClaimedEntity,
  type EntityTry,
  findPortfolio,
  reconcileEntity,
  setLease,
} from "./portfolios.store.ts";
import type { ScanFindings, ScanOrder } from "./scan.model.ts";
import { findScan, insertScan } from "./scans.store.ts";
import { findStoredScan, runScan } from "./scans.service.ts";
import { isIncomplete } from "./unanswered.rules.ts";

/** A running worker renews its lease in time; a dead one blocks its company no longer than this. */
const LEASE_MS = 12_000;
const RENEW_EVERY_MS = 4_000;
/** Longer than for a waiting officer: all scans share the rate limit of a source. */
const TIMEOUT_MS = 30_000;
const ATTEMPTS_MAX = 5;

/** `retry`: it failed for a reason of our own and can be tried again. */
export type MessageOutcome = "settled" | "retry";

/**
 * Scans one company of a portfolio, once: one statement claims it, one batch stores its scan and marks it done. A
 * duplicate or late message does nothing.
 */
export async function scanPortfolioEntity(ctx: Ctx, message: PortfolioMessage): Promise<MessageOutcome> {
  const entity = tryOf(message);
  const claimed = await claimEntity(ctx, entity, LEASE_MS);
  if (!claimed) return "settled";
  const portfolio = await findPortfolio(ctx, entity.portfolioId);
  if (!portfolio || claimed.attempts > ATTEMPTS_MAX) {
    await giveUpEntity(ctx, message);
    return "settled";
  }
  try {
    await whileLeased(ctx, entity, () => scanOnce(ctx, portfolio, entity, claimed));
    return "settled";
  } catch (error) {
    ctx.log.warn("portfolio_scan_failed", { class: errorClass(error), stack: stackFrames(error) });
    await setLease(ctx, entity, 0);
    return "retry";
  }
}

/** A company that cannot be scanned counts as failed, unless an earlier result of it stands, and stops nothing. */
export async function giveUpEntity(ctx: Ctx, message: PortfolioMessage): Promise<void> {
  await commit(ctx.db, reconcileEntity(ctx, tryOf(message), { kind: "failed", reason: "could not be scanned" }));
}

const tryOf = ({ portfolio_id: portfolioId, position, retry }: PortfolioMessage): EntityTry => ({
  portfolioId,
  position,
  retry,
});

async function scanOnce(ctx: Ctx, portfolio: Portfolio, entity: EntityTry, claimed: ClaimedEntity): Promise<void> {
  const { number } = claimed;
  const kept = await findStoredScan(ctx, number, 1);
  if (kept) {
    await linkToPortfolio(ctx, portfolio, number);
    const outcome = resultOf(kept.executionId, kept.findings!, { cached: true });
    await commit(ctx.db, reconcileEntity(ctx, entity, outcome));
    return;
  }
  const order: ScanOrder = {
    executionId: `${portfolio.id}/${number}${entity.retry === 0 ? "" : `-${entity.retry}`}`,
    number,
    segmentId: portfolio.segmentId,
    portfolio,
    orderedBy: portfolio.createdBy,
  };
  const { findings, grounds } = await runScan(ctx, order, 1, { fresh: false, timeoutMs: TIMEOUT_MS, background: true });
  const outcome = resultOf(order.executionId, findings, { cached: false });
  const standing = claimed.executionId === null ? null : await findScan(ctx, claimed.executionId);
  await commit(ctx.db, [
    insertScan(ctx, { order, tier: 1, evalScore: findings.eval_score, findings, grounds }),
    ...reconcileEntity(ctx, entity, isWorse(findings, standing?.findings) ? { kind: "unchanged" } : outcome),
  ]);
}

const resultOf = (
  executionId: string,
  findings: ScanFindings,
  { cached }: { readonly cached: boolean },
): EntityOutcome => ({ kind: "scanned", executionId, cached, ...compared(findings) });

const compared = ({ risk_tier, confidence, unanswered_sources }: ScanFindings): ComparedResult => ({
  riskTier: risk_tier,
  confidence,
  incomplete: isIncomplete(unanswered_sources ?? []),
});

/** Whether the result that stands says more than that of the retry, which is then in the history only. */
const isWorse = (found: ScanFindings, standing: ScanFindings | null | undefined): boolean =>
  standing ? !supersedes(compared(found), compared(standing)) : false;

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
async function whileLeased(ctx: Ctx, entity: EntityTry, work: () => Promise<void>): Promise<void> {
  const renew = () =>
    void setLease(ctx, entity, LEASE_MS).catch((error: unknown) =>
      ctx.log.warn("lease_not_renewed", { class: errorClass(error) }),
    );
  const timer = setInterval(renew, RENEW_EVERY_MS);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
}
