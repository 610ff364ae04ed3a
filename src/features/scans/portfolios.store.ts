import { type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Ctx } from "../../platform/context.ts";
import { commit } from "../../platform/db.ts";
import { LASTING_FAULTS, type PortfolioEntity } from "./portfolio.rules.ts";
import type { EntityOutcome, Portfolio } from "./portfolio.model.ts";

/** Rows per JSON parameter: a value is at most 2 MB. */
const ROWS_A_STATEMENT = 2_500;

const mine = (ctx: Ctx, portfolioId: string) =>
  sql`tenant_id = ${ctx.actor.tenantId} AND portfolio_id = ${portfolioId}`;

/** Stores a portfolio with all its companies, unless it exists. */
export async function insertPortfolio(
  ctx: Ctx,
  portfolio: Portfolio,
  entities: readonly PortfolioEntity[],
): Promise<void> {
  const { tenantId } = ctx.actor;
  const now = ctx.now();
  const rows: BatchItem<"sqlite">[] = [
    ctx.db.run(sql`
      INSERT OR IGNORE INTO portfolios (tenant_id, portfolio_id, name, segment_id, created_by, created_at,
        total_entities, progressed_at_ms)
      VALUES (${tenantId}, ${portfolio.id}, ${portfolio.name}, ${portfolio.segmentId}, ${portfolio.createdBy},
        ${now.toISOString()}, ${portfolio.total}, ${now.getTime()})`),
  ];
  for (let at = 0; at < entities.length; at += ROWS_A_STATEMENT) {
    const part = JSON.stringify(entities.slice(at, at + ROWS_A_STATEMENT));
    rows.push(
      ctx.db.run(sql`
        INSERT OR IGNORE INTO portfolio_entities (tenant_id, portfolio_id, position, registration_number, status, reason,
          reference)
        SELECT ${tenantId}, ${portfolio.id}, value ->> 'position', value ->> 'number',
          CASE WHEN value ->> 'fault' IS NULL THEN 'waiting' ELSE 'failed' END, value ->> 'fault', value ->> 'reference'
        FROM json_each(${part})`),
    );
  }
  await commit(ctx.db, rows);
}

export async function findPortfolio(ctx: Ctx, portfolioId: string): Promise<Portfolio | null> {
  const [row] = await ctx.db.all<Portfolio>(sql`
    SELECT portfolio_id AS id, name, segment_id AS segmentId, created_by AS createdBy, total_entities AS total
    FROM portfolios WHERE ${mine(ctx, portfolioId)}`);
  return row ?? null;
}

export async function isPortfolioDone(ctx: Ctx, portfolioId: string): Promise<boolean> {
  const rows = await ctx.db.all(sql`
    SELECT 1 FROM portfolio_entities WHERE ${mine(ctx, portfolioId)} AND status = 'waiting' LIMIT 1`);
  return rows.length === 0;
}

export interface SentEntity {
  readonly position: number;
  readonly retry: number;
}

/**
 * Marks the next companies as sent and returns them. `window` is how many the tenant may have in the queue; its running
 * portfolios share it equally.
 */
export function takeUnsent(ctx: Ctx, portfolioId: string, window: number): Promise<SentEntity[]> {
  const waiting = sql`${mine(ctx, portfolioId)} AND status = 'waiting'`;
  const running = sql`MAX(1, (SELECT COUNT(*) FROM portfolio_counts
    WHERE tenant_id = ${ctx.actor.tenantId} AND waiting > 0))`;
  return ctx.db.all<SentEntity>(sql`
    UPDATE portfolio_entities SET sent = 1
    WHERE ${mine(ctx, portfolioId)} AND position IN (
      SELECT position FROM portfolio_entities WHERE ${waiting} AND sent = 0 ORDER BY position
      LIMIT MAX(0, CAST(${window} + ${running} - 1 AS INTEGER) / ${running}
        - (SELECT COUNT(*) FROM portfolio_entities WHERE ${waiting} AND sent = 1)))
    RETURNING position, retries AS retry`);
}

/**
 * Releases messages that were sent and led to nothing: no work on the portfolio for a while, longer with each
 * attempt.
 */
export async function releaseLost(ctx: Ctx, portfolioId: string, timeoutMs: number): Promise<void> {
  const nowMs = ctx.now().getTime();
  const stalled = sql`EXISTS (SELECT 1 FROM portfolios WHERE ${mine(ctx, portfolioId)}
      AND progressed_at_ms <= ${nowMs} - ${timeoutMs} * (1 << MIN(resends, 6)))
    AND NOT EXISTS (SELECT 1 FROM portfolio_entities WHERE ${mine(ctx, portfolioId)}
      AND status = 'waiting' AND sent = 1 AND lease_until_ms > ${nowMs})`;
  await commit(ctx.db, [
    ctx.db.run(sql`
      UPDATE portfolio_entities SET sent = 0
      WHERE ${mine(ctx, portfolioId)} AND status = 'waiting' AND sent = 1 AND ${stalled}`),
    ctx.db.run(sql`
      UPDATE portfolios SET progressed_at_ms = ${nowMs}, resends = resends + 1
      WHERE ${mine(ctx, portfolioId)} AND ${stalled}`),
  ]);
}

/** Has failed and incomplete companies wait for another scan. Those that wait already, or are no numbers, are left out. */
export async function retryEntities(ctx: Ctx, portfolioId: string): Promise<void> {
  await commit(ctx.db, [
    ctx.db.run(sql`
      UPDATE portfolio_entities SET status = 'waiting', sent = 0, attempts = 0, lease_until_ms = NULL, reason = NULL,
        retries = retries + 1
      WHERE ${mine(ctx, portfolioId)} AND (status = 'scanned' AND incomplete = 1
        OR status = 'failed' AND reason NOT IN (SELECT value FROM json_each(${JSON.stringify(LASTING_FAULTS)})))`),
    touch(ctx, portfolioId),
  ]);
}

/** Which try of which company of a portfolio. */
export interface EntityTry extends SentEntity {
  readonly portfolioId: string;
}

const thisTry = (ctx: Ctx, { portfolioId, position, retry }: EntityTry) =>
  sql`${mine(ctx, portfolioId)} AND position = ${position} AND retries = ${retry} AND status = 'waiting'`;

export interface ClaimedEntity {
  readonly number: string;
  /** Including this attempt. */
  readonly attempts: number;
  /** The scan that stands until the retry is done; null at the first try. */
  readonly executionId: string | null;
}

/** Claims a pending company. One statement: of two concurrent claims, one succeeds. */
export async function claimEntity(ctx: Ctx, entity: EntityTry, leaseMs: number): Promise<ClaimedEntity | null> {
  const nowMs = ctx.now().getTime();
  const [row] = await ctx.db.all<ClaimedEntity>(sql`
    UPDATE portfolio_entities SET lease_until_ms = ${nowMs + leaseMs}, attempts = attempts + 1
    WHERE ${thisTry(ctx, entity)} AND (lease_until_ms IS NULL OR lease_until_ms <= ${nowMs})
    RETURNING registration_number AS number, attempts, execution_id AS executionId`);
  return row ?? null;
}

/** Renews a lease, or with 0 ends it. */
export async function setLease(ctx: Ctx, entity: EntityTry, leaseMs: number): Promise<void> {
  await ctx.db.run(sql`
    UPDATE portfolio_entities SET lease_until_ms = ${ctx.now().getTime() + leaseMs} WHERE ${thisTry(ctx, entity)}`);
}

/** Marks a company as done, with or without a scan, in the batch that stores the scan. */
export const reconcileEntity = (ctx: Ctx, entity: EntityTry, outcome: EntityOutcome): BatchItem<"sqlite">[] => [
  ctx.db.run(sql`
    UPDATE portfolio_entities SET ${changes(outcome)}, lease_until_ms = NULL WHERE ${thisTry(ctx, entity)}`),
  touch(ctx, entity.portfolioId),
];

function changes(outcome: EntityOutcome): SQL {
  switch (outcome.kind) {
    case "scanned":
      return sql`status = 'scanned', execution_id = ${outcome.executionId}, cached = ${outcome.cached ? 1 : 0},
        risk_tier = ${outcome.riskTier}, incomplete = ${outcome.incomplete ? 1 : 0}, reason = NULL`;
    case "unchanged":
      return sql`status = 'scanned'`;
    case "failed":
      return sql`status = CASE WHEN execution_id IS NULL THEN 'failed' ELSE 'scanned' END, reason = ${outcome.reason}`;
  }
}

/** Records that the portfolio progresses, so that its messages do not count as lost. */
const touch = (ctx: Ctx, portfolioId: string): BatchItem<"sqlite"> =>
  ctx.db.run(sql`
    UPDATE portfolios SET progressed_at_ms = ${ctx.now().getTime()}, resends = 0 WHERE ${mine(ctx, portfolioId)}`);
