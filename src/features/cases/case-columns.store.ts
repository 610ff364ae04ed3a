import { sql } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { caseColumns as columns, type CaseRow } from "./cases.tables.ts";

export type CaseSummary = Pick<CaseRow, keyof typeof columns>;

/** A case with what its state depends on beside its record. */
export type DatedCase = CaseSummary & {
  /** `DueDays` of the tenant's policy, as JSON; null where it has the default policy. */
  readonly dueDays: string | null;
  /** Active alerts that name the case. */
  readonly activeAlerts: number;
  /** 1 while the case does not know yet that an alert on it changed. */
  readonly networkMarked: number;
  /** Forced, earned and confirmed tier of the case's officer, as JSON; null without a state, or where the case is reviewed in full. */
  readonly officerTiers: string | null;
  /** Alerts that name the case and are neither dismissed nor resolved; counted for an express case only. */
  readonly openAlerts: number | null;
};

export const datedColumns = (ctx: Ctx) => ({
  ...columns,
  // A policy that cannot be read has no days: the investigation fails by it, not every reading of a case.
  dueDays: sql<
    string | null
  >`(SELECT iif(json_valid(content), json_object('due_days', coalesce(content -> '$.due_days', json('{}')),
      'decision_due_days', coalesce(content -> '$.decision_due_days', json('{}'))), NULL) FROM policy_versions
    WHERE tenant_id = ${ctx.actor.tenantId} ORDER BY version DESC LIMIT 1)`,
  activeAlerts: sql<number>`coalesce((SELECT active FROM alert_case_counts a
    WHERE a.tenant_id = ${ctx.actor.tenantId} AND a.case_id = cases.case_id), 0)`,
  networkMarked: sql<number>`EXISTS (SELECT 1 FROM network_marks m
    WHERE m.tenant_id = ${ctx.actor.tenantId} AND m.case_id = cases.case_id)`,
  officerTiers: sql<string | null>`(SELECT json_array(own.forced_tier, own.earned_tier, own.confirmed_tier)
    FROM automation_states own WHERE cases.review_tier <> 'full_review' AND own.tenant_id = ${ctx.actor.tenantId} AND own.officer_id = cases.review_officer
      AND own.template_id = cases.template_id AND own.country = cases.country)`,
  openAlerts: sql<number | null>`(SELECT count(*) FROM alert_cases linked
    CROSS JOIN alerts ON alerts.tenant_id = linked.tenant_id AND alerts.id = linked.alert_id
    WHERE cases.review_tier = 'express_approval' AND linked.tenant_id = ${ctx.actor.tenantId}
      AND linked.case_id = cases.case_id AND alerts.state NOT IN ('dismissed', 'resolved'))`,
});
