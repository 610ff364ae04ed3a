import { and, eq, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { MonitoringEventType } from "../../domain/relationships/monitoring-event.model.ts";
import type { Ctx } from "../../platform/context.ts";
import { monitoringLooks } from "./monitoring.tables.ts";

export type LookRow = typeof monitoringLooks.$inferSelect;

/** What a look is at. */
export interface LookSubject {
  readonly relationshipId: string;
  readonly type: MonitoringEventType;
  /** What was asked, such as `kbo` or a document's id. */
  readonly subject: string;
}

export async function findLook(ctx: Ctx, of: LookSubject): Promise<LookRow | undefined> {
  const rows = await ctx.db
    .select()
    .from(monitoringLooks)
    .where(
      and(
        eq(monitoringLooks.tenantId, ctx.actor.tenantId),
        eq(monitoringLooks.relationshipId, of.relationshipId),
        eq(monitoringLooks.type, of.type),
        eq(monitoringLooks.subject, of.subject),
      ),
    );
  return rows[0];
}

export interface Look extends LookSubject {
  readonly lookedAt: string;
  readonly factsHash: string;
  /** JSON. */
  readonly facts: string;
  readonly dueAt: string | null;
}

/** Stores a look of a living relationship; the one before is replaced. */
export function lookWrites(ctx: Ctx, look: Look): BatchItem<"sqlite">[] {
  const { tenantId } = ctx.actor;
  return [
    ctx.db.run(sql`INSERT INTO monitoring_looks
        (tenant_id, relationship_id, type, subject, looked_at, facts_hash, facts, due_at)
      SELECT ${tenantId}, relationship_id, ${look.type}, ${look.subject}, ${look.lookedAt}, ${look.factsHash},
        ${look.facts}, ${look.dueAt}
      FROM relationships WHERE relationship_id = ${look.relationshipId} AND +tenant_id = ${tenantId}
      ON CONFLICT DO UPDATE SET looked_at = excluded.looked_at, facts_hash = excluded.facts_hash,
        facts = excluded.facts, due_at = excluded.due_at`),
  ];
}

/** JSON of facts that nobody ever gave. */
export const NEVER_ANSWERED = "null";

/** Nobody answered: what was known stays, also that nothing was, and is asked again at `dueAt`. */
export function lookAgainWrites(ctx: Ctx, of: LookSubject, at: string, dueAt: string | null): BatchItem<"sqlite">[] {
  const { tenantId } = ctx.actor;
  return [
    ctx.db.run(sql`INSERT INTO monitoring_looks
        (tenant_id, relationship_id, type, subject, looked_at, facts_hash, facts, due_at)
      SELECT ${tenantId}, relationship_id, ${of.type}, ${of.subject}, ${at}, '', ${NEVER_ANSWERED}, ${dueAt}
      FROM relationships WHERE relationship_id = ${of.relationshipId} AND +tenant_id = ${tenantId}
      ON CONFLICT DO UPDATE SET due_at = excluded.due_at`),
  ];
}
