import { sql } from "drizzle-orm";
import { atMost } from "../../platform/db.ts";
import type { ObservedChange } from "../../domain/relationships/monitoring-event.model.ts";
import type { Ctx } from "../../platform/context.ts";

export interface OpenEvent extends Pick<ObservedChange, "type" | "severity" | "needsRole"> {
  readonly relationshipId: string;
  readonly eventId: string;
  /** JSON. */
  readonly after: string;
}

/** Events of customers that nobody has disposed of, the newest of each. */
export const listOpenEvents = (
  ctx: Ctx,
  relationshipIds: readonly string[],
  limitOfEach: number,
): Promise<OpenEvent[]> =>
  ctx.db.all<OpenEvent>(sql`SELECT e.relationship_id AS relationshipId, e.event_id AS eventId, e.type, e.severity,
      e.needs_role AS needsRole, e.after
    FROM json_each(${JSON.stringify(relationshipIds)}) own
    CROSS JOIN monitoring_events e
      ON e.tenant_id = ${ctx.actor.tenantId} AND +e.relationship_id = own.value
    WHERE e.event_id IN (SELECT event_id FROM monitoring_events o INDEXED BY monitoring_events_of
      WHERE o.tenant_id = ${ctx.actor.tenantId} AND o.relationship_id = own.value AND o.disposition IS NULL
      ORDER BY o.at DESC, o.event_id ${atMost(limitOfEach)})`);

/**
 * Gives an absence another substitute.
 * @returns false where the absence has another substitute by now, or the new one is away on one of its days.
 */
export async function replaceSubstitute(
  ctx: Ctx,
  absentee: string,
  { from, to, at }: { readonly from: string; readonly to: string; readonly at: string },
): Promise<boolean> {
  const { tenantId, id } = ctx.actor;
  const rows = await ctx.db.all(sql`UPDATE officer_absences SET substitute = ${to}, set_by = ${id}, set_at = ${at}
    WHERE tenant_id = ${tenantId} AND officer_id = ${absentee} AND substitute = ${from}
      AND NOT EXISTS (SELECT 1 FROM officer_absences other WHERE other.tenant_id = ${tenantId}
        AND other.officer_id = ${to} AND other.from_day <= officer_absences.until_day
        AND other.until_day >= officer_absences.from_day)
    RETURNING officer_id`);
  return rows.length > 0;
}
