import { and, eq, inArray, sql } from "drizzle-orm";
import { isoTime } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.ts";
import { commit } from "../../platform/db.ts";
import type { BlockLabel } from "../../domain/memory/memory.model.ts";
import { memoryBlocks as blocks, memorySignals } from "./memory.tables.ts";
import { PROCEDURES } from "./procedures.rules.ts";
import { selectSignalsToLearn, signalsOf, type SignalRow } from "./signals.store.ts";

export interface Block {
  readonly officerId: string;
  readonly label: BlockLabel;
  readonly value: Readonly<Record<string, unknown>>;
  /** Grows by one with each write. */
  readonly version: number;
  readonly consolidations: number;
}

/** The versions that a block must have to be replaced; 0 means that it does not exist. */
export type ExpectedVersion = readonly number[] | "existing" | "whatever";

const toBlock = (row: typeof blocks.$inferSelect): Block => ({
  officerId: row.officerId,
  label: row.label,
  value: JSON.parse(row.value) as Record<string, unknown>,
  version: row.version,
  consolidations: row.consolidations,
});

const selectBlock = (ctx: Ctx, officerId: string, label: BlockLabel) =>
  ctx.db
    .select()
    .from(blocks)
    .where(and(eq(blocks.tenantId, ctx.actor.tenantId), eq(blocks.officerId, officerId), eq(blocks.label, label)));

export async function findBlock(ctx: Ctx, officerId: string, label: BlockLabel): Promise<Block | undefined> {
  const [row] = await selectBlock(ctx, officerId, label);
  return row && toBlock(row);
}

/** Blocks of several officers, their procedures unless others are named, as a statement for a batch. */
export const selectBlocks = (ctx: Ctx, officerIds: readonly string[], labels: readonly BlockLabel[] = [PROCEDURES]) =>
  ctx.db
    .select()
    .from(blocks)
    .where(
      and(
        eq(blocks.tenantId, ctx.actor.tenantId),
        inArray(blocks.officerId, [...officerIds]),
        inArray(blocks.label, [...labels]),
      ),
    );

export const blocksOf = (rows: readonly (typeof blocks.$inferSelect)[]): Block[] => rows.map(toBlock);

/** The procedures of several officers. */
export const findBlocks = async (ctx: Ctx, officerIds: readonly string[]): Promise<Block[]> =>
  blocksOf(await selectBlocks(ctx, officerIds));

/** Replaces a block whose version is as expected. @returns the new version, or null when it is another. */
export async function replaceBlock(
  ctx: Ctx,
  place: { readonly officerId: string; readonly label: BlockLabel },
  value: object,
  expected: ExpectedVersion,
): Promise<number | null> {
  const rows = await ctx.db.all<{ version: number }>(sql`${upsert(ctx, place, value, expected, 0)} RETURNING version`);
  return rows[0]?.version ?? null;
}

function upsert(
  ctx: Ctx,
  { officerId, label }: { readonly officerId: string; readonly label: BlockLabel },
  value: object,
  expected: ExpectedVersion,
  consolidations: number,
  condition = sql`true`,
) {
  const { tenantId } = ctx.actor;
  const current = sql`coalesce((SELECT version FROM memory_blocks WHERE tenant_id = ${tenantId}
    AND officer_id = ${officerId} AND label = ${label}), 0)`;
  const guard =
    expected === "whatever"
      ? sql`true`
      : expected === "existing"
        ? sql`${current} > 0`
        : sql`${current} IN (SELECT value FROM json_each(${JSON.stringify(expected)}))`;
  return sql`
    INSERT INTO memory_blocks (tenant_id, officer_id, label, value, version, consolidations, updated_at)
    SELECT ${tenantId}, ${officerId}, ${label}, ${JSON.stringify(value)}, 1, ${consolidations}, ${isoTime(ctx.now())}
    WHERE ${guard} AND ${condition}
    ON CONFLICT (tenant_id, officer_id, label) DO UPDATE SET value = excluded.value, version = version + 1,
      consolidations = consolidations + excluded.consolidations, updated_at = excluded.updated_at`;
}

/** An officer's procedures and the signals not learned from yet: one round trip. */
export async function readForConsolidation(
  ctx: Ctx,
  officerId: string,
  limit: number,
): Promise<{ block: Block | undefined; signals: SignalRow[] }> {
  const [found, signals] = await ctx.db.batch([
    selectBlock(ctx, officerId, PROCEDURES),
    selectSignalsToLearn(ctx, officerId, limit),
  ]);
  return { block: found[0] && toBlock(found[0]), signals: signalsOf(signals) };
}

/**
 * Writes what was learned and marks its signals as learned, both or neither: not when the block was written
 * meanwhile, or when a signal was deleted or learned from already. @returns whether it was written.
 */
export async function saveConsolidation(
  ctx: Ctx,
  officerId: string,
  learned: {
    readonly value: object;
    readonly expectedVersion: number;
    readonly consolidations: number;
    readonly signals: readonly SignalRow[];
  },
): Promise<boolean> {
  const { tenantId } = ctx.actor;
  const ids = JSON.stringify(learned.signals.map(({ id }) => id));
  const chosen = sql`+tenant_id = ${tenantId} AND +stage = 'ingested' AND id IN (SELECT value FROM json_each(${ids}))`;
  const allThere = sql`(SELECT count(*) FROM ${memorySignals} WHERE ${chosen}) = ${learned.signals.length}`;
  const place = { officerId, label: PROCEDURES };
  const [written] = await commit(ctx.db, [
    ctx.db.run(upsert(ctx, place, learned.value, [learned.expectedVersion], learned.consolidations, allThere)),
    ctx.db.run(sql`UPDATE memory_signals SET stage = 'learned' WHERE changes() = 1 AND ${chosen}`),
  ]);
  return written!.meta.changes === 1;
}

/** Procedures of the tenant that name a case. */
export async function findProceduresNaming(ctx: Ctx, workflowId: string): Promise<Block[]> {
  const rows = await ctx.db
    .select()
    .from(blocks)
    .where(
      and(
        eq(blocks.tenantId, ctx.actor.tenantId),
        eq(blocks.label, PROCEDURES),
        sql`instr(${blocks.value}, ${JSON.stringify(workflowId)}) > 0`,
      ),
    );
  return rows.map(toBlock);
}
