import { sql } from "drizzle-orm";
import { atMost } from "../../platform/db.ts";
import { FEED_EVENT_TYPES, type FeedEvent } from "../../domain/event-feed/feed-event.model.ts";
import type { Ctx } from "../../platform/context.ts";

/** Events after a number, in the order of publication. An unknown type matches none. */
export async function listEvents(
  ctx: Ctx,
  { after, type }: { readonly after: number; readonly type: string | undefined },
  limit: number,
): Promise<FeedEvent[]> {
  const known = FEED_EVENT_TYPES.find((one) => one === type);
  if (type !== undefined && known === undefined) return [];
  const { tenantId } = ctx.actor;
  // Without statistics the planner would read the events of every type.
  const from =
    known === undefined
      ? sql`feed_events WHERE tenant_id = ${tenantId}`
      : sql`feed_events INDEXED BY feed_events_type WHERE tenant_id = ${tenantId} AND type = ${known}`;
  const found = await ctx.db.all<Omit<FeedEvent, "ids"> & { readonly ids: string }>(
    sql`SELECT sequence, type, at, ids FROM ${from} AND sequence > ${after} ORDER BY sequence ${atMost(limit)}`,
  );
  return found.map((row) => ({ ...row, ids: JSON.parse(row.ids) as Record<string, string> }));
}
