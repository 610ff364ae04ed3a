import { type SQL, sql } from "drizzle-orm";
import { atMost } from "../../platform/db.ts";
import type { Ctx } from "../../platform/context.ts";
import type { PortfolioPart, PortfolioRow } from "./portfolio.model.ts";
import type { ScanFindings } from "./scan.model.ts";

const CONDITIONS: Readonly<Record<PortfolioPart, SQL>> = {
  all: sql`1`,
  red: sql`e.risk_tier = 'red'`,
  amber: sql`e.risk_tier = 'amber'`,
  green: sql`e.risk_tier = 'green'`,
  incomplete: sql`e.incomplete = 1`,
  failed: sql`e.status = 'failed'`,
};

interface Row {
  readonly position: number;
  readonly number: string;
  readonly reference: string | null;
  readonly status: string;
  readonly incomplete: number;
  readonly cached: number;
  readonly reason: string | null;
  readonly scan_id: string | null;
  readonly scanned_at_ms: number;
  readonly segment_id: string | null;
  readonly result: string;
}

/** The companies of a portfolio after a position, in the portfolio's order. */
export async function listPortfolioRows(
  ctx: Ctx,
  portfolioId: string,
  { part, after, limit }: { readonly part: PortfolioPart; readonly after: number; readonly limit: number },
): Promise<PortfolioRow[]> {
  const rows = await ctx.db.all<Row>(sql`
    SELECT e.position, e.registration_number AS number, e.reference, e.status, e.incomplete, e.cached, e.reason, s.scan_id,
      s.scanned_at_ms, s.segment_id, s.result
    FROM portfolio_entities e LEFT JOIN scans s ON s.tenant_id = e.tenant_id AND s.execution_id = e.execution_id
    WHERE e.tenant_id = ${ctx.actor.tenantId} AND e.portfolio_id = ${portfolioId} AND e.position > ${after}
      AND ${CONDITIONS[part]}
    ORDER BY e.position ${atMost(limit)}`);
  return rows.map((row) => ({
    position: row.position,
    number: row.number,
    reference: row.reference,
    isWaiting: row.status === "waiting",
    incomplete: row.incomplete === 1,
    cached: row.cached === 1,
    reason: row.reason,
    scan:
      row.scan_id === null
        ? null
        : {
            scanId: row.scan_id,
            scannedAtMs: row.scanned_at_ms,
            segmentId: row.segment_id,
            findings: JSON.parse(row.result) as ScanFindings,
          },
  }));
}
