import { type SQL, sql } from "drizzle-orm";
import { isoTime } from "../../platform/clock.ts";
import type { FigureRow } from "../../domain/figures/figures.model.ts";
import type { Ctx } from "../../platform/context.ts";
import { countBy, daysBetween, inPeriod, month, readRows, spreadOf } from "./figure-sql.store.ts";
import type { Period } from "./period.rules.ts";

/** Hits, monitoring events and customers. */
export const readCustomerFigures = (
  ctx: Ctx,
  period: Period,
  highRiskCountries: readonly string[],
): Promise<FigureRow[]> =>
  readRows(ctx, [
    caseHits(ctx, period),
    watchHits(ctx, period),
    spreadOf(
      "time_to_clear_watch_hits",
      sql`SELECT ${daysBetween(sql`since`, sql`settled_at`)} AS days FROM party_hits WHERE tenant_id = ${ctx.actor.tenantId}
      AND state IN ('cleared', 'confirmed') AND (settled_at IS NULL OR ${inPeriod(sql`settled_at`, period)})`,
    ),
    events(ctx, period),
    customers(ctx, highRiskCountries),
    comingAndGoing(ctx, period),
    activities(ctx),
    exposed(ctx),
  ]);

const caseHits = ({ actor: { tenantId } }: Ctx, period: Period): SQL =>
  countBy(
    sql`SELECT 'cleared' AS outcome, category FROM cleared_hits INDEXED BY cleared_hits_newest
        WHERE tenant_id = ${tenantId} AND ${inPeriod(sql`cleared_at`, period)}
      UNION ALL SELECT 'confirmed', category FROM confirmed_hits
        WHERE tenant_id = ${tenantId} AND ${inPeriod(sql`confirmed_at`, period)}`,
    {
      case_hits_by_outcome: sql`outcome`,
      case_hits_cleared_by_category: sql`iif(outcome = 'cleared', category, '')`,
      case_hits_confirmed_by_category: sql`iif(outcome = 'confirmed', category, '')`,
    },
  );

const watchHits = (ctx: Ctx, period: Period): SQL =>
  countBy(
    sql`SELECT source, state FROM party_hits WHERE tenant_id = ${ctx.actor.tenantId} AND ${inPeriod(sql`since`, period)}`,
    { watch_hits_by_list: sql`source`, watch_hits_by_outcome: sql`state` },
  );

const events = (ctx: Ctx, period: Period): SQL =>
  countBy(
    sql`SELECT type, severity, disposition FROM monitoring_events INDEXED BY monitoring_events_newest
      WHERE tenant_id = ${ctx.actor.tenantId} AND ${inPeriod(sql`at`, period)}`,
    {
      events_by_type: sql`type`,
      events_by_severity: sql`severity`,
      events_by_outcome: sql`coalesce(disposition, 'nothing_yet')`,
    },
  );

/** Relationships that have not ended. */
const living = (ctx: Ctx): SQL =>
  sql`relationships r INDEXED BY relationships_due WHERE r.tenant_id = ${ctx.actor.tenantId} AND r.ended_at IS NULL`;

function customers(ctx: Ctx, highRiskCountries: readonly string[]): SQL {
  const now = ctx.now();
  const today = isoTime(now).slice(0, 10);
  const soon = isoTime(new Date(now.getTime() + 90 * 86_400_000)).slice(0, 10);
  return countBy(
    sql`SELECT r.state, r.risk_rating, r.regime, r.kind, r.country, r.next_review_at,
      r.country IN (SELECT value FROM json_each(${JSON.stringify(highRiskCountries)})) AS is_high_risk FROM ${living(ctx)}`,
    {
      customers_by_state: sql`state`,
      customers_by_rating: sql`risk_rating`,
      customers_by_regime: sql`regime`,
      customers_by_kind: sql`kind`,
      customers_by_country: sql`country`,
      customers_by_country_risk: sql`iif(is_high_risk, 'high_risk_third_country', 'other_country')`,
      customers_by_review_date: sql`CASE WHEN next_review_at < ${today} THEN 'late'
        WHEN next_review_at < ${soon} THEN 'within_90_days' WHEN next_review_at IS NOT NULL THEN 'later' END`,
    },
  );
}

/** The end is a day or an instant, as it was recorded. */
const comingAndGoing = (ctx: Ctx, { from, to }: Period): SQL => {
  const isIn = (column: SQL) => sql`coalesce(${month(column)} BETWEEN ${from} AND ${to}, 0)`;
  return countBy(
    sql`SELECT since, ended_at, risk_rating FROM relationships INDEXED BY relationships_newest
      WHERE tenant_id = ${ctx.actor.tenantId}`,
    {
      customers_taken_on_by_month: sql`iif(${isIn(sql`since`)}, ${month(sql`since`)}, '')`,
      customers_ended_by_rating: sql`iif(${isIn(sql`ended_at`)}, risk_rating, '')`,
    },
  );
};

/** By the profile of the latest case of each customer. */
const activities = (ctx: Ctx): SQL =>
  countBy(
    sql`SELECT r.kind, (SELECT substr(p.profile ->> '$.nace[0]', 1, 2) FROM case_profiles p
        WHERE p.tenant_id = r.tenant_id AND p.workflow_id = (SELECT rc.workflow_id FROM relationship_cases rc
          INDEXED BY relationship_cases_of WHERE rc.tenant_id = r.tenant_id AND rc.relationship_id = r.relationship_id
          ORDER BY rc.added_at DESC LIMIT 1)) AS nace FROM ${living(ctx)}`,
    { customers_by_activity: sql`iif(kind = 'person', 'person', nace)` },
  );

/** Nobody knows of a customer with a party that was not searched for, or a hit that nobody settled. */
const exposed = (ctx: Ctx): SQL => {
  const { tenantId } = ctx.actor;
  // Without the index the planner reads every party of the tenant for each customer.
  const party = sql`monitored_parties m INDEXED BY monitored_parties_of WHERE m.tenant_id = r.tenant_id AND m.relationship_id = r.relationship_id
    AND m.removed_at IS NULL`;
  const hitsIn = (
    state: "open" | "confirmed",
  ) => sql`SELECT m.relationship_id FROM party_hits h CROSS JOIN monitored_parties m
    ON m.tenant_id = h.tenant_id AND m.party_id = h.party_id
    WHERE h.tenant_id = ${tenantId} AND h.category = 'pep' AND h.state = ${state} AND m.removed_at IS NULL`;
  const confirmedInCases = sql`SELECT rc.relationship_id FROM confirmed_hits h
    CROSS JOIN cases c ON c.case_id = h.case_id AND c.tenant_id = h.tenant_id
    CROSS JOIN relationship_cases rc ON rc.tenant_id = h.tenant_id AND rc.workflow_id = c.workflow_id
    WHERE h.tenant_id = ${tenantId} AND h.category = 'pep'`;
  return countBy(
    sql`SELECT r.relationship_id IN (${confirmedInCases} UNION ${hitsIn("confirmed")}) AS is_confirmed,
      r.relationship_id IN (${hitsIn("open")}) OR NOT EXISTS (SELECT 1 FROM ${party})
        OR EXISTS (SELECT 1 FROM ${party} AND m.screened_at IS NULL) AS is_unknown FROM ${living(ctx)}`,
    {
      customers_with_confirmed_pep: sql`CASE WHEN is_confirmed THEN 'confirmed' WHEN NOT is_unknown THEN 'none_confirmed' END`,
    },
  );
};
