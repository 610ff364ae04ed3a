import { type SQL, sql } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { caseColumns as columns, type CaseRow } from "./cases.tables.ts";

export type CaseSummary = Pick<CaseRow, keyof typeof columns>;

/** A case with what its state depends on beside its record. */
export type DatedCase = CaseSummary & {
  /** `DueDays` of the tenant's policy, as JSON; null where it has the default policy. */
  readonly dueDays: string | null;
  /** Version of the tenant's policy in force; null where it has the default policy. */
  readonly policyInForce: number | null;
  /** Active alerts that name the case. */
  readonly activeAlerts: number;
  /** 1 while the case does not know yet that an alert on it changed. */
  readonly networkMarked: number;
  /** Forced, earned and confirmed tier of the case's officer, as JSON; null without a state, or where the case is reviewed in full. */
  readonly officerTiers: string | null;
  /** Alerts that name the case and are neither dismissed nor resolved; counted for an express case only. */
  readonly openAlerts: number | null;
};

/** Named as the fields of `CaseSummary`, so that a row is one but for its booleans. */
const COLUMNS = sql.raw(
  Object.entries(columns)
    .map(([field, { name }]) => `cases.${name} AS "${field}"`)
    .join(", "),
);

/** What a select from `cases` gives for `toDatedCase`. */
export function datedColumns(ctx: Ctx): SQL {
  const { tenantId } = ctx.actor;
  // A policy that cannot be read has no days: the investigation fails by it, not every reading of a case.
  return sql`${COLUMNS},
    (SELECT iif(json_valid(content), json_object('due_days', coalesce(content -> '$.due_days', json('{}')),
      'decision_due_days', coalesce(content -> '$.decision_due_days', json('{}'))), NULL) FROM policy_versions
      WHERE tenant_id = ${tenantId} ORDER BY version DESC LIMIT 1) AS "dueDays",
    (SELECT max(version) FROM policy_versions WHERE tenant_id = ${tenantId}) AS "policyInForce",
    coalesce((SELECT active FROM alert_case_counts a
      WHERE a.tenant_id = ${tenantId} AND a.case_id = cases.case_id), 0) AS "activeAlerts",
    EXISTS (SELECT 1 FROM network_marks m
      WHERE m.tenant_id = ${tenantId} AND m.case_id = cases.case_id) AS "networkMarked",
    (SELECT json_array(own.forced_tier, own.earned_tier, own.confirmed_tier)
      FROM automation_states own WHERE cases.review_tier <> 'full_review' AND own.tenant_id = ${tenantId}
        AND own.officer_id = cases.review_officer AND own.template_id = cases.template_id
        AND own.country = cases.country) AS "officerTiers",
    (SELECT count(*) FROM alert_cases linked
      CROSS JOIN alerts ON alerts.tenant_id = linked.tenant_id AND alerts.id = linked.alert_id
      WHERE cases.review_tier = 'express_approval' AND linked.tenant_id = ${tenantId}
        AND linked.case_id = cases.case_id AND alerts.state NOT IN ('dismissed', 'resolved')) AS "openAlerts"`;
}

/** A row of `datedColumns`, with whatever else was selected beside them. */
export const toDatedCase = <C extends DatedCase>(row: unknown): C => {
  const { withheld, ...others } = row as Omit<C, "withheld"> & { readonly withheld: number };
  return { ...others, withheld: withheld === 1 } as unknown as C;
};
