import { sql } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import type { StoredScan } from "./scans.store.ts";

const PAGE = 500;

export interface PortfolioScan extends StoredScan {
  readonly cached: boolean;
}

interface Row {
  readonly position: number;
  readonly cached: number;
  readonly scan_id: string;
  readonly scanned_at_ms: number;
  readonly segment_id: string | null;
  readonly result: string;
}

/** The scans of a portfolio so far, in its order, one page in memory at a time. */
export async function* readScans(ctx: Ctx, portfolioId: string): AsyncGenerator<readonly PortfolioScan[]> {
  for (let after = -1; ;) {
    const rows = await ctx.db.all<Row>(sql`
      SELECT e.position, e.cached, s.scan_id, s.scanned_at_ms, s.segment_id, s.result
      FROM portfolio_entities e CROSS JOIN scans s
      WHERE e.tenant_id = ${ctx.actor.tenantId} AND e.portfolio_id = ${portfolioId} AND e.position > ${after}
        AND e.status = 'scanned' AND s.tenant_id = e.tenant_id AND s.execution_id = e.execution_id
      ORDER BY e.position LIMIT ${PAGE}`);
    yield rows.map((row) => ({
      scanId: row.scan_id,
      scannedAtMs: row.scanned_at_ms,
      segmentId: row.segment_id,
      findings: JSON.parse(row.result) as StoredScan["findings"],
      cached: row.cached === 1,
    }));
    if (rows.length < PAGE) return;
    after = rows.at(-1)!.position;
  }
}

export interface PortfolioFailure {
  readonly registration_number: string;
  readonly reason: string;
}

export const listFailures = (ctx: Ctx, portfolioId: string): Promise<PortfolioFailure[]> =>
  ctx.db.all<PortfolioFailure>(sql`
    SELECT registration_number, reason FROM portfolio_entities
    WHERE tenant_id = ${ctx.actor.tenantId} AND portfolio_id = ${portfolioId} AND status = 'failed'
    ORDER BY position`);
