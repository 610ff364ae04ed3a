import type { z } from "@hono/zod-openapi";
import { addDays, isoTime } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.ts";
import { notFound, unwrap } from "../../platform/errors.ts";
import type { CaseSummary } from "../cases/cases.store.ts";
import { nextAlertStatus } from "./alert.machine.ts";
import type { AlertActionBody, ListAlertsQuery } from "./alerts.schemas.ts";
import {
  type AlertRow,
  countAlerts,
  type DayFigures,
  findAlert,
  listAlertRows,
  listAlertRowsOfCase,
  readTrends,
  saveAction,
} from "./alerts.store.ts";
import { tryNotifyLinkedCases } from "./network.service.ts";

const alertView = (row: AlertRow) => ({
  id: row.id,
  pattern_type: row.patternType,
  severity: row.severity,
  status: row.status,
  title: row.title,
  linked_case_ids: row.linkedCaseIds,
  created_at: row.createdAt,
  updated_at: row.updatedAt,
});

export async function listAlerts(ctx: Ctx, query: z.output<typeof ListAlertsQuery>) {
  const rows = await listAlertRows(ctx, { ...query, patternType: query.pattern_type, severity: query.severity });
  return rows.map(alertView);
}

/** Alerts of every status that involve a case. */
export const listAlertsOfCase = async (ctx: Ctx, { caseId }: CaseSummary) =>
  (await listAlertRowsOfCase(ctx, caseId)).map(alertView);

/** @throws DomainError `not_found`. */
export async function requireAlert(ctx: Ctx, id: string): Promise<AlertRow> {
  const row = await findAlert(ctx, id);
  if (!row) throw notFound("The alert");
  return row;
}

export const alertDetail = (row: AlertRow) => ({
  ...alertView(row),
  description: row.description,
  evidence_snapshot: row.evidenceSnapshot,
});

/** Acknowledges or dismisses an alert; records who and why. @throws DomainError `invalid_state` after a dismissal. */
export async function actOnAlert(ctx: Ctx, alert: AlertRow, body: z.output<typeof AlertActionBody>) {
  const status = unwrap(nextAlertStatus(alert.status, body.action));
  if (status !== alert.status) {
    await saveAction(ctx, alert.id, status, {
      tenantId: alert.tenantId,
      id: ctx.newId(),
      alertId: alert.id,
      event: status,
      actor: ctx.actor.id,
      reason: body.reason ?? null,
      reasonText: body.reason_text ?? null,
      evidenceHash: alert.evidenceHash,
      at: isoTime(ctx.now()),
    });
    await tryNotifyLinkedCases(ctx);
  }
  return { status };
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
