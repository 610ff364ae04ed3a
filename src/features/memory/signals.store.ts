import { and, asc, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Ctx } from "../../platform/context.ts";
import type { Signal, SignalCategory, SignalContext } from "../../domain/memory/memory.model.ts";
import {
  memoryDecisions as decisions,
  memorySignalCounts as counts,
  memorySignals as signals,
} from "./memory.tables.ts";
import { jsonArraysOf } from "../../platform/statement-size.ts";

const CORRECTIONS_MAX = 100;

/** A signal before it is known whether its case is the tenant's. */
export interface NewSignal extends Omit<Signal, "context"> {
  readonly context: Readonly<Record<string, unknown>>;
}

/**
 * Stores each signal once. A case of another tenant is not linked; missing template and country are taken from the
 * case. After a failure some may be stored; all can be sent again.
 */
export async function insertSignals(ctx: Ctx, given: readonly NewSignal[]): Promise<void> {
  const rows = given.map((signal) => ({ ...signal, context: JSON.stringify(signal.context) }));
  for (const some of jsonArraysOf(rows)) await ctx.db.run(insertion(ctx, some));
}

function insertion(ctx: Ctx, rows: string): SQL {
  const { tenantId } = ctx.actor;
  return sql`
    INSERT INTO memory_signals (id, tenant_id, officer_id, workflow_id, signal_type, category, safety_class, source,
      iteration, template_id, country, context, created_at)
    SELECT s.value ->> 'id', ${tenantId}, s.value ->> 'officerId', c.workflow_id, s.value ->> 'signalType',
      s.value ->> 'category', s.value ->> 'safetyClass', s.value ->> 'source', s.value ->> 'iteration',
      coalesce(s.value ->> 'templateId', c.template_id), coalesce(s.value ->> 'country', c.country),
      s.value ->> 'context', s.value ->> 'createdAt'
    FROM json_each(${rows}) s
    LEFT JOIN cases c ON c.workflow_id = s.value ->> 'workflowId' AND c.tenant_id = ${tenantId}
    WHERE true ORDER BY s.key ON CONFLICT (id) DO NOTHING`;
}

const ofTenant = (ctx: Ctx) => eq(signals.tenantId, ctx.actor.tenantId);

export interface SignalRow extends Signal {
  readonly seq: number;
  readonly isIngested: boolean;
}

function toSignal(row: typeof signals.$inferSelect): SignalRow {
  return {
    seq: row.seq,
    id: row.id,
    officerId: row.officerId,
    workflowId: row.workflowId,
    signalType: row.signalType,
    category: row.category,
    safetyClass: row.safetyClass,
    source: row.source,
    iteration: row.iteration,
    templateId: row.templateId,
    country: row.country,
    context: JSON.parse(row.context) as SignalContext,
    createdAt: row.createdAt,
    isIngested: row.stage !== "captured",
  };
}

export type CountByCategory = Partial<Record<SignalCategory, number>>;

/** Number of the tenant's signals, and the newest ones: one round trip. */
export async function readSignalStatus(
  ctx: Ctx,
  limit: number,
): Promise<{ byCategory: CountByCategory; recent: SignalRow[] }> {
  const [counted, recent] = await ctx.db.batch([
    ctx.db.select().from(counts).where(eq(counts.tenantId, ctx.actor.tenantId)),
    ctx.db.select().from(signals).where(ofTenant(ctx)).orderBy(desc(signals.seq)).limit(limit),
  ]);
  const some = counted.filter((row) => row.signals > 0).map((row) => [row.category, row.signals] as const);
  return { byCategory: Object.fromEntries(some), recent: recent.map(toSignal) };
}

/** The signals of a case in order of arrival. */
export async function listSignalsOfCase(ctx: Ctx, workflowId: string): Promise<SignalRow[]> {
  const rows = await ctx.db
    .select()
    .from(signals)
    .where(and(ofTenant(ctx), eq(signals.workflowId, workflowId)))
    .orderBy(asc(signals.seq));
  return rows.map(toSignal);
}

/** The oldest signals without a passage. */
export async function listCapturedSignals(ctx: Ctx, limit: number): Promise<SignalRow[]> {
  const rows = await ctx.db
    .select()
    .from(signals)
    .where(and(ofTenant(ctx), sql`${signals.stage} = 'captured'`))
    .orderBy(asc(signals.seq))
    .limit(limit);
  return rows.map(toSignal);
}

/** Officers with enough judgments and preferences for a consolidation. */
export async function listOfficersToConsolidate(ctx: Ctx, signalsMin: number): Promise<string[]> {
  const rows = await ctx.db
    .select({ officerId: signals.officerId })
    .from(signals)
    .where(and(ofTenant(ctx), isToLearn))
    .groupBy(signals.officerId)
    .having(sql`count(*) >= ${signalsMin}`);
  return rows.map((row) => row.officerId);
}

const isToLearn = sql`${signals.stage} = 'ingested' AND ${signals.category} <> 'behavioral'`;

/** An officer's judgments and preferences not consolidated yet, oldest first. */
export const selectSignalsToLearn = (ctx: Ctx, officerId: string, limit: number) =>
  ctx.db
    .select()
    .from(signals)
    .where(and(ofTenant(ctx), eq(signals.officerId, officerId), isToLearn))
    .orderBy(asc(signals.seq))
    .limit(limit);

/** Officers' corrections of single findings of a case, newest first, as a statement for a batch. */
export const selectCorrections = (ctx: Ctx, workflowId: string) =>
  ctx.db
    .select()
    .from(signals)
    .where(
      and(
        ofTenant(ctx),
        eq(signals.workflowId, workflowId),
        inArray(signals.signalType, ["finding_confirmed", "finding_rejected"]),
      ),
    )
    .orderBy(desc(signals.seq))
    .limit(CORRECTIONS_MAX);

export const signalsOf = (rows: readonly (typeof signals.$inferSelect)[]): SignalRow[] => rows.map(toSignal);

/** Deletes every signal of the tenant, and the decisions that rules are counted in. @returns how many signals. */
export async function deleteAllSignals(ctx: Ctx): Promise<number> {
  const [counted] = await ctx.db.batch([
    ctx.db
      .select({ signals: sql<number>`count(*)` })
      .from(signals)
      .where(ofTenant(ctx)),
    ctx.db.delete(signals).where(ofTenant(ctx)),
    ctx.db.delete(decisions).where(eq(decisions.tenantId, ctx.actor.tenantId)),
  ]);
  return counted[0]?.signals ?? 0;
}

export const deleteSignalsOfCase = (ctx: Ctx, workflowId: string): BatchItem<"sqlite"> =>
  ctx.db.delete(signals).where(and(ofTenant(ctx), eq(signals.workflowId, workflowId)));
