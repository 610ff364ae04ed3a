import type { Ctx } from "../../platform/context.ts";
import { readPortfolio } from "./portfolio.rules.ts";
import type { Portfolio } from "./portfolio.model.ts";
import { dispatchPortfolio, watchPortfolio } from "./portfolio-dispatch.service.ts";
import { listFailures, type PortfolioScan, readScans } from "./portfolio-results.store.ts";
import { findPortfolio, insertPortfolio, isPortfolioDone } from "./portfolios.store.ts";
import { RISK_TIERS, type ScanResult } from "./scan.model.ts";
import { cachedResult, toResult } from "./scans.service.ts";

/** How long an officer waits for the scans done so far. */
const ANSWER_WITHIN_MS = 20_000;
const POLL_EVERY_MS = 150;

export interface PortfolioInput {
  readonly name: string;
  readonly registrationNumbers: readonly string[];
  readonly segmentId: string | null;
}

/**
 * Scans every company of a portfolio at tier 1. Answers when all are done, or after 20 s with those that are; the
 * rest continues. The rows exist before the answer, and the sweeper watches before the rows exist.
 */
export async function scanPortfolio(ctx: Ctx, input: PortfolioInput): Promise<AsyncGenerator<string>> {
  const deadlineMs = ctx.now().getTime() + ANSWER_WITHIN_MS;
  const entities = readPortfolio(input.registrationNumbers);
  const portfolio: Portfolio = {
    id: `portfolio-${ctx.newId().replaceAll("-", "")}`,
    name: input.name,
    segmentId: input.segmentId,
    createdBy: ctx.actor.id,
    total: entities.length,
  };
  await watchPortfolio(ctx, portfolio.id);
  await insertPortfolio(ctx, portfolio, entities);
  await dispatchPortfolio(ctx, portfolio.id);
  while (ctx.now().getTime() < deadlineMs && !(await isPortfolioDone(ctx, portfolio.id))) {
    await new Promise((resolve) => setTimeout(resolve, POLL_EVERY_MS));
  }
  return writePortfolio(ctx, portfolio, scanView);
}

/** A portfolio's progress with its scans so far. A portfolio of another tenant looks like an empty one. */
export async function readPortfolioResults(ctx: Ctx, portfolioId: string): Promise<AsyncGenerator<string>> {
  const none: Portfolio = { id: portfolioId, name: "", segmentId: null, createdBy: "", total: 0 };
  return writePortfolio(ctx, (await findPortfolio(ctx, portfolioId)) ?? none, shortView);
}

const scanView = (scan: PortfolioScan): ScanResult =>
  scan.cached ? cachedResult(scan, { segmentId: null }) : toResult(scan);

function shortView(scan: PortfolioScan) {
  const { scan_id, registration_number, tier, risk_tier, scanned_at } = toResult(scan);
  return { scan_id, registration_number, tier, risk_tier, scanned_at };
}

/** Streams the answer as JSON text; its counts are of what was written, so that they always agree. */
async function* writePortfolio(
  ctx: Ctx,
  { id, name, segmentId, total }: Portfolio,
  view: (scan: PortfolioScan) => object,
): AsyncGenerator<string> {
  const summary: Record<string, number> = Object.fromEntries(RISK_TIERS.map((tier) => [tier, 0]));
  let scanned = 0;
  yield `{"portfolio_id":${JSON.stringify(id)},"portfolio_name":${JSON.stringify(name)},"segment_id":${JSON.stringify(segmentId)},"results":[`;
  for await (const page of readScans(ctx, id)) {
    for (const { findings } of page) summary[findings!.risk_tier]!++;
    if (page.length > 0) yield (scanned === 0 ? "" : ",") + page.map((scan) => JSON.stringify(view(scan))).join(",");
    scanned += page.length;
  }
  const failures = await listFailures(ctx, id);
  const status = scanned + failures.length >= total ? "done" : "running";
  const counts = { status, total_entities: total, scanned, failed: failures.length, failures, summary };
  yield `],${JSON.stringify(counts).slice(1)}`;
}
