import { type SQL, sql } from "drizzle-orm";
import { CASE_STATUSES } from "../../domain/case/case.model.ts";
import { isoTime } from "../../platform/clock.ts";
import type { FigureRow } from "../../domain/figures/figures.model.ts";
import type { Ctx } from "../../platform/context.ts";
import { dueAt } from "../cases/case-due.store.ts";
import { cases } from "../cases/cases.tables.ts";
import { countBy, daysBetween, inPeriod, month, readRows, spreadOf } from "./figure-sql.store.ts";
import type { Period } from "./period.rules.ts";

const DECIDED = ["APPROVED", "REJECTED"];
const UNDECIDED = JSON.stringify(CASE_STATUSES.filter((status) => !DECIDED.includes(status)));

/** Cases opened in the period, cases that are undecided now, and what was decided in the period. */
export const readCaseFigures = (ctx: Ctx, period: Period): Promise<FigureRow[]> =>
  readRows(ctx, [
    opened(ctx, period),
    undecided(ctx),
    decisions(ctx, period),
    overrides(ctx, period),
    openChecks(ctx, period),
    punctuality(ctx, period),
    spreadOf(
      "time_to_decision",
      sql`SELECT ${daysBetween(sql`created_at`, sql`decided_at`)} AS days FROM (${firstDecisions(ctx, period)})`,
    ),
  ]);

const opened = (ctx: Ctx, period: Period): SQL =>
  countBy(
    sql`SELECT created_at, status, template_id, country, risk_level, review_of FROM cases INDEXED BY cases_newest
      WHERE tenant_id = ${ctx.actor.tenantId} AND ${inPeriod(sql`created_at`, period)}`,
    {
      cases_opened_by_month: month(sql`created_at`),
      cases_opened_by_kind: sql`iif(review_of IS NULL, 'new_customer', 'review')`,
      cases_opened_by_status: sql`status`,
      cases_opened_by_rating: sql`risk_level`,
      cases_opened_by_template: sql`template_id`,
      cases_opened_by_country: sql`country`,
      reviews_opened_by_trigger: sql`iif(review_of IS NULL, '', review_of ->> '$.trigger')`,
    },
  );

function undecided(ctx: Ctx): SQL {
  const now = isoTime(ctx.now());
  const days = daysBetween(sql`created_at`, sql`${now}`);
  return countBy(
    sql`SELECT ${cases.status} AS status, ${cases.createdAt} AS created_at, ${dueAt(ctx)} AS due_at
      FROM json_each(${UNDECIDED}) one CROSS JOIN cases INDEXED BY cases_status
      WHERE ${cases.tenantId} = ${ctx.actor.tenantId} AND ${cases.status} = one.value`,
    {
      undecided_by_status: sql`status`,
      undecided_by_age: sql`CASE WHEN ${days} < 7 THEN 'under_7_days' WHEN ${days} < 30 THEN '7_to_29_days'
        WHEN ${days} < 90 THEN '30_to_89_days' ELSE '90_days_or_more' END`,
      undecided_by_due_date: sql`CASE WHEN due_at < ${now} THEN 'late' WHEN due_at IS NOT NULL THEN 'not_due_yet' END`,
    },
  );
}

const detail = (name: string): SQL => sql.raw(`e.entry ->> '$.details.${name}'`);

/** The condition of the index stands in the statement as it stands there, or the planner would not use it. */
const logged = (ctx: Ctx, period: Period, event: "DECISION_APPLIED" | "GATE_OVERRIDDEN"): SQL =>
  sql`audit_events e INDEXED BY audit_events_decisions WHERE e.tenant_id = ${ctx.actor.tenantId}
    AND ${inPeriod(sql`e.timestamp`, period)} AND e.event IN ('DECISION_APPLIED', 'GATE_OVERRIDDEN') AND e.event = ${event}`;

const decisions = (ctx: Ctx, period: Period): SQL =>
  countBy(
    sql`SELECT e.timestamp AS at, ${detail("decision")} AS decision, ${detail("status")} AS status,
        json_type(e.entry, '$.details.approver') AS approver, e.entry -> '$.details.open_checks' AS open_checks,
        (SELECT review_of IS NOT NULL FROM cases c WHERE c.workflow_id = e.workflow_id AND c.tenant_id = e.tenant_id) AS is_review
      FROM ${logged(ctx, period, "DECISION_APPLIED")}`,
    {
      decisions_by_kind: sql`decision`,
      decisions_by_month: month(sql`at`),
      decisions_by_officers: sql`CASE approver WHEN 'null' THEN 'one_officer' WHEN 'text' THEN 'two_officers' END`,
      approvals_by_open_checks: sql`CASE WHEN status <> 'APPROVED' THEN '' WHEN open_checks = '[]' THEN 'all_established'
        WHEN open_checks IS NOT NULL THEN 'with_open_checks' END`,
      reviews_decided_by_outcome: sql`iif(is_review = 1 AND status IN ('APPROVED', 'REJECTED'), decision, '')`,
    },
  );

const overrides = (ctx: Ctx, period: Period): SQL =>
  sql`SELECT 'overrides_by_gate' AS figure, ${detail("gate")} AS key, count(*) AS value
    FROM ${logged(ctx, period, "GATE_OVERRIDDEN")} GROUP BY 2`;

const openChecks = (ctx: Ctx, period: Period): SQL =>
  sql`SELECT 'open_checks_at_approval' AS figure, one.value AS key, count(*) AS value FROM
    (SELECT coalesce(e.entry -> '$.details.open_checks', '[null]') AS checks FROM ${logged(ctx, period, "DECISION_APPLIED")}
      AND ${detail("status")} = 'APPROVED') CROSS JOIN json_each(checks) one GROUP BY 2`;

/** Each case at the first approval or rejection that it ever had, where that is in the period. */
const firstDecisions = (ctx: Ctx, period: Period): SQL =>
  sql`SELECT c.created_at, c.due_at, c.risk_level, final.decided_at FROM (
      SELECT e.workflow_id, min(e.timestamp) AS decided_at FROM ${logged(ctx, period, "DECISION_APPLIED")}
        AND ${detail("status")} IN ('APPROVED', 'REJECTED') GROUP BY e.workflow_id) final
    CROSS JOIN cases c ON c.workflow_id = final.workflow_id AND c.tenant_id = ${ctx.actor.tenantId}
    WHERE NOT EXISTS (SELECT 1 FROM audit_events earlier WHERE earlier.workflow_id = final.workflow_id
      AND earlier.event = 'DECISION_APPLIED' AND earlier.timestamp < ${period.start}
      AND earlier.entry ->> '$.details.status' IN ('APPROVED', 'REJECTED'))`;

/** Against the policy that was in force at the decision. */
function punctuality(ctx: Ctx, period: Period): SQL {
  const days = sql`(SELECT iif(json_valid(content), content, '{}') ->> ('$.decision_due_days.' || coalesce(risk_level, 'unrated'))
    FROM policy_versions WHERE tenant_id = ${ctx.actor.tenantId} AND effective_at <= decided_at ORDER BY version DESC LIMIT 1)`;
  const due = sql`coalesce(due_at, strftime('%Y-%m-%dT%H:%M:%fZ', created_at, '+' || ${days} || ' days'))`;
  return countBy(sql`SELECT decided_at, ${due} AS due FROM (${firstDecisions(ctx, period)})`, {
    decided_by_due_date: sql`CASE WHEN decided_at <= due THEN 'in_time' WHEN due IS NOT NULL THEN 'late' END`,
  });
}
