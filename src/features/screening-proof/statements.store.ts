import { sql } from "drizzle-orm";
import type { ScreeningStatement } from "../../domain/screening-proof/statement.rules.ts";
import { atMost, commit } from "../../platform/db.ts";
import type { Ctx } from "../../platform/context.ts";

/** The day that a tenant's next statement is of, and how far that has come. */
export interface DayProgress {
  readonly nextDay: string;
  readonly parts: number;
  readonly afterParty: string;
  /** JSON; null before the first part is stored. */
  readonly progress: string | null;
}

export interface DueTenant {
  readonly tenantId: string;
  readonly nextDay: string;
}

/** Tenants of the database with a day up to `day` that has no statement yet, the longest due first. */
export const listDueTenants = (ctx: Ctx, day: string, after: DueTenant | null, limit: number): Promise<DueTenant[]> =>
  ctx.db.all<DueTenant>(sql`SELECT tenant_id AS tenantId, next_day AS nextDay FROM screening_days
    WHERE next_day <= ${day} AND (next_day, tenant_id) > (${after?.nextDay ?? ""}, ${after?.tenantId ?? ""})
    ORDER BY next_day, tenant_id ${atMost(limit)}`);

/** Null before the tenant's first party. */
export async function findProgress(ctx: Ctx): Promise<DayProgress | null> {
  const [row] = await ctx.db.all<DayProgress>(sql`
    SELECT next_day AS nextDay, parts, after_party AS afterParty, progress FROM screening_days
    WHERE tenant_id = ${ctx.actor.tenantId}`);
  return row ?? null;
}

/** Records that one more part is stored. @returns false if another run was faster */
export async function saveProgress(ctx: Ctx, was: DayProgress, next: { afterParty: string; progress: string }) {
  const { meta } = await ctx.db.run(sql`
    UPDATE screening_days SET parts = parts + 1, after_party = ${next.afterParty}, progress = ${next.progress}
    WHERE tenant_id = ${ctx.actor.tenantId} AND next_day = ${was.nextDay} AND parts = ${was.parts}`);
  return meta.changes > 0;
}

/** Stores the statement of the day that is due, once, and goes on to the next day. */
export async function saveStatement(ctx: Ctx, statement: ScreeningStatement, was: DayProgress, nextDay: string) {
  const { tenantId } = ctx.actor;
  const { number, day, hash } = statement;
  await commit(ctx.db, [
    ctx.db.run(sql`
      INSERT INTO screening_statements (tenant_id, number, day, hash, statement)
      SELECT ${tenantId}, ${number}, ${day}, ${hash}, ${JSON.stringify(statement)}
      WHERE EXISTS (SELECT 1 FROM screening_days
        WHERE tenant_id = ${tenantId} AND next_day = ${day} AND parts = ${was.parts})
      ON CONFLICT DO NOTHING`),
    ctx.db.run(sql`
      UPDATE screening_days SET next_day = ${nextDay}, parts = 0, after_party = '', progress = NULL
      WHERE tenant_id = ${tenantId} AND next_day = ${day}
        AND EXISTS (SELECT 1 FROM screening_statements WHERE tenant_id = ${tenantId} AND number = ${number} AND hash = ${hash})`),
  ]);
}

const COLUMNS = sql`number, statement`;
const toStatement = (row: { statement: string } | undefined): ScreeningStatement | null =>
  row ? (JSON.parse(row.statement) as ScreeningStatement) : null;

export async function findLastStatement(ctx: Ctx): Promise<ScreeningStatement | null> {
  const [row] = await ctx.db.all<{ statement: string }>(sql`SELECT ${COLUMNS} FROM screening_statements
    WHERE tenant_id = ${ctx.actor.tenantId} ORDER BY number DESC LIMIT 1`);
  return toStatement(row);
}

/** The statement of a day and the one before it. */
export async function findStatementOf(ctx: Ctx, day: string) {
  const { tenantId } = ctx.actor;
  const rows = await ctx.db.all<{ number: number; statement: string }>(sql`SELECT ${COLUMNS} FROM screening_statements
    WHERE tenant_id = ${tenantId} AND number <= (SELECT number FROM screening_statements
      WHERE tenant_id = ${tenantId} AND day = ${day})
    ORDER BY number DESC LIMIT 2`);
  const statement = toStatement(rows[0]);
  return statement && { statement, before: toStatement(rows[1]) };
}

/** The tenant's first day with a statement, or null. */
export async function findFirstDay(ctx: Ctx): Promise<string | null> {
  const [row] = await ctx.db.all<{ day: string }>(sql`SELECT day FROM screening_statements
    WHERE tenant_id = ${ctx.actor.tenantId} ORDER BY number LIMIT 1`);
  return row?.day ?? null;
}

/** Tenants of the database with statements that were not exported. */
export const listTenantsToExport = (ctx: Ctx, after: string, limit: number): Promise<{ readonly tenantId: string }[]> =>
  ctx.db.all(sql`SELECT DISTINCT tenant_id AS tenantId FROM screening_statements
    WHERE exported = 0 AND tenant_id > ${after} ORDER BY tenant_id ${atMost(limit)}`);

export async function listUnexported(ctx: Ctx, limit: number): Promise<ScreeningStatement[]> {
  const rows = await ctx.db.all<{ statement: string }>(sql`SELECT ${COLUMNS} FROM screening_statements
    INDEXED BY screening_statements_unexported
    WHERE tenant_id = ${ctx.actor.tenantId} AND exported = 0 ORDER BY number ${atMost(limit)}`);
  return rows.map((row) => toStatement(row)!);
}

export async function markExported(ctx: Ctx, number: number): Promise<void> {
  await ctx.db.run(sql`UPDATE screening_statements SET exported = 1
    WHERE tenant_id = ${ctx.actor.tenantId} AND number = ${number}`);
}
