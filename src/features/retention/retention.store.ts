import { sql, type SQL } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { isoTime } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.ts";
import { commit } from "../../platform/db.ts";
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

/** The write that lets the row of a case follow its record, for the batch of its projection. */
export function projectRetention(ctx: Ctx, record: CaseRecord): BatchItem<"sqlite"> {
  const { workflowId, caseId, tenantId, version } = record;
  const row = rowOf(ctx, record);
  // A case that was deleted meanwhile has no row any more, and gets none.
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

/** What dates are computed from, as JSON: of an open case its status alone, and never a reason or a name. */
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
  /** What dates are computed from, as JSON; null where only the case's object knows it. */
  readonly facts: string | null;
}

/**
 * Computes dates anew that were computed under other settings or never, of every tenant: those of cases from before
 * there was retention, and all of them after a setting changed. Returns how many.
 */
export async function refreshRetention(ctx: Ctx, limit: number): Promise<number> {
  const current = policyKey(retentionPolicy(ctx.settings));
  const stale = await ctx.db.all<StaleRow>(sql`
    SELECT c.workflow_id AS workflowId, c.tenant_id AS tenantId, c.version AS version,
      CASE WHEN c.record IS NOT NULL THEN json_object('status', c.status,
        'decision', json(c.record -> '$.decision'), 'relationshipEnd', json(c.record -> '$.relationshipEnd'),
        'legalHold', json(c.record -> '$.legalHold')) ELSE r.facts END AS facts
    FROM (SELECT workflow_id, facts FROM case_retention WHERE policy < ${current}
      UNION ALL SELECT workflow_id, facts FROM case_retention WHERE policy > ${current} LIMIT ${limit}) r
    JOIN cases c ON c.workflow_id = r.workflow_id
    WHERE NOT EXISTS (SELECT 1 FROM tenant_fences f WHERE f.tenant_id = c.tenant_id)`);
  await commit(
    ctx.db,
    stale.map((row) => refreshRow(ctx, row)),
  );
  return stale.length;
}

function refreshRow(ctx: Ctx, { workflowId, tenantId, version, facts }: StaleRow): BatchItem<"sqlite"> {
  // A case whose record only its object has is asked for at once: the object knows its date and says it.
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

/** Cases of every tenant that the purge is to ask for, the longest due first. */
export const listDueCases = (ctx: Ctx, limit: number): Promise<DueCase[]> =>
  ctx.db.all<DueCase>(sql`
    SELECT tenant_id AS tenantId, workflow_id AS workflowId FROM case_retention
    WHERE due_at <= ${isoTime(ctx.now())} ORDER BY due_at LIMIT ${limit}`);

/** Lets the next sweep come to a case whose deletion was ordered and cut short. */
export async function requestPurge(ctx: Ctx, workflowId: string): Promise<void> {
  const now = isoTime(ctx.now());
  await ctx.db.run(sql`UPDATE case_retention SET due_at = ${now}
    WHERE workflow_id = ${workflowId} AND tenant_id = ${ctx.actor.tenantId} AND (due_at IS NULL OR due_at > ${now})`);
}

/** Leaves a case alone until an instant. */
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

/** One page of a list of the tenant: what falls due first stands first. And how many there are in all. */
export async function listRetentionRows(
  ctx: Ctx,
  list: RetentionList,
  { page, perPage, today }: { readonly page: number; readonly perPage: number; readonly today: Day },
): Promise<{ rows: RetentionRow[]; total: number }> {
  const where: SQL = {
    // What is past its day is on its way out. Why one of them stays longer is nobody's to see.
    running: sql`tenant_id = ${ctx.actor.tenantId} AND retain_until >= ${today}`,
    held: sql`tenant_id = ${ctx.actor.tenantId} AND held = 1`,
    open: sql`tenant_id = ${ctx.actor.tenantId} AND retain_until IS NULL`,
  }[list];
  const order = list === "held" ? sql`workflow_id` : sql`retain_until, workflow_id`;
  const [rows, totals] = await Promise.all([
    ctx.db.all<RetentionRow>(sql`
      SELECT workflow_id, case_id, held, basis, starts_on, retain_until FROM case_retention
      WHERE ${where} ORDER BY ${order} LIMIT ${perPage} OFFSET ${(page - 1) * perPage}`),
    ctx.db.all<{ total: number }>(countOf(ctx, list, today)),
  ]);
  return { rows, total: totals[0]?.total ?? 0 };
}

/** What triggers count; of the running ones without those that are past their day, which are few. */
function countOf(ctx: Ctx, list: RetentionList, today: Day): SQL {
  const what = { running: "retention_dated", held: "retention_held", open: "retention_open" }[list];
  const kept = sql`coalesce((SELECT number FROM tenant_counts
    WHERE tenant_id = ${ctx.actor.tenantId} AND what = ${what}), 0)`;
  if (list !== "running") return sql`SELECT ${kept} AS total`;
  return sql`SELECT ${kept} - count(*) AS total FROM case_retention
    WHERE tenant_id = ${ctx.actor.tenantId} AND retain_until < ${today}`;
}
