import { sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
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
