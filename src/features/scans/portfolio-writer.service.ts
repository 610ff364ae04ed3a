import type { Ctx } from "../../platform/context.ts";
import { BYTE_ORDER_MARK, type Delimiter } from "./csv.rules.ts";
import { csvHeader, csvLine } from "./portfolio-csv.rules.ts";
import type { Portfolio, PortfolioPart, PortfolioRow } from "./portfolio.model.ts";
import { readCounts } from "./portfolio-list.store.ts";
import { listPortfolioRows } from "./portfolio-results.store.ts";
import {
  failureOf,
  NO_COUNTS,
  type PortfolioFailure,
  Tally,
  viewCounts,
  viewPortfolio,
} from "./portfolio-view.rules.ts";

const ROWS_IN_MEMORY = 500;

/** Which results of a portfolio, and how many; without a limit all of them. */
export interface ResultsQuery {
  readonly part: PortfolioPart;
  readonly after: number;
  readonly limit: number | null;
}

export type View = (row: PortfolioRow) => object;

/** Streams the whole as JSON text, one page in memory at a time; its figures are those of what was written. */
export async function* writePortfolio(ctx: Ctx, portfolio: Portfolio, view: View): AsyncGenerator<string> {
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
export async function* writePart(
  ctx: Ctx,
  portfolio: Portfolio,
  query: ResultsQuery,
  view: View,
): AsyncGenerator<string> {
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
    const results = page.value.filter(({ scan }) => scan !== null);
    failures.push(...page.value.flatMap((row) => failureOf(row) ?? []));
    if (results.length > 0) {
      yield (written === 0 ? "" : ",") + results.map((row) => JSON.stringify(view(row))).join(",");
    }
    written += results.length;
  }
}

/** Rows of a portfolio, so many in memory at a time. @returns where the next page begins. */
async function* readPages(
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

/** Streams a portfolio as CSV, companies that still wait included: nobody may take a part of it for the whole. */
export async function* writePortfolioCsv(
  ctx: Ctx,
  portfolioId: string,
  { part, delimiter }: { readonly part: PortfolioPart; readonly delimiter: Delimiter },
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvHeader(delimiter);
  for await (const rows of readPages(ctx, portfolioId, { part, after: -1, limit: null })) {
    yield rows.map((row) => csvLine(row, ctx.settings.PUBLIC_BASE_URL, delimiter)).join("");
  }
}
