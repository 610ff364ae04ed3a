import { sql, type SQL } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { isoTime } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.ts";
import { atMost, commit } from "../../platform/db.ts";
import type { CaseRecord } from "../../domain/case/case.record.ts";
import {
  type Day,
  dueAt,
  type RetentionBasis,
  type RetentionFacts,
  retentionOf,
} from "../../domain/retention/retention.rules.ts";
import { policyKey, retentionPolicy } from "./retention.policy.ts";

type StoredFacts = RetentionFacts & Pick<CaseRecord, "legalHold">;

/** Updates the retention row of a case, in the batch of its projection. */
export function projectRetention(ctx: Ctx, record: CaseRecord): BatchItem<"sqlite"> {
  const { workflowId, caseId, tenantId, version } = record;
  const row = rowOf(ctx, record);
  // A case deleted meanwhile has no row, and must not get one.
  return ctx.db.run(sql`
    INSERT INTO case_retention (workflow_id, case_id, tenant_id, held, basis, starts_on, retain_until, due_at, policy, version,
      facts)
    SELECT ${workflowId}, ${caseId}, ${tenantId}, ${row.held}, ${row.basis}, ${row.startsOn}, ${row.retainUntil},
      ${row.dueAt}, ${row.policy}, ${version}, ${factsOf(record)}
    WHERE EXISTS (SELECT 1 FROM cases WHERE workflow_id = ${workflowId} AND tenant_id = ${tenantId})
    ON CONFLICT (workflow_id) DO UPDATE SET held = excluded.held, basis = excluded.basis,
      starts_on = excluded.starts_on, retain_until = excluded.retain_until, due_at = excluded.due_at,
      policy = excluded.policy, version = excluded.version, facts = excluded.facts
    WHERE excluded.version > case_retention.version`);
}

/** What dates are computed from, as JSON: for an open case only its status; never a reason or a name. */
const factsOf = ({ status, decision, relationshipEnd, legalHold }: CaseRecord): string =>
  JSON.stringify({
    status,
    ...(decision && { decision: { decision: decision.decision, decidedAt: decision.decidedAt } }),
    ...(relationshipEnd && {
      relationshipEnd: { endedOn: relationshipEnd.endedOn, recordedAt: relationshipEnd.recordedAt },
    }),
    ...(legalHold && { legalHold: true }),
  });

function rowOf(ctx: Ctx, facts: StoredFacts) {
  const policy = retentionPolicy(ctx.settings);
  const retention = retentionOf(facts, policy);
  return {
    held: facts.legalHold ? 1 : 0,
    basis: retention?.basis ?? null,
    startsOn: retention?.startsOn ?? null,
    retainUntil: retention?.retainUntil ?? null,
    dueAt: retention && !facts.legalHold ? isoTime(dueAt(retention.retainUntil)) : null,
    policy: policyKey(policy),
  };
}

interface StaleRow {
  readonly workflowId: string;
  readonly tenantId: string;
  readonly version: number;
  /** What dates are computed from, as JSON; null when only the case's object knows it. */
  readonly facts: string | null;
}

/**
 * Computes dates of every tenant that are missing or belong to other settings: cases from before retention existed,
 * and all cases after a setting changed.
 * @returns how many it computed.
 */
export async function refreshRetention(ctx: Ctx, limit: number): Promise<number> {
  const current = policyKey(retentionPolicy(ctx.settings));
  const stale = await ctx.db.all<StaleRow>(sql`
    SELECT c.workflow_id AS workflowId, c.tenant_id AS tenantId, c.version AS version,
      CASE WHEN c.record IS NOT NULL THEN json_object('status', c.status,
        'decision', json(c.record -> '$.decision'), 'relationshipEnd', json(c.record -> '$.relationshipEnd'),
        'legalHold', json(c.record -> '$.legalHold')) ELSE r.facts END AS facts
    FROM (SELECT workflow_id, facts FROM case_retention WHERE policy < ${current}
      UNION ALL SELECT workflow_id, facts FROM case_retention WHERE policy > ${current} ${atMost(limit)}) r
    JOIN cases c ON c.workflow_id = r.workflow_id
    WHERE NOT EXISTS (SELECT 1 FROM tenant_fences f WHERE f.tenant_id = c.tenant_id)`);
  await commit(
    ctx.db,
    stale.map((row) => refreshRow(ctx, row)),
  );
  return stale.length;
}

function refreshRow(ctx: Ctx, { workflowId, tenantId, version, facts }: StaleRow): BatchItem<"sqlite"> {
  // When only the object has the record, the case is due at once: its object then computes the date.
  const unknown = { held: 0, basis: null, startsOn: null, retainUntil: null, dueAt: isoTime(ctx.now()) };
  const row = facts === null ? unknown : rowOf(ctx, JSON.parse(facts) as StoredFacts);
  return ctx.db.run(sql`
    UPDATE case_retention SET held = ${row.held}, basis = ${row.basis}, starts_on = ${row.startsOn},
      retain_until = ${row.retainUntil}, due_at = ${row.dueAt}, policy = ${policyKey(retentionPolicy(ctx.settings))},
      version = ${version}
    WHERE workflow_id = ${workflowId} AND tenant_id = ${tenantId} AND version <= ${version}`);
}

export interface DueCase {
  readonly tenantId: string;
  readonly workflowId: string;
}

/** Cases of every tenant that are due for a purge, longest due first. */
export const listDueCases = (ctx: Ctx, limit: number): Promise<DueCase[]> =>
  ctx.db.all<DueCase>(sql`
    SELECT tenant_id AS tenantId, workflow_id AS workflowId FROM case_retention
    WHERE due_at <= ${isoTime(ctx.now())} ORDER BY due_at ${atMost(limit)}`);

/** Makes the next sweep resume a deletion that was ordered and interrupted. */
export async function requestPurge(ctx: Ctx, workflowId: string): Promise<void> {
  const now = isoTime(ctx.now());
  await ctx.db.run(sql`UPDATE case_retention SET due_at = ${now}
    WHERE workflow_id = ${workflowId} AND tenant_id = ${ctx.actor.tenantId} AND (due_at IS NULL OR due_at > ${now})`);
}

/** Postpones a purge. */
export async function postponePurge(ctx: Ctx, workflowId: string, until: string): Promise<void> {
  await ctx.db.run(sql`UPDATE case_retention SET due_at = ${until}
    WHERE workflow_id = ${workflowId} AND tenant_id = ${ctx.actor.tenantId} AND due_at IS NOT NULL`);
}

export interface RetentionRow {
  readonly workflow_id: string;
  readonly case_id: string;
  readonly held: 0 | 1;
  readonly basis: RetentionBasis | null;
  readonly starts_on: Day | null;
  readonly retain_until: Day | null;
}

export const RETENTION_LISTS = ["running", "held", "open"] as const;
export type RetentionList = (typeof RETENTION_LISTS)[number];

/** One page of a retention list of the tenant, earliest due first, with the total. */
export async function listRetentionRows(
  ctx: Ctx,
  list: RetentionList,
  { page, perPage, today }: { readonly page: number; readonly perPage: number; readonly today: Day },
): Promise<{ rows: RetentionRow[]; total: number }> {
  const where: SQL = {
    // Cases past their date are being deleted. Why one stays longer may reveal a report, so they are not listed.
    running: sql`tenant_id = ${ctx.actor.tenantId} AND retain_until >= ${today}`,
    held: sql`tenant_id = ${ctx.actor.tenantId} AND held = 1`,
    open: sql`tenant_id = ${ctx.actor.tenantId} AND retain_until IS NULL`,
  }[list];
  const order = list === "held" ? sql`workflow_id` : sql`retain_until, workflow_id`;
  const [rows, totals] = await Promise.all([
    ctx.db.all<RetentionRow>(sql`
      SELECT workflow_id, case_id, held, basis, starts_on, retain_until FROM case_retention
      WHERE ${where} ORDER BY ${order} ${atMost(perPage)} OFFSET ${(page - 1) * perPage}`),
    ctx.db.all<{ total: number }>(countOf(ctx, list, today)),
  ]);
  return { rows, total: totals[0]?.total ?? 0 };
}

/** Counts kept by triggers; for running cases minus the few past their date. */
function countOf(ctx: Ctx, list: RetentionList, today: Day): SQL {
  const what = { running: "retention_dated", held: "retention_held", open: "retention_open" }[list];
  const kept = sql`coalesce((SELECT number FROM tenant_counts
    WHERE tenant_id = ${ctx.actor.tenantId} AND what = ${what}), 0)`;
  if (list !== "running") return sql`SELECT ${kept} AS total`;
  return sql`SELECT ${kept} - count(*) AS total FROM case_retention
    WHERE tenant_id = ${ctx.actor.tenantId} AND retain_until < ${today}`;
}
