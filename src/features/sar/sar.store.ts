import { and, desc, eq, isNotNull, or, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Ctx } from "../../platform/context.ts";
import { commit, isAlso } from "../../platform/db.ts";
import { jsonArraysOf } from "../../platform/statement-size.ts";
import type { SignedHead } from "../../platform/signed-head.ts";
import { deleteHeadsOfReports, saveSignedHead } from "../audit-chains/heads.store.ts";
import type { AuditEntry } from "../../domain/audit/audit.rules.ts";
import type { ReportState } from "../../domain/retention/expiry.rules.ts";
import type { CaseStatus } from "../../domain/case/case.model.ts";
import { isMlro } from "../../domain/sar/circle.rules.ts";
import { OPEN_SAR_STATUSES } from "../../domain/sar/open-sar.rules.ts";
import { READER_EVENTS, readSar, type Sar } from "../../domain/sar/sar.model.ts";
import type { SarRecord } from "../../domain/sar/sar.record.ts";
import { cases } from "../cases/cases.tables.ts";
import { retainedReports } from "../retention/retention.tables.ts";
import { submittedNotices } from "./mlro-notices.store.ts";
import { sarAuditEvents, sars } from "./sar.tables.ts";

/** Projects the object's state. A newer row stays, so repeated projections are harmless. */
export async function projectSar(
  ctx: Ctx,
  record: SarRecord,
  entries: readonly AuditEntry[],
  signed: SignedHead | null,
): Promise<void> {
  const { sar, tenantId, version } = record;
  const row = {
    sarId: sar.sar_id,
    caseId: sar.case_id,
    tenantId,
    status: sar.status,
    createdAt: sar.created_at,
    version,
    raisedBy: sar.raised_by,
    readers: JSON.stringify(sar.readers),
    sar: JSON.stringify(sar),
  };
  const audit = entries.map((entry) => ({ seq: entry.seq, entry: JSON.stringify(entry) }));
  await commit(ctx.db, [
    ctx.db
      .insert(sars)
      .values(row)
      .onConflictDoUpdate({ target: sars.sarId, set: row, setWhere: sql`excluded.version > ${sars.version}` }),
    ...jsonArraysOf(audit).map((some) =>
      ctx.db
        .insert(sarAuditEvents)
        .select(
          sql`SELECT ${sar.sar_id}, value ->> 'seq', ${sar.case_id}, ${tenantId}, value ->> 'entry'
          FROM json_each(${some}) WHERE true`,
        )
        .onConflictDoNothing(),
    ),
    ...(signed ? saveSignedHead(ctx, signed) : []),
    ...submittedNotices(ctx, record),
  ]);
}

/** All reports of a case, newest first: for an MLRO, and for retention. */
export const listSarRows = (ctx: Ctx, caseId: string): Promise<Sar[]> => selectSars(ctx, ofCase(ctx, caseId));

/** The reports of a case that the caller may know of, newest first. */
export const listKnownSarRows = (ctx: Ctx, caseId: string): Promise<Sar[]> =>
  selectSars(ctx, and(ofCase(ctx, caseId), isKnown(ctx)));

/** One report of a case; undefined when it is another case's, does not exist, or the caller may not know of it. */
export const findSarRow = async (ctx: Ctx, caseId: string, sarId: string): Promise<Sar | undefined> =>
  (await selectSars(ctx, and(ofCase(ctx, caseId), eq(sars.sarId, sarId), isKnown(ctx))))[0];

async function selectSars(ctx: Ctx, where: SQL | undefined): Promise<Sar[]> {
  const rows = await ctx.db.select({ sar: sars.sar }).from(sars).where(where).orderBy(desc(sars.createdAt), sars.sarId);
  return rows.map((row) => readSar(JSON.parse(row.sar) as Sar));
}

const ofCase = (ctx: Ctx, caseId: string) => and(eq(sars.tenantId, ctx.actor.tenantId), eq(sars.caseId, caseId));

/** `mayKnowOfSar` as SQL: a report that the caller may not know of is not even read. */
const isKnown = ({ actor }: Ctx): SQL | undefined =>
  isMlro(actor)
    ? undefined
    : sql`(coalesce(${sars.raisedBy}, ${sars.sar} ->> '$.raised_by') = ${actor.id}
        OR EXISTS (SELECT 1 FROM json_each(${sars.readers}) WHERE value = ${actor.id}))`;

/** Where a page ended: a time of the interface, and the id of a report or a workflow. */
export interface SarPosition {
  readonly createdAt: string;
  readonly id: string;
}

const ofReportedCase = {
  caseId: cases.caseId,
  workflowId: cases.workflowId,
  companyName: cases.companyName,
  caseStatus: cases.status,
};

interface ReportFilter {
  readonly raisedBy?: string | undefined;
  /** Still to be filed or rejected. */
  readonly onlyOpen?: boolean;
}

/** A report with its case; of a case that was deleted, the MLRO's alone, nothing but the ids is left in the database. */
export type ListedReport = { readonly caseId: string; readonly workflowId: string; readonly sar: Sar } & (
  | { readonly isDeleted: false; readonly companyName: string; readonly caseStatus: CaseStatus }
  | { readonly isDeleted: true }
);

/** The tenant's reports that the caller may know of, with their cases, the newest first. */
export async function listKnownReports(
  ctx: Ctx,
  after: SarPosition | null,
  limit: number,
  { raisedBy, onlyOpen = false }: ReportFilter = {},
): Promise<ListedReport[]> {
  const { tenantId } = ctx.actor;
  const rows = await ctx.db
    .select({
      caseId: sars.caseId,
      workflowId: sql<string>`coalesce(${cases.workflowId}, ${retainedReports.workflowId})`.as("reported_workflow"),
      companyName: cases.companyName,
      caseStatus: cases.status,
      sar: sars.sar,
    })
    .from(sars)
    .leftJoin(cases, and(eq(cases.caseId, sars.caseId), isAlso(cases.tenantId, tenantId)))
    .leftJoin(retainedReports, and(eq(retainedReports.caseId, sars.caseId), isAlso(retainedReports.tenantId, tenantId)))
    .where(
      and(
        isOfCaller(ctx, raisedBy),
        isMlro(ctx.actor) ? or(isNotNull(cases.caseId), isNotNull(retainedReports.caseId)) : isNotNull(cases.caseId),
        onlyOpen
          ? sql`${sars.status} IN (SELECT value FROM json_each(${JSON.stringify(OPEN_SAR_STATUSES)}))`
          : undefined,
        isBeyond(sars.createdAt, sars.sarId, after),
      ),
    )
    .orderBy(desc(sars.createdAt), sars.sarId)
    .limit(limit);
  return rows.map(({ companyName, caseStatus, sar, ...ids }) => {
    const listed = { ...ids, sar: readSar(JSON.parse(sar) as Sar) };
    return companyName !== null && caseStatus !== null
      ? { ...listed, isDeleted: false, companyName, caseStatus }
      : { ...listed, isDeleted: true };
  });
}

/** What the caller may know of, found without reading any other report. */
function isOfCaller({ actor }: Ctx, raisedBy: string | undefined): SQL | undefined {
  if (isMlro(actor)) {
    return raisedBy === undefined
      ? eq(sars.tenantId, actor.tenantId)
      : sql`${sars.sarId} IN (SELECT sar_id FROM sars INDEXED BY sars_raised
          WHERE tenant_id = ${actor.tenantId} AND raised_by = ${raisedBy})`;
  }
  const only = raisedBy === undefined ? undefined : isAlso(sars.raisedBy, raisedBy);
  return and(
    only,
    sql`${sars.sarId} IN (
    SELECT sar_id FROM sars INDEXED BY sars_raised WHERE tenant_id = ${actor.tenantId} AND raised_by = ${actor.id}
    UNION SELECT sar_id FROM sars INDEXED BY sars_read WHERE tenant_id = ${actor.tenantId} AND readers <> '[]'
      AND EXISTS (SELECT 1 FROM json_each(readers) WHERE value = ${actor.id}))`,
  );
}

/**
 * Escalated cases, and rejected ones whose findings tell of what may have to be reported, of which the caller knows no report, the
 * newest first. They depend on status and findings alone, so that the list tells nothing of a report.
 */
export function listUnreportedCases(ctx: Ctx, after: SarPosition | null, limit: number) {
  const { tenantId } = ctx.actor;
  const known = and(isAlso(sars.tenantId, tenantId), eq(sars.caseId, cases.caseId), isKnown(ctx));
  return ctx.db
    .select({ ...ofReportedCase, createdAt: cases.createdAt, updatedAt: cases.updatedAt })
    .from(cases)
    .where(
      and(
        eq(cases.tenantId, tenantId),
        // As the index has it: by a parameter it would not be used.
        sql`(${cases.status} = 'ESCALATED' OR ${cases.refusedForCause} = 1)`,
        sql`NOT EXISTS (SELECT 1 FROM ${sars} WHERE ${known})`,
        isBeyond(cases.createdAt, cases.workflowId, after),
      ),
    )
    .orderBy(desc(cases.createdAt), cases.workflowId)
    .limit(limit);
}

const isBeyond = (createdAt: SQLWrapper, id: SQLWrapper, after: SarPosition | null): SQL | undefined =>
  after === null
    ? undefined
    : sql`${createdAt} <= ${after.createdAt} AND (${createdAt} < ${after.createdAt} OR ${id} > ${after.id})`;

/** The status of every report of a case as its object last projected it. The reports stay unread. */
export const listReportStates = (ctx: Ctx, caseId: string): Promise<ReportState[]> =>
  ctx.db.all<ReportState>(sql`
    SELECT sar_id AS sarId, version, status,
      (SELECT max(value ->> 'timestamp') FROM json_each(sar, '$.history')
        WHERE value ->> 'event' NOT IN (SELECT value FROM json_each(${JSON.stringify(READER_EVENTS)}))) AS lastStepAt
    FROM sars WHERE tenant_id = ${ctx.actor.tenantId} AND case_id = ${caseId}`);

/** The audit chains of all reports of a case, each in order. */
export async function listSarAudit(ctx: Ctx, caseId: string): Promise<{ sarId: string; entry: AuditEntry }[]> {
  const rows = await ctx.db
    .select({ sarId: sarAuditEvents.sarId, entry: sarAuditEvents.entry })
    .from(sarAuditEvents)
    .where(and(eq(sarAuditEvents.tenantId, ctx.actor.tenantId), eq(sarAuditEvents.caseId, caseId)))
    .orderBy(sarAuditEvents.sarId, sarAuditEvents.seq);
  return rows.map((row) => ({ sarId: row.sarId, entry: JSON.parse(row.entry) as AuditEntry }));
}

/** The audit chain of one report as the database has it. */
export async function listReportEntries(ctx: Ctx, sarId: string): Promise<AuditEntry[]> {
  const rows = await ctx.db
    .select({ entry: sarAuditEvents.entry })
    .from(sarAuditEvents)
    .where(and(eq(sarAuditEvents.sarId, sarId), eq(sarAuditEvents.tenantId, ctx.actor.tenantId)))
    .orderBy(sarAuditEvents.seq);
  return rows.map(({ entry }) => JSON.parse(entry) as AuditEntry);
}

/** Deletes the rows of a deleted case's reports, in the batch of its deletion. */
export const deleteSarRows = (ctx: Ctx, caseId: string): BatchItem<"sqlite">[] => [
  ...deleteHeadsOfReports(ctx, caseId),
  ctx.db.delete(sars).where(ofCase(ctx, caseId)),
  ctx.db
    .delete(sarAuditEvents)
    .where(and(eq(sarAuditEvents.tenantId, ctx.actor.tenantId), eq(sarAuditEvents.caseId, caseId))),
];
