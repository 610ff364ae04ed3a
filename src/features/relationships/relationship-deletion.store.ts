import { sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Ctx } from "../../platform/context.ts";
import { emptyEventsOfRelationship } from "../event-feed/publish.store.ts";
import { clearMark } from "./relationships.store.ts";

/** Tables that name a relationship: their rows go with it. */
const OF_RELATIONSHIP = [
  "monitoring_events INDEXED BY monitoring_events_of",
  "monitoring_looks",
  "relationship_log",
  "relationships",
];
/** Tables that name a party of it. */
const OF_PARTY = ["party_hits", "party_outcomes"];

/**
 * Statements that take a deleted case out of its relationship. With its last case a relationship goes, with its parties
 * and their keys, and with everything that is known of them.
 */
export async function deleteRelationshipRows(ctx: Ctx, workflowId: string): Promise<BatchItem<"sqlite">[]> {
  const { tenantId } = ctx.actor;
  const tenant = sql`tenant_id = ${tenantId}`;
  const [place] = await ctx.db.all<{ id: string; others: number }>(sql`
    SELECT relationship_id AS id, EXISTS (SELECT 1 FROM relationship_cases o WHERE o.${tenant}
      AND o.relationship_id = c.relationship_id AND o.workflow_id <> c.workflow_id) AS others
    FROM relationship_cases c WHERE c.${tenant} AND c.workflow_id = ${workflowId}`);
  const ofCase = sql`${tenant} AND workflow_id = ${workflowId}`;
  const leaving = [ctx.db.run(sql`DELETE FROM relationship_cases WHERE ${ofCase}`), clearMark(ctx, workflowId)];
  if (!place) return leaving;
  const { id } = place;
  // A case that joins the relationship meanwhile keeps it.
  const isLast = sql`NOT EXISTS (SELECT 1 FROM relationship_cases INDEXED BY relationship_cases_of
    WHERE ${tenant} AND relationship_id = ${id})`;
  const parties = sql`(SELECT party_id FROM monitored_parties INDEXED BY monitored_parties_of
    WHERE ${tenant} AND relationship_id = ${id})`;
  return [
    ...leaving,
    ...OF_PARTY.map((table) =>
      ctx.db.run(sql`DELETE FROM ${sql.raw(table)} WHERE ${tenant} AND party_id IN ${parties} AND ${isLast}`),
    ),
    ctx.db.run(sql`DELETE FROM monitored_parties WHERE ${tenant} AND party_id IN ${parties} AND ${isLast}`),
    ...OF_RELATIONSHIP.map((table) =>
      ctx.db.run(sql`DELETE FROM ${sql.raw(table)}
        WHERE ${table === "relationships" ? sql`+tenant_id = ${tenantId}` : tenant}
          AND relationship_id = ${id} AND ${isLast}`),
    ),
    ...(place.others ? [] : [emptyEventsOfRelationship(ctx, id)]),
  ];
}
