import type { Ctx } from "../../platform/context.ts";
import { notFound } from "../../platform/errors.ts";
import { readPortfolio } from "./portfolio.rules.ts";
import type { Portfolio, PortfolioRow } from "./portfolio.model.ts";
import { dispatchPortfolio, watchPortfolio } from "./portfolio-dispatch.service.ts";
import { listPortfolioPage, readCounts } from "./portfolio-list.store.ts";
import { NO_COUNTS, viewCounts, viewPortfolio, viewResult } from "./portfolio-view.rules.ts";
import { type ResultsQuery, writePart, writePortfolio } from "./portfolio-writer.service.ts";
import { findPortfolio, insertPortfolio, isPortfolioDone, retryEntities } from "./portfolios.store.ts";
import type { ScanResult } from "./scan.model.ts";
import { cachedResult, toResult } from "./scans.service.ts";

/** How long an officer waits for the scans done so far. */
const ANSWER_WITHIN_MS = 20_000;
const POLL_EVERY_MS = 150;
/** Longer than the write that has companies wait again may take. */
const WATCH_RETRY_MS = 60_000;

export interface PortfolioInput {
  readonly name: string;
  readonly registrationNumbers: readonly string[];
  readonly segmentId: string | null;
  /** What a file calls its companies, by ten digits. */
  readonly references?: ReadonlyMap<string, string>;
}

/**
 * Scans every company of a portfolio at tier 1. Answers when all are done, or after 20 s with those that are; the
 * rest continues.
 */
export async function scanPortfolio(ctx: Ctx, input: PortfolioInput): Promise<AsyncGenerator<string>> {
  const deadlineMs = ctx.now().getTime() + ANSWER_WITHIN_MS;
  const portfolio = await startPortfolio(ctx, input);
  while (ctx.now().getTime() < deadlineMs && !(await isPortfolioDone(ctx, portfolio.id))) {
    await new Promise((resolve) => setTimeout(resolve, POLL_EVERY_MS));
  }
  return writePortfolio(ctx, portfolio, fullView);
}

/** Starts a portfolio and answers at once. */
export const orderPortfolio = async (ctx: Ctx, input: PortfolioInput) =>
  viewProgress(ctx, await startPortfolio(ctx, input));

/** The rows exist before the answer, and the sweeper watches before the rows exist. */
async function startPortfolio(ctx: Ctx, input: PortfolioInput): Promise<Portfolio> {
  const entities = readPortfolio(input.registrationNumbers).map((entity) => ({
    ...entity,
    reference: input.references?.get(entity.number) ?? null,
  }));
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
  return portfolio;
}

/** A portfolio's progress with its scans so far. A portfolio of another tenant looks like one that does not exist. */
export async function readPortfolioResults(
  ctx: Ctx,
  portfolioId: string,
  { part, after, limit }: ResultsQuery,
): Promise<AsyncGenerator<string>> {
  const none: Portfolio = { id: portfolioId, name: "", segmentId: null, createdBy: "", total: 0 };
  const portfolio = (await findPortfolio(ctx, portfolioId)) ?? none;
  const view = (row: PortfolioRow) => viewResult(row, ctx.settings.PUBLIC_BASE_URL);
  if (limit === null && part === "all" && after < 0) return writePortfolio(ctx, portfolio, view);
  return writePart(ctx, portfolio, { part, after, limit }, view);
}

/** The portfolio. @throws 404 */
export async function requirePortfolio(ctx: Ctx, portfolioId: string): Promise<Portfolio> {
  const found = await findPortfolio(ctx, portfolioId);
  if (!found) throw notFound("The portfolio");
  return found;
}

/**
 * Scans the failed and the incomplete companies of a portfolio again, at once for the officer: the work goes on after
 * the answer. While a retry runs, another takes only what failed since. The sweeper watches before the rows wait.
 */
export async function retryPortfolio(ctx: Ctx, portfolio: Portfolio) {
  await watchPortfolio(ctx, portfolio.id, WATCH_RETRY_MS);
  await retryEntities(ctx, portfolio.id);
  await dispatchPortfolio(ctx, portfolio.id);
  return viewProgress(ctx, portfolio);
}

async function viewProgress(ctx: Ctx, portfolio: Portfolio) {
  const counts = (await readCounts(ctx, portfolio.id)) ?? NO_COUNTS;
  return { ...viewPortfolio(portfolio), ...viewCounts(portfolio.total, counts) };
}

/** A page of the tenant's portfolios with their progress, newest first. */
export async function listPortfolios(ctx: Ctx, { page, per_page: perPage }: { page: number; per_page: number }) {
  const { rows, total } = await listPortfolioPage(ctx, { page, perPage });
  const portfolios = rows.map((row) => ({
    ...viewPortfolio(row),
    ...viewCounts(row.total, row),
    created_by: row.createdBy,
    created_at: row.createdAt,
  }));
  return { portfolios, total, page, per_page: perPage };
}

const fullView = ({ scan, cached }: PortfolioRow): ScanResult =>
  cached ? cachedResult(scan!, { segmentId: null }) : toResult(scan!);
