import { sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Ctx } from "../../platform/context.ts";
import type {
  QueryTier,
  RiskTier,
  ScanFindings,
  ScanFlag,
  ScanGrounds,
  ScanOrder,
  ScanTier,
  UnansweredSource,
  StoredScan,
} from "./scan.model.ts";

/** A scan to store; storing assigns its name and time. */
export interface ScanDraft {
  readonly order: ScanOrder;
  readonly tier: ScanTier;
  readonly evalScore: number;
  /** Null for tiers 0 and 3. */
  readonly findings: ScanFindings | null;
  readonly grounds?: ScanGrounds;
  /** By default those of the findings; none without findings. */
  readonly unanswered?: readonly UnansweredSource[];
  /** Epoch milliseconds; now unless it ran earlier. */
  readonly scannedAtMs?: number;
}

const NO_GROUNDS: ScanGrounds = { evidence: [], lists: [], tokens_used: 0 };

/**
 * Stores a scan at a unique time, so that two scans of one number and tier never share a name. The same execution
 * stored again keeps its row.
 */
export function insertScan(ctx: Ctx, draft: ScanDraft): BatchItem<"sqlite"> {
  const { order, tier, evalScore, findings, grounds = NO_GROUNDS, scannedAtMs = ctx.now().getTime() } = draft;
  const { tenantId } = ctx.actor;
  const { number } = order;
  const unanswered = draft.unanswered ?? findings?.unanswered_sources ?? [];
  const taken = sql`(SELECT MAX(scanned_at_ms) + 1 FROM scans
    WHERE tenant_id = ${tenantId} AND registration_number = ${number} AND tier = ${tier})`;
  return ctx.db.run(sql`
    INSERT OR IGNORE INTO scans (tenant_id, execution_id, scan_id, registration_number, tier, scanned_at_ms,
      segment_id, portfolio_id, scanned_by, risk_tier, confidence, eval_score, flags, scan_cost_cents, result,
      unanswered_sources, grounds)
    SELECT ${tenantId}, ${order.executionId}, ${`scan-${number}-t${tier}-`} || at_ms, ${number}, ${tier}, at_ms,
      ${order.segmentId}, ${order.portfolio?.id ?? null}, ${order.orderedBy}, ${findings?.risk_tier ?? null},
      ${findings?.confidence ?? null}, ${evalScore}, ${JSON.stringify(findings?.flags ?? [])},
      ${findings?.scan_cost_cents ?? 0}, ${findings && JSON.stringify(findings)}, ${JSON.stringify(unanswered)},
      ${JSON.stringify(grounds)}
    FROM (SELECT CAST(MAX(${scannedAtMs}, COALESCE(${taken}, 0)) AS INTEGER) AS at_ms)`);
}

interface Row {
  readonly scan_id: string;
  readonly scanned_at_ms: number;
  readonly segment_id: string | null;
  readonly result: string | null;
}

const toStored = (row: Row): StoredScan => ({
  scanId: row.scan_id,
  scannedAtMs: row.scanned_at_ms,
  segmentId: row.segment_id,
  findings: row.result === null ? null : (JSON.parse(row.result) as ScanFindings),
});

/** A scan that was carried out and stored, or null. */
export async function findScan(ctx: Ctx, executionId: string): Promise<StoredScan | null> {
  const [row] = await ctx.db.all<Row>(sql`
    SELECT scan_id, scanned_at_ms, segment_id, result FROM scans
    WHERE tenant_id = ${ctx.actor.tenantId} AND execution_id = ${executionId}`);
  return row ? toStored(row) : null;
}

/** The newest scan of a number at a tier since a time, with its execution; null where a list was loaded or an own one changed since. */
export async function findNewestScan(
  ctx: Ctx,
  number: string,
  tier: QueryTier,
  notBeforeMs: number,
): Promise<(StoredScan & { readonly executionId: string }) | null> {
  const [row] = await ctx.db.all<Row & { execution_id: string }>(sql`
    SELECT execution_id, scan_id, scanned_at_ms, segment_id, result FROM scans
    WHERE tenant_id = ${ctx.actor.tenantId} AND registration_number = ${number} AND tier = ${tier}
      AND scanned_at_ms >= ${notBeforeMs}
      AND NOT EXISTS (SELECT 1 FROM screening_current JOIN screening_lists USING (list_id) WHERE loaded_at_ms >= scanned_at_ms)
      AND NOT EXISTS (SELECT 1 FROM own_lists WHERE tenant_id = ${ctx.actor.tenantId}
        AND max(updated_at, coalesce(deleted_at, '')) >= strftime('%Y-%m-%dT%H:%M:%fZ', scanned_at_ms / 1000.0, 'unixepoch'))
    ORDER BY scanned_at_ms DESC LIMIT 1`);
  return row ? { ...toStored(row), executionId: row.execution_id } : null;
}

export interface HistoryRow {
  readonly scanId: string;
  readonly number: string;
  readonly tier: ScanTier;
  readonly riskTier: RiskTier | null;
  readonly confidence: number | null;
  readonly evalScore: number;
  readonly scannedAtMs: number;
  readonly flags: readonly ScanFlag[];
  /** Null: an earlier version did not record them. */
  readonly unanswered: readonly UnansweredSource[] | null;
  readonly costCents: number;
  readonly segmentId: string | null;
}

/** Every scan of a number, newest first. */
export async function listScans(ctx: Ctx, number: string): Promise<HistoryRow[]> {
  const rows = await ctx.db.all<Record<string, never>>(sql`
    SELECT scan_id AS scanId, registration_number AS number, tier, risk_tier AS riskTier, confidence,
      eval_score AS evalScore, scanned_at_ms AS scannedAtMs, flags, scan_cost_cents AS costCents,
      segment_id AS segmentId, unanswered_sources AS unanswered
    FROM scans WHERE tenant_id = ${ctx.actor.tenantId} AND registration_number = ${number}
    ORDER BY scanned_at_ms DESC, tier DESC`);
  return rows.map((row) => ({
    ...(row as unknown as HistoryRow),
    flags: JSON.parse(row["flags"]!) as ScanFlag[],
    unanswered: JSON.parse(row["unanswered"] ?? "null") as UnansweredSource[] | null,
  }));
}

/** Executions of the scans that opened a case. */
export async function listExecutionsOfCase(ctx: Ctx, caseId: string): Promise<string[]> {
  const rows = await ctx.db.all<{ id: string }>(sql`
    SELECT execution_id AS id FROM scans WHERE tenant_id = ${ctx.actor.tenantId} AND grounds ->> '$.case_id' = ${caseId}`);
  return rows.map(({ id }) => id);
}

export const deleteScan = (ctx: Ctx, executionId: string): BatchItem<"sqlite"> =>
  ctx.db.run(sql`DELETE FROM scans WHERE tenant_id = ${ctx.actor.tenantId} AND execution_id = ${executionId}`);
