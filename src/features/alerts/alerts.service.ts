import type { z } from "@hono/zod-openapi";
import { endedFor, saysDied } from "../../domain/decisions/former-customer.rules.ts";
import { addDays, isoTime } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.ts";
import { notFound, unwrap } from "../../platform/errors.ts";
import type { CaseSummary } from "../cases/cases.store.ts";
import { nextAlertStatus } from "./alert.machine.ts";
import type { AlertActionBody, ListAlertsQuery, ListStoriesQuery } from "./alerts.schemas.ts";
import { saveAction } from "./alert-writes.store.ts";
import {
  type AlertHistory,
  countAlerts,
  type DayFigures,
  findAlert,
  listAlertRows,
  listAlertRowsOfCase,
  listAlertRowsOfStories,
  readHistory,
  readTrends,
} from "./alerts.store.ts";
import { findRelationshipsOfCases } from "../relationships/relationships-of-cases.store.ts";
import { listWorkflowIds } from "./network.store.ts";
import { tryNotifyLinkedCases } from "./network.service.ts";
import type { AlertRow } from "./alerts.tables.ts";
import { basisOf, isCounted, settles, weightOf } from "./dismissal.rules.ts";
import { RESOLUTION_TEXTS } from "./resolution.rules.ts";
import { findStory, listStoryRows, type StoryRow } from "./stories.store.ts";
import { membersOf, tellStory, worstFirst } from "./story-texts.rules.ts";

const alertView = (row: AlertRow) => ({
  id: row.id,
  pattern_type: row.patternType,
  severity: row.severity,
  status: row.status,
  title: row.title,
  linked_case_ids: row.linkedCaseIds,
  story_id: row.storyId ?? row.id,
  partial: row.isPartial,
  counts: isCounted(row),
  resolution:
    row.resolvedAt === null || row.resolution === null
      ? null
      : { reason: row.resolution, text: RESOLUTION_TEXTS[row.resolution], at: row.resolvedAt },
  created_at: row.createdAt,
  updated_at: row.updatedAt,
});

const filterOf = (query: z.output<typeof ListAlertsQuery>) => ({ ...query, patternType: query.pattern_type });

export async function listAlerts(ctx: Ctx, query: z.output<typeof ListAlertsQuery>) {
  return (await listAlertRows(ctx, { ...filterOf(query), severity: query.severity })).map(alertView);
}

/** Alerts of every status that involve a case. */
export const listAlertsOfCase = async (ctx: Ctx, { caseId }: CaseSummary) =>
  (await listAlertRowsOfCase(ctx, caseId)).map(alertView);

export async function listStories(ctx: Ctx, query: z.output<typeof ListStoriesQuery>) {
  const stories = await listStoryRows(ctx, { ...filterOf(query), severity: query.severity });
  const rows = await listAlertRowsOfStories(
    ctx,
    stories.map(({ id }) => id),
  );
  const byStory = Map.groupBy(rows, ({ storyId }) => storyId);
  return stories.map((story) => storyView(story, byStory.get(story.id) ?? []));
}

function storyView(story: StoryRow, rows: readonly AlertRow[]) {
  return {
    id: story.id,
    severity: story.severity,
    status: story.status,
    ...tellStory(rows),
    members: membersOf(rows),
    linked_case_ids: [...new Set(rows.flatMap(({ linkedCaseIds }) => linkedCaseIds))].sort(),
    alerts: worstFirst(rows).map(alertView),
    created_at: story.createdAt,
    updated_at: story.updatedAt,
  };
}

/** @throws DomainError `not_found`. */
export async function readStory(ctx: Ctx, id: string) {
  const story = await findStory(ctx, id);
  if (!story) throw notFound("The story");
  return storyView(story, await listAlertRowsOfStories(ctx, [id]));
}

/** @throws DomainError `not_found`. */
export async function requireAlert(ctx: Ctx, id: string): Promise<AlertRow> {
  const row = await findAlert(ctx, id);
  if (!row) throw notFound("The alert");
  return row;
}

export async function readAlert(ctx: Ctx, row: AlertRow) {
  const history = await readHistory(ctx, row.id);
  return {
    ...alertView(row),
    description: row.description,
    members_added: membersAdded(row, history),
    history: history.log.map(({ event, at, actor, reason, reasonText, details }) => ({
      event,
      at,
      by: actor,
      members_added: namesOf(row, history, details?.added),
      members_removed: namesOf(row, history, details?.removed),
      severity_from: details?.severity?.from ?? null,
      severity_to: details?.severity?.to ?? null,
      reason,
      reason_text: reasonText,
      because: [...(details?.because ?? [])],
    })),
    evidence_snapshot: row.evidenceSnapshot,
  };
}

const namesOf = (row: AlertRow, { names }: AlertHistory, ids: readonly string[] = []): string[] =>
  ids.map(
    (id) => row.evidenceSnapshot.entities.find((one) => one.id === id)?.name ?? names.get(id) ?? "no longer known",
  );

function membersAdded(row: AlertRow, { log, members }: AlertHistory) {
  const acted = log.findLast(({ event }) => event === "acknowledged" || event === "dismissed");
  const since = acted?.at ?? row.createdAt;
  const added = new Set(members.filter(({ addedAt }) => addedAt > since).map(({ entityId }) => entityId));
  return row.evidenceSnapshot.entities.filter(({ id }) => added.has(id));
}

/**
 * Acknowledges or dismisses an alert; records who and why.
 * @throws DomainError `invalid_state` after a dismissal, and where the pattern does not hold any more.
 */
export async function actOnAlert(ctx: Ctx, alert: AlertRow, body: z.output<typeof AlertActionBody>) {
  const status = unwrap(nextAlertStatus(alert.status, body.action));
  const settled = settles(ctx.actor.roles, body.reason_text);
  if (status !== alert.status || (settled && weightOf(alert) === "counts")) {
    const endedForCause = status === "dismissed" && (await wasEndedForCause(ctx, alert));
    const judged = { ...(endedForCause && { endedForCause }), ...(settled && { settled }) };
    await saveAction(ctx, alert, {
      status,
      basis: status === "dismissed" ? { ...basisOf(alert, body.reason ?? null), ...judged } : null,
      line: {
        tenantId: alert.tenantId,
        id: ctx.newId(),
        alertId: alert.id,
        event: status,
        actor: ctx.actor.id,
        reason: body.reason ?? null,
        reasonText: body.reason_text ?? null,
        evidenceHash: alert.evidenceHash,
        at: isoTime(ctx.now()),
        details: null,
      },
    });
    await tryNotifyLinkedCases(ctx);
  }
  return { status };
}

async function wasEndedForCause(ctx: Ctx, { linkedCaseIds }: AlertRow): Promise<boolean> {
  const relationships = await findRelationshipsOfCases(ctx, await listWorkflowIds(ctx, linkedCaseIds));
  return relationships.some(
    ({ endedAt, endReason }) => endedAt !== null && endedFor(endReason) === "grave" && !saysDied(endReason),
  );
}

export async function readAlertStats(ctx: Ctx) {
  const { active, critical, cases } = await countAlerts(ctx);
  return { active_count: active, critical_count: critical, cases_affected: cases };
}

/** One entry per day up to today. Risk is that of the cases opened on the day, as last investigated. */
export async function readAlertTrends(ctx: Ctx, days: number) {
  const today = ctx.now();
  const dates = Array.from({ length: days }, (_, i) => isoTime(addDays(today, i - days + 1)).slice(0, 10));
  const { risks, raised } = await readTrends(ctx, dates[0]!);
  const byDate = (rows: readonly DayFigures[]) => new Map(rows.map((row) => [row.date, row]));
  const riskOf = byDate(risks);
  const raisedOn = byDate(raised);
  const scored = risks.filter((row) => row.average !== null);
  const cases = scored.reduce((sum, row) => sum + row.n, 0);
  return {
    period_days: days,
    trend_data: dates.map((date) => ({
      date,
      risk_score: riskOf.get(date)?.average ?? null,
      alert_count: raisedOn.get(date)?.n ?? 0,
    })),
    summary: {
      avg_risk: cases === 0 ? null : scored.reduce((sum, row) => sum + row.average! * row.n, 0) / cases,
      max_risk: scored.length === 0 ? null : Math.max(...scored.map((row) => row.highest!)),
      total_alerts: raised.reduce((sum, row) => sum + row.n, 0),
    },
  };
}
