import type { Ctx } from "../../platform/context.ts";
import { notFound } from "../../platform/errors.ts";
import { readPortfolio } from "./portfolio.rules.ts";
import type { Portfolio, PortfolioPart, PortfolioRow } from "./portfolio.model.ts";
import { dispatchPortfolio, watchPortfolio } from "./portfolio-dispatch.service.ts";
import { listPortfolioPage, readCounts } from "./portfolio-list.store.ts";
import { listPortfolioRows } from "./portfolio-results.store.ts";
import {
  failureOf,
  NO_COUNTS,
  type PortfolioFailure,
  Tally,
  viewCounts,
  viewPortfolio,
  viewResult,
} from "./portfolio-view.rules.ts";
import { findPortfolio, insertPortfolio, isPortfolioDone, retryEntities } from "./portfolios.store.ts";
import type { ScanResult } from "./scan.model.ts";
import { cachedResult, toResult } from "./scans.service.ts";

/** How long an officer waits for the scans done so far. */
const ANSWER_WITHIN_MS = 20_000;
const POLL_EVERY_MS = 150;
/** Longer than the write that has companies wait again may take. */
const WATCH_RETRY_MS = 60_000;
const ROWS_IN_MEMORY = 500;

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
  return writePortfolio(ctx, portfolio, fullView);
}

/** Which results of a portfolio, and how many; without a limit all of them. */
export interface ResultsQuery {
  readonly part: PortfolioPart;
  readonly after: number;
  readonly limit: number | null;
}

/** A portfolio's progress with its scans so far. A portfolio of another tenant looks like an empty one. */
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

type View = (row: PortfolioRow) => object;

/** Streams the whole as JSON text, one page in memory at a time; its figures are those of what was written. */
async function* writePortfolio(ctx: Ctx, portfolio: Portfolio, view: View): AsyncGenerator<string> {
  const tally = new Tally();
  const failures: PortfolioFailure[] = [];
  yield* writeResults(ctx, portfolio, readPages(ctx, portfolio.id, { part: "all", after: -1, limit: null }), {
    view,
    failures,
    tally,
  });
  yield endOf({ ...viewCounts(portfolio.total, tally.countsOf(portfolio.total)), failures, next_after: null });
}

/** Streams a part of it, with the figures of the whole. */
async function* writePart(ctx: Ctx, portfolio: Portfolio, query: ResultsQuery, view: View): AsyncGenerator<string> {
  const failures: PortfolioFailure[] = [];
  const counts = (await readCounts(ctx, portfolio.id)) ?? NO_COUNTS;
  const last = yield* writeResults(ctx, portfolio, readPages(ctx, portfolio.id, query), { view, failures });
  yield endOf({ ...viewCounts(portfolio.total, counts), failures, next_after: last });
}

const endOf = (rest: object): string => `],${JSON.stringify(rest).slice(1)}`;

/** @returns the position after which the next page begins, if there is one. */
async function* writeResults(
  ctx: Ctx,
  portfolio: Portfolio,
  pages: AsyncGenerator<readonly PortfolioRow[], number | null>,
  { view, failures, tally }: { readonly view: View; readonly failures: PortfolioFailure[]; readonly tally?: Tally },
): AsyncGenerator<string, number | null> {
  yield `${JSON.stringify(viewPortfolio(portfolio)).slice(0, -1)},"results":[`;
  let written = 0;
  for (;;) {
    const page = await pages.next();
    if (page.done) return page.value;
    for (const row of page.value) tally?.add(row);
    const results = page.value.filter((row) => row.scan !== null);
    failures.push(...page.value.flatMap((row) => failureOf(row) ?? []));
    if (results.length > 0) {
      yield (written === 0 ? "" : ",") + results.map((row) => JSON.stringify(view(row))).join(",");
    }
    written += results.length;
  }
}

/** Rows of a portfolio, so many in memory at a time. @returns where the next page begins. */
export async function* readPages(
  ctx: Ctx,
  portfolioId: string,
  { part, after, limit }: ResultsQuery,
): AsyncGenerator<readonly PortfolioRow[], number | null> {
  let position = after;
  for (let left = limit ?? Infinity; ;) {
    const size = Math.min(left, ROWS_IN_MEMORY);
    const rows = await listPortfolioRows(ctx, portfolioId, { part, after: position, limit: size });
    yield rows;
    position = rows.at(-1)?.position ?? position;
    left -= rows.length;
    if (rows.length < size) return null;
    if (left === 0) return position;
  }
}
