import { sql } from "drizzle-orm";
import { atMost } from "../../platform/db.ts";
import type { Ctx } from "../../platform/context.ts";
import type { Portfolio, PortfolioCounts } from "./portfolio.model.ts";

const COUNTS = sql`c.waiting, c.scanned, c.failed, c.incomplete, c.green, c.amber, c.red`;

export async function readCounts(ctx: Ctx, portfolioId: string): Promise<PortfolioCounts | null> {
  const [row] = await ctx.db.all<PortfolioCounts>(sql`
    SELECT ${COUNTS} FROM portfolio_counts c
    WHERE c.tenant_id = ${ctx.actor.tenantId} AND c.portfolio_id = ${portfolioId}`);
  return row ?? null;
}

export interface ListedPortfolio extends Portfolio, PortfolioCounts {
  readonly createdAt: string;
}

/** A page of the tenant's portfolios, newest first, and how many there are. */
export async function listPortfolioPage(
  ctx: Ctx,
  { page, perPage }: { readonly page: number; readonly perPage: number },
): Promise<{ readonly rows: ListedPortfolio[]; readonly total: number }> {
  const { tenantId } = ctx.actor;
  const [rows, [count]] = await Promise.all([
    ctx.db.all<ListedPortfolio>(sql`
      SELECT p.portfolio_id AS id, p.name, p.segment_id AS segmentId, p.created_by AS createdBy,
        p.created_at AS createdAt, p.total_entities AS total, ${COUNTS}
      FROM portfolios p CROSS JOIN portfolio_counts c
      WHERE p.tenant_id = ${tenantId} AND c.tenant_id = p.tenant_id AND c.portfolio_id = p.portfolio_id
      ORDER BY p.created_at DESC, p.portfolio_id ${atMost(perPage)} OFFSET ${(page - 1) * perPage}`),
    ctx.db.all<{ total: number }>(sql`SELECT COUNT(*) AS total FROM portfolios WHERE tenant_id = ${tenantId}`),
  ]);
  return { rows, total: count!.total };
}
