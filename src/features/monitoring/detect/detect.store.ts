import { sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { atMost } from "../../../platform/db.ts";
import type { RememberedLook } from "../../../domain/relationships/looks.model.ts";
import type { MonitoringEventType } from "../../../domain/relationships/monitoring-event.model.ts";
import { canonicalHash } from "../../../platform/canonical-json.ts";
import type { Ctx } from "../../../platform/context.ts";

/** A look as it is stored. */
export interface StoredLook {
  readonly relationshipId: string;
  readonly type: MonitoringEventType;
  readonly subject: string;
  readonly look: RememberedLook;
  readonly lookedAt: string;
  readonly dueAt: string | null;
}

interface LookRow extends Omit<StoredLook, "look"> {
  readonly facts: string;
}

/** What was looked at of a relationship, of these subjects. */
export async function listLooks(ctx: Ctx, relationshipId: string, subjects: readonly string[]): Promise<StoredLook[]> {
  const rows = await ctx.db.all<LookRow>(sql`SELECT relationship_id AS relationshipId, type, subject,
      looked_at AS lookedAt, facts, due_at AS dueAt
    FROM monitoring_looks
    WHERE tenant_id = ${ctx.actor.tenantId} AND relationship_id = ${relationshipId}
      AND subject IN (SELECT value FROM json_each(${JSON.stringify(subjects)}))`);
  return rows.map(({ facts, ...row }) => ({ ...row, look: JSON.parse(facts) as RememberedLook }));
}

/** Stores a look of a living relationship, unless somebody else looked since `before` was read. */
export function rememberWrites(ctx: Ctx, one: StoredLook, before: StoredLook | undefined): BatchItem<"sqlite">[] {
  const { tenantId } = ctx.actor;
  return [
    ctx.db.run(sql`INSERT INTO monitoring_looks
        (tenant_id, relationship_id, type, subject, looked_at, facts_hash, facts, due_at)
      SELECT ${tenantId}, relationship_id, ${one.type}, ${one.subject}, ${one.lookedAt},
        ${canonicalHash(one.look.facts)}, ${JSON.stringify(one.look)}, ${one.dueAt}
      FROM relationships
      WHERE relationship_id = ${one.relationshipId} AND +tenant_id = ${tenantId} AND ended_at IS NULL
      ON CONFLICT DO UPDATE SET looked_at = excluded.looked_at, facts_hash = excluded.facts_hash,
        facts = excluded.facts, due_at = excluded.due_at
      WHERE monitoring_looks.looked_at = ${before?.lookedAt ?? ""}`),
  ];
}

/** The relationship that a case belongs to, if it has not ended. */
export async function findLivingRelationshipOf(ctx: Ctx, workflowId: string): Promise<string | null> {
  const { tenantId } = ctx.actor;
  const [row] = await ctx.db.all<{ id: string }>(sql`SELECT r.relationship_id AS id
    FROM relationship_cases c CROSS JOIN relationships r
    WHERE c.tenant_id = ${tenantId} AND c.workflow_id = ${workflowId}
      AND r.relationship_id = c.relationship_id AND +r.tenant_id = ${tenantId} AND r.ended_at IS NULL`);
  return row?.id ?? null;
}

const DETECTED = sql`type IN ('register_change', 'source_change')`;

/** Nothing of a relationship is looked at again, until a baseline is recorded again. */
export async function stopLooks(ctx: Ctx, relationshipId: string): Promise<void> {
  await ctx.db.run(sql`UPDATE monitoring_looks SET due_at = NULL
    WHERE tenant_id = ${ctx.actor.tenantId} AND relationship_id = ${relationshipId} AND ${DETECTED}
      AND due_at IS NOT NULL`);
}

/** What failed by a fault of ours is due again later, so that it keeps nobody else waiting. */
export async function postponeLooks(ctx: Ctx, relationshipId: string, dueBy: string, until: string): Promise<void> {
  await ctx.db.run(sql`UPDATE monitoring_looks SET due_at = ${until}
    WHERE tenant_id = ${ctx.actor.tenantId} AND relationship_id = ${relationshipId} AND ${DETECTED}
      AND due_at <= ${dueBy}`);
}

/** Tenants of the database with looks to come. Each is one look-up in the index. */
export async function listTenantsWithLooks(ctx: Ctx): Promise<string[]> {
  const next = (after: string) =>
    sql.raw(`(SELECT min(tenant_id) FROM monitoring_looks WHERE due_at IS NOT NULL AND tenant_id > ${after})`);
  const rows = await ctx.db.all<{ tenantId: string | null }>(sql`
    WITH RECURSIVE t (id) AS (SELECT ${next("''")} UNION ALL SELECT ${next("t.id")} FROM t WHERE t.id IS NOT NULL)
    SELECT id AS tenantId FROM t WHERE id IS NOT NULL`);
  return rows.flatMap(({ tenantId }) => tenantId ?? []);
}

/** Of one relationship as many are due at a time. */
const SUBJECTS_EACH = 6;

/** Relationships of the tenant with something due, longest due first; at least `limit` if there are so many. */
export async function listDueRelationships(ctx: Ctx, dueBy: string, limit: number): Promise<string[]> {
  const due = (type: MonitoringEventType) => sql`SELECT * FROM (SELECT relationship_id AS id, due_at
    FROM monitoring_looks INDEXED BY monitoring_looks_due_of
    WHERE tenant_id = ${ctx.actor.tenantId} AND type = ${type} AND due_at IS NOT NULL AND due_at <= ${dueBy}
    ORDER BY due_at ${atMost(limit * SUBJECTS_EACH)})`;
  const rows = await ctx.db.all<{ id: string }>(
    sql`SELECT id, due_at FROM (${due("register_change")} UNION ALL ${due("source_change")}) ORDER BY due_at`,
  );
  return [...new Set(rows.map(({ id }) => id))];
}

/** When something of the database is due next; null where nothing is. */
export async function nextLookAt(ctx: Ctx): Promise<string | null> {
  const [row] = await ctx.db.all<{ at: string | null }>(sql`SELECT due_at AS at FROM monitoring_looks
    WHERE due_at IS NOT NULL AND ${DETECTED} ORDER BY due_at LIMIT 1`);
  return row?.at ?? null;
}
