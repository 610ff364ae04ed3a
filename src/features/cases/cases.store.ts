import { and, eq, sql, type SQL } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { type Actor, callerKey, type Ctx } from "../../platform/context.ts";
import { commit, isAlso, queryRows, queryTogether } from "../../platform/db.ts";
import type { SignedHead } from "../../platform/signed-head.ts";
import type { AuditEntry } from "../../domain/audit/audit.rules.ts";
import type { CaseRecord } from "../../domain/case/case.record.ts";
import { deleteCheckpoint, saveCheckpoint } from "./checkpoint.store.ts";
import { searchTextOf } from "./case-search.ts";
import { projectRetention } from "../retention/retention.store.ts";
import type { AccessAction } from "./access-log.model.ts";
import { insertAccessWhere } from "./access-log.store.ts";
import { type DatedCase, datedColumns, toDatedCase } from "./case-columns.store.ts";
import { isRefusedForCause } from "../../domain/sar/refused-for-cause.rules.ts";
import { assignmentOf } from "../../domain/case/assignment.rules.ts";
import { needsProvisional } from "../../domain/automation/blind-review.rules.ts";
import { birthOf, personKeys } from "./person-keys.rules.ts";
import { seenWrites } from "../officers/officers.store.ts";
import { namesBehind } from "../../domain/customer/parties.rules.ts";
import { reviewColumn } from "./review-column.ts";
import { accessLog, auditEvents, type CaseRow, cases } from "./cases.tables.ts";

export type { CaseRow } from "./cases.tables.ts";
export type { CaseSummary, DatedCase } from "./case-columns.store.ts";

/** Audit entries are bound as JSON texts of about this many characters: the platform limits a value to 2 MB. */
const ENTRIES_MAX_UNITS = 200_000;

/**
 * Projects the object's state. A newer row stays, so late or repeated projections are harmless.
 * @param after the last audit entry that the database should have already.
 * @param by whose change it is; without an entry of theirs nobody may know of it.
 * @returns whether it has that entry.
 */
export async function projectCase(
  ctx: Ctx,
  record: CaseRecord,
  entries: readonly AuditEntry[],
  { checkpoint, after, by }: { readonly checkpoint: SignedHead | null; readonly after: number; readonly by?: Actor },
): Promise<boolean> {
  const row = rowOf(record);
  const own = by && entries.findLast(({ actor }) => actor === by.id);
  const results = await commit(ctx.db, [
    ctx.db.run(sql`SELECT 1 FROM audit_events WHERE workflow_id = ${record.workflowId} AND seq = ${after}`),
    ctx.db
      .insert(cases)
      .values(row)
      .onConflictDoUpdate({
        target: cases.workflowId,
        set: row,
        setWhere: sql`excluded.version > ${cases.version} AND ${cases.tenantId} = excluded.tenant_id`,
      }),
    ...insertAudit(ctx, record, entries),
    ...(checkpoint ? saveCheckpoint(ctx, record.workflowId, checkpoint) : []),
    projectRetention(ctx, record),
    ...(by && own ? seenWrites(ctx, by, own.timestamp) : []),
  ]);
  return after === 0 || (results[0]?.results.length ?? 0) > 0;
}

/** Short entries share one statement; a long one has its own. */
function insertAudit(
  ctx: Ctx,
  { workflowId, tenantId }: CaseRecord,
  entries: readonly AuditEntry[],
): BatchItem<"sqlite">[] {
  const rows = entries.map((entry): AuditRow => {
    // Fields with a column are not stored twice.
    const { seq, event, timestamp, actor, ...rest } = entry;
    return { seq, event, timestamp, actor, entry: JSON.stringify(rest) };
  });
  const isLong = ({ entry }: AuditRow) => entry.length > ENTRIES_MAX_UNITS;
  return [
    ...inGroups(rows.filter((row) => !isLong(row))).map((group) =>
      ctx.db
        .insert(auditEvents)
        .select(
          sql`SELECT ${workflowId}, value ->> 'seq', ${tenantId}, value ->> 'event', value ->> 'timestamp',
          value ->> 'actor', value ->> 'entry' FROM json_each(${JSON.stringify(group)}) WHERE true`,
        )
        .onConflictDoNothing(),
    ),
    ...rows.filter(isLong).map((row) =>
      ctx.db
        .insert(auditEvents)
        .values({ workflowId, tenantId, ...row })
        .onConflictDoNothing(),
    ),
  ];
}

export type AuditRow = Pick<typeof auditEvents.$inferSelect, "seq" | "event" | "timestamp" | "actor" | "entry">;

/** The entry of a row. A version before 0153 stored the whole of it as JSON, beside the columns. */
export const entryOfRow = ({ entry, ...columns }: AuditRow): AuditEntry => ({
  ...columns,
  ...(JSON.parse(entry) as Omit<AuditEntry, keyof typeof columns>),
});

function inGroups(rows: readonly AuditRow[]): AuditRow[][] {
  const groups: AuditRow[][] = [];
  let units = Infinity;
  for (const row of rows) {
    if (units + row.entry.length > ENTRIES_MAX_UNITS) {
      groups.push([]);
      units = 0;
    }
    groups.at(-1)!.push(row);
    units += row.entry.length;
  }
  return groups;
}

function reviewColumnOf(record: CaseRecord): string | null {
  const column = reviewColumn(record);
  return column && JSON.stringify(column);
}

function rowOf(record: CaseRecord): CaseRow {
  const isWithheld = needsProvisional(record);
  return {
    workflowId: record.workflowId,
    caseId: record.caseId,
    tenantId: record.tenantId,
    companyName: record.companyName,
    searchText: searchTextOf(record.companyName, record.registrationNumber, record.vatNumber, ...namesBehind(record)),
    registrationNumber: record.registrationNumber,
    vatNumber: record.vatNumber,
    country: record.country,
    templateId: record.templateId,
    status: record.status,
    currentIteration: record.iteration,
    // What is withheld is in no row, so that neither lists nor averages show it.
    latestRiskScore: isWithheld ? null : (record.investigations.at(-1)?.risk_score ?? null),
    portalTokenHash: record.portal.tokenHash,
    portalExpiresAt: record.portal.expiresAt,
    createdAt: record.createdAt,
    updatedAt: record.updatedAt,
    version: record.version,
    decidedAt: record.decision?.decidedAt ?? null,
    record: null,
    ...personKeys(record),
    ...birthOf(record),
    statusSince: record.statusSince ?? null,
    reviewOfficer: record.createdBy,
    reviewTier: record.automation?.tier ?? null,
    withheld: isWithheld,
    reviewOf: reviewColumnOf(record),
    riskLevel: isWithheld ? null : (record.investigations.at(-1)?.risk_rating?.level ?? null),
    ...assignmentOf(record),
    parkedBy: record.parked?.maker ?? null,
    policyVersion: isWithheld ? null : (record.investigations.at(-1)?.risk_rating?.policy_version ?? null),
    refusedForCause: isRefusedForCause(record) ? 1 : null,
  };
}

export const findByWorkflowId = (ctx: Ctx, workflowId: string, action?: AccessAction): Promise<DatedCase | undefined> =>
  findCaseRow(ctx, eq(cases.workflowId, workflowId), action);

export const findByCaseId = (ctx: Ctx, caseId: string, action?: AccessAction): Promise<DatedCase | undefined> =>
  findCaseRow(ctx, eq(cases.caseId, caseId), action);

/** With an action, the same batch records the access, if there is such a case. */
async function findCaseRow(ctx: Ctx, is: SQL, action: AccessAction | undefined): Promise<DatedCase | undefined> {
  const where = ofTenant(ctx, is);
  const select = sql`SELECT ${datedColumns(ctx)} FROM cases WHERE ${where}`;
  const [rows] = action
    ? await queryTogether(ctx.db, [select, insertAccessWhere(ctx, action, where)])
    : [await queryRows(ctx.db, select)];
  return rows![0] ? toDatedCase(rows![0]) : undefined;
}

/** What the database has of a case beside the columns of its row. */
export interface Projection {
  readonly version: number;
  /** Null when it is a snapshot in R2. */
  readonly record: CaseRecord | null;
  readonly audit: AuditEntry[];
}

export async function readProjection(ctx: Ctx, workflowId: string): Promise<Projection | null> {
  const [rows, entries] = await ctx.db.batch([
    ctx.db
      .select({ version: cases.version, record: cases.record })
      .from(cases)
      .where(ofTenant(ctx, eq(cases.workflowId, workflowId))),
    ctx.db
      .select({
        seq: auditEvents.seq,
        event: auditEvents.event,
        timestamp: auditEvents.timestamp,
        actor: auditEvents.actor,
        entry: auditEvents.entry,
      })
      .from(auditEvents)
      .where(and(eq(auditEvents.tenantId, ctx.actor.tenantId), eq(auditEvents.workflowId, workflowId)))
      .orderBy(auditEvents.seq),
  ]);
  const [row] = rows;
  if (!row) return null;
  return {
    version: row.version,
    record: row.record === null ? null : (JSON.parse(row.record) as CaseRecord),
    audit: entries.map(entryOfRow),
  };
}

const ofTenant = (ctx: Ctx, ...conditions: (SQL | undefined)[]): SQL | undefined =>
  and(eq(cases.tenantId, ctx.actor.tenantId), ...conditions);

/** Those of the ids that are cases of the tenant. */
export async function listOwnCases(ctx: Ctx, ids: readonly string[]): Promise<string[]> {
  const named = sql`${cases.workflowId} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`;
  const rows = await ctx.db
    .select({ workflowId: cases.workflowId })
    .from(cases)
    .where(and(isAlso(cases.tenantId, ctx.actor.tenantId), named));
  return rows.map(({ workflowId }) => workflowId);
}

/** Deletes a case's rows, in one batch with its ledger line and the other features' rows. */
export function deleteCaseRows(ctx: Ctx, workflowId: string): BatchItem<"sqlite">[] {
  return [
    ctx.db.delete(auditEvents).where(eq(auditEvents.workflowId, workflowId)),
    ...deleteCheckpoint(ctx, workflowId),
    ctx.db.delete(accessLog).where(eq(accessLog.workflowId, workflowId)),
    // Stored answers to the customer name what they handed in.
    ctx.db.run(sql`DELETE FROM idempotency_keys
      WHERE tenant_id = ${ctx.actor.tenantId} AND caller_id = ${callerKey({ kind: "customer", id: workflowId })}`),
    ctx.db.delete(cases).where(ofTenant(ctx, eq(cases.workflowId, workflowId))),
  ];
}
