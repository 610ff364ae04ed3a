import { and, eq, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { isoTime } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.ts";
import { commit } from "../../platform/db.ts";
import type { OfficerStatus } from "./alert.machine.ts";
import { alertLog, type AlertLogRow, type AlertRow, alerts } from "./alerts.tables.ts";
import { publishWrites } from "../event-feed/publish.store.ts";
import type { DismissalBasis, Resolution } from "./alert.model.ts";
import { type FoundAlert, isRaised } from "./found-alerts.rules.ts";
import { refreshStories } from "./stories.store.ts";

const json = (value: unknown): string => JSON.stringify(value);

/** Writes found alerts with their members and cases, and what changed: all or nothing. */
export async function saveFound(ctx: Ctx, found: readonly FoundAlert[]): Promise<void> {
  if (found.length === 0) return;
  await commit(
    ctx.db,
    found.flatMap((one) => [
      ...rekey(ctx, one),
      upsert(ctx, one),
      ...replaceMembers(ctx, one),
      ...replaceCases(ctx, one),
      ...logged(ctx, one),
      ...(isRaised(one) ? raised(ctx, one) : []),
    ]),
  );
}

const raised = (ctx: Ctx, found: FoundAlert): BatchItem<"sqlite">[] =>
  publishWrites(ctx, {
    key: sql`(${written(found)} || ${` ${found.row.evidenceHash} ${found.reopens ? found.row.updatedAt : ""}`})`,
    type: "alert.raised",
    at: found.row.updatedAt,
    ids: sql`json_object('alert_id', ${written(found)})`,
  });

/** The alert goes on under another anchor, unless one is there already. */
const rekey = (ctx: Ctx, { row, before }: FoundAlert): BatchItem<"sqlite">[] =>
  before === undefined || before.entityKey === row.entityKey
    ? []
    : [
        ctx.db.run(sql`UPDATE OR IGNORE alerts SET entity_key = ${row.entityKey}
          WHERE tenant_id = ${row.tenantId} AND id = ${before.id} AND entity_key = ${before.entityKey}`),
      ];

/**
 * A stale evaluation must not bring back what the deletion of a case removed: nothing is written unless every member is
 * still in the graph. An officer who acted between read and write makes the alert due.
 */
function upsert(ctx: Ctx, { row, before, reopens }: FoundAlert): BatchItem<"sqlite"> {
  const members = json(row.evidenceSnapshot.entities.map(({ id }) => id));
  return ctx.db.run(sql`
    INSERT INTO alerts (tenant_id, id, pattern_type, entity_key, severity, status, title, description, linked_case_ids,
      evidence_snapshot, evidence_hash, created_at, updated_at, focus_id, is_partial, story_id)
    SELECT ${row.tenantId}, ${row.id}, ${row.patternType}, ${row.entityKey}, ${row.severity}, 'active', ${row.title},
      ${row.description}, ${json(row.linkedCaseIds)}, ${json(row.evidenceSnapshot)}, ${row.evidenceHash},
      ${row.createdAt}, ${row.updatedAt}, ${row.focusId}, ${row.isPartial ? 1 : 0}, ${row.storyId}
    WHERE NOT EXISTS (SELECT 1 FROM json_each(${members}) j
      WHERE NOT EXISTS (SELECT 1 FROM graph_entities e WHERE e.tenant_id = ${row.tenantId} AND e.id = j.value))
    ON CONFLICT (tenant_id, pattern_type, entity_key) DO UPDATE SET
      severity = excluded.severity, title = excluded.title, description = excluded.description,
      linked_case_ids = excluded.linked_case_ids, evidence_snapshot = excluded.evidence_snapshot,
      evidence_hash = excluded.evidence_hash, updated_at = excluded.updated_at, focus_id = excluded.focus_id,
      is_partial = excluded.is_partial, resolved_at = NULL, resolution = NULL,
      status = CASE WHEN ${reopens ? 1 : 0} THEN 'active' ELSE alerts.status END,
      basis = CASE WHEN ${reopens ? 1 : 0} THEN NULL ELSE coalesce(alerts.basis, ${row.basis === null ? null : json(row.basis)}) END,
      due_at = CASE WHEN alerts.state <> ${before?.status ?? "active"} THEN excluded.updated_at END`);
}

/** The alert, if what is written with it was taken. */
const written = ({ row }: FoundAlert): SQL => sql`(SELECT id FROM alerts WHERE tenant_id = ${row.tenantId}
  AND pattern_type = ${row.patternType} AND entity_key = ${row.entityKey} AND evidence_hash = ${row.evidenceHash})`;

function replaceMembers(ctx: Ctx, found: FoundAlert): BatchItem<"sqlite">[] {
  const { row, anchors } = found;
  const members = json(row.evidenceSnapshot.entities.map(({ id }) => ({ id, anchor: anchors.includes(id) ? 1 : 0 })));
  return [
    ctx.db.run(sql`DELETE FROM alert_members WHERE tenant_id = ${row.tenantId} AND alert_id = ${written(found)}
      AND entity_id NOT IN (SELECT value ->> 'id' FROM json_each(${members}))`),
    ctx.db.run(sql`INSERT INTO alert_members (tenant_id, alert_id, entity_id, is_anchor, added_at)
      SELECT ${row.tenantId}, a.id, j.value ->> 'id', j.value ->> 'anchor', ${row.updatedAt}
      FROM (SELECT ${written(found)} AS id) a CROSS JOIN json_each(${members}) j WHERE a.id IS NOT NULL
      ON CONFLICT DO UPDATE SET is_anchor = excluded.is_anchor`),
  ];
}

function replaceCases(ctx: Ctx, found: FoundAlert): BatchItem<"sqlite">[] {
  const { row } = found;
  const cases = json(row.linkedCaseIds);
  return [
    ctx.db.run(sql`DELETE FROM alert_cases WHERE tenant_id = ${row.tenantId} AND alert_id = ${written(found)}
      AND case_id NOT IN (SELECT value FROM json_each(${cases}))`),
    ctx.db.run(sql`INSERT OR IGNORE INTO alert_cases (tenant_id, case_id, alert_id)
      SELECT ${row.tenantId}, j.value, a.id FROM (SELECT ${written(found)} AS id) a CROSS JOIN json_each(${cases}) j
      WHERE a.id IS NOT NULL`),
  ];
}

const logged = (ctx: Ctx, found: FoundAlert): BatchItem<"sqlite">[] =>
  found.log.map((line) =>
    ctx.db.run(sql`INSERT OR IGNORE INTO alert_log (tenant_id, id, alert_id, event, actor, evidence_hash, at, details)
      SELECT ${line.tenantId}, ${line.id}, a.id, ${line.event}, ${line.actor}, ${line.evidenceHash}, ${line.at},
        ${line.details === null ? null : json(line.details)}
      FROM (SELECT ${written(found)} AS id) a WHERE a.id IS NOT NULL`),
  );

export interface Action {
  readonly status: OfficerStatus;
  readonly basis: DismissalBasis | null;
  readonly line: AlertLogRow;
}

/** An officer's word. If the alert changed since the officer read it, it is evaluated again. */
export async function saveAction(ctx: Ctx, alert: AlertRow, { status, basis, line }: Action): Promise<void> {
  await commit(ctx.db, [
    ctx.db
      .update(alerts)
      .set({
        status,
        basis,
        updatedAt: line.at,
        dueAt: sql`CASE WHEN ${alerts.evidenceHash} <> ${alert.evidenceHash} THEN ${line.at} ELSE ${alerts.dueAt} END`,
      })
      .where(and(eq(alerts.tenantId, ctx.actor.tenantId), eq(alerts.id, alert.id))),
    ctx.db.insert(alertLog).values(line).onConflictDoNothing(),
    ...refreshStories(ctx, [alert.storyId ?? alert.id]),
  ]);
}

/** Marks alerts as due, after those that are due already. */
export async function makeDue(ctx: Ctx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await ctx.db.run(sql`UPDATE alerts SET due_at = ${isoTime(ctx.now())}
    WHERE tenant_id = ${ctx.actor.tenantId} AND id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`);
}

/**
 * Ends an alert whose pattern does not hold any more, unless it changed since; one that no case is linked to is deleted.
 * @param text its description from now on: the cases that it is linked to are notified of a changed one.
 */
export async function saveResolved(
  ctx: Ctx,
  alert: AlertRow,
  { resolution, text, line }: { readonly resolution: Resolution; readonly text: string; readonly line: AlertLogRow },
): Promise<void> {
  const { tenantId } = ctx.actor;
  const same = sql`tenant_id = ${tenantId} AND id = ${alert.id} AND evidence_hash = ${alert.evidenceHash}`;
  const gone = sql`tenant_id = ${tenantId} AND alert_id = ${alert.id}
    AND NOT EXISTS (SELECT 1 FROM alerts WHERE tenant_id = ${tenantId} AND id = ${alert.id})`;
  await commit(ctx.db, [
    ctx.db.run(sql`UPDATE alerts SET due_at = NULL, updated_at = ${line.at},
      description = CASE WHEN resolved_at IS NULL THEN ${text} ELSE description END,
      resolved_at = coalesce(resolved_at, ${line.at}), resolution = coalesce(resolution, ${resolution}) WHERE ${same}`),
    ctx.db.insert(alertLog).values(line).onConflictDoNothing(),
    ctx.db.run(sql`DELETE FROM alerts WHERE ${same} AND linked_case_ids = '[]'`),
    ctx.db.run(sql`DELETE FROM alert_members WHERE ${gone}`),
    ctx.db.run(sql`DELETE FROM alert_log INDEXED BY alert_log_alert WHERE ${gone}`),
    ...refreshStories(ctx, [alert.storyId ?? alert.id]),
  ]);
}
