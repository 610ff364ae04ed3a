import { type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { entitiesOfCase } from "../../graph/index.ts";
import { isoTime } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.ts";
import { refreshStories } from "./stories.store.ts";

const TITLE = "This pattern is being checked again";
const DESCRIPTION = "A case that this alert included was deleted. What remains is evaluated again and shown here.";

/**
 * Statements that take a deleted case out of the alerts: its link, what was known from it alone, and the texts, which may
 * name it. They follow those that delete the case from the graph, in the same batch. An alert of no other case is
 * deleted; every other one is due: `reviewDueAlerts` writes it again from what is left, or ends it.
 */
export async function withdrawCaseFromAlerts(ctx: Ctx, caseId: string): Promise<BatchItem<"sqlite">[]> {
  const { tenantId } = ctx.actor;
  const tenant = sql`tenant_id = ${tenantId}`;
  const affected = await affectedAlerts(ctx, caseId);
  const of = (ids: readonly string[]) => sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`;
  const ids = of(affected.map(({ id }) => id));
  const isKnown = (id: SQL) => sql`EXISTS (SELECT 1 FROM graph_entities e WHERE e.${tenant} AND e.id = ${id})`;
  const lone = of(affected.filter(({ isLone }) => isLone === 1).map(({ id }) => id));
  const known = (path: string) => sql`json_set(details, ${path}, (SELECT json_group_array(m.value)
    FROM json_each(details, ${path}) m WHERE ${isKnown(sql`m.value`)}))`;
  return [
    ctx.db.run(sql`DELETE FROM alerts WHERE ${tenant} AND id IN ${lone}`),
    ctx.db.run(sql`DELETE FROM alert_log INDEXED BY alert_log_alert WHERE ${tenant} AND alert_id IN ${lone}`),
    ctx.db.run(sql`DELETE FROM alert_members WHERE ${tenant} AND alert_id IN ${lone}`),
    ctx.db.run(sql`DELETE FROM alert_cases WHERE ${tenant} AND case_id = ${caseId}`),
    ctx.db.run(sql`UPDATE alerts SET
      linked_case_ids = (SELECT json_group_array(value) FROM json_each(linked_case_ids) WHERE value <> ${caseId}),
      title = ${TITLE}, description = ${DESCRIPTION}, evidence_hash = 'withdrawn', due_at = ${isoTime(ctx.now())},
      evidence_snapshot = json_object(
        'entities', (SELECT json_group_array(json(m.value)) FROM json_each(evidence_snapshot, '$.entities') m
          WHERE ${isKnown(sql`m.value ->> 'id'`)}),
        'relationships', (SELECT json_group_array(json(m.value)) FROM json_each(evidence_snapshot, '$.relationships') m
          WHERE ${isKnown(sql`m.value ->> 'from'`)} AND ${isKnown(sql`m.value ->> 'to'`)}),
        'motif_details', json('{}')),
      basis = CASE WHEN basis IS NULL THEN NULL ELSE json_set(basis,
        '$.risks', (SELECT json_group_object(m.key, m.value) FROM json_each(basis, '$.risks') m WHERE ${isKnown(sql`m.key`)}),
        '$.members', (SELECT json_group_array(m.value) FROM json_each(basis, '$.members') m WHERE ${isKnown(sql`m.value`)}),
        '$.ties', (SELECT json_group_array(json(m.value)) FROM json_each(basis, '$.ties') m
          WHERE ${isKnown(sql`m.value ->> 'from'`)} AND ${isKnown(sql`m.value ->> 'to'`)})) END
      WHERE ${tenant} AND id IN ${ids}`),
    // An identity that names somebody who is not known any more is none.
    ctx.db.run(sql`UPDATE alerts SET entity_key = 'withdrawn ' || id, focus_id = NULL WHERE ${tenant} AND id IN ${ids}
      AND EXISTS (SELECT 1 FROM json_each('["' || replace(entity_key, ' ', '","') || '"]') m
        WHERE NOT ${isKnown(sql`m.value`)})`),
    ctx.db.run(
      sql`DELETE FROM alert_members WHERE ${tenant} AND alert_id IN ${ids} AND NOT ${isKnown(sql`entity_id`)}`,
    ),
    ...["$.added", "$.removed"].map((path) =>
      ctx.db.run(sql`UPDATE alert_log INDEXED BY alert_log_alert SET details = ${known(path)}
        WHERE ${tenant} AND alert_id IN ${ids} AND details -> ${path} IS NOT NULL`),
    ),
    ctx.db.run(sql`UPDATE alert_log INDEXED BY alert_log_alert SET details = json_remove(details, '$.because')
      WHERE ${tenant} AND alert_id IN ${ids} AND details -> '$.because' IS NOT NULL`),
    ...refreshStories(
      ctx,
      affected.map(({ storyId }) => storyId),
    ),
  ];
}

interface Affected {
  readonly id: string;
  readonly storyId: string;
  /** No other case is linked to it. */
  readonly isLone: number;
}

/** Alerts that a case is linked to, and those with somebody as a member who is known from it alone, perhaps. */
async function affectedAlerts(ctx: Ctx, caseId: string): Promise<Affected[]> {
  const { tenantId } = ctx.actor;
  const touched = JSON.stringify(await entitiesOfCase(ctx, caseId));
  return ctx.db.all<Affected>(sql`
    SELECT a.id, coalesce(a.story_id, a.id) AS storyId, EXISTS (SELECT 1 FROM alert_cases c
        WHERE c.tenant_id = ${tenantId} AND c.case_id = ${caseId} AND c.alert_id = a.id)
      AND json_array_length(a.linked_case_ids) <= 1 AS isLone
    FROM alerts a WHERE a.tenant_id = ${tenantId} AND a.id IN (
      SELECT alert_id FROM alert_cases WHERE tenant_id = ${tenantId} AND case_id = ${caseId}
      UNION SELECT m.alert_id FROM json_each(${touched}) j CROSS JOIN alert_members m
        WHERE m.tenant_id = ${tenantId} AND m.entity_id = j.value)`);
}
