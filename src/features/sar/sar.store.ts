import { and, desc, eq, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Ctx } from "../../platform/context.ts";
import type { AuditEntry } from "../cases/audit.machine.ts";
import type { ReportState } from "../retention/expiry.machine.ts";
import type { Sar } from "./sar.model.ts";
import type { SarRecord } from "./sar.record.ts";
import { sarAuditEvents, sars } from "./sar.tables.ts";

/** Writes what the object holds. A row that is newer already stays, so repeated projections do no harm. */
export async function projectSar(ctx: Ctx, record: SarRecord, entries: readonly AuditEntry[]): Promise<void> {
  const { sar, tenantId, version } = record;
  const row = {
    sarId: sar.sar_id,
    caseId: sar.case_id,
    tenantId,
    status: sar.status,
    createdAt: sar.created_at,
    version,
    sar: JSON.stringify(sar),
  };
  const audit = entries.map((entry) => ({ seq: entry.seq, entry: JSON.stringify(entry) }));
  await ctx.db.batch([
    ctx.db
      .insert(sars)
      .values(row)
      .onConflictDoUpdate({ target: sars.sarId, set: row, setWhere: sql`excluded.version > ${sars.version}` }),
    ctx.db
      .insert(sarAuditEvents)
      .select(
        sql`SELECT ${sar.sar_id}, value ->> 'seq', ${sar.case_id}, ${tenantId}, value ->> 'entry'
          FROM json_each(${JSON.stringify(audit)}) WHERE true`,
      )
      .onConflictDoNothing(),
  ]);
}

/** The reports of a case, newest first. */
export async function listSarRows(ctx: Ctx, caseId: string): Promise<Sar[]> {
  const rows = await ctx.db
    .select({ sar: sars.sar })
    .from(sars)
    .where(and(eq(sars.tenantId, ctx.actor.tenantId), eq(sars.caseId, caseId)))
    .orderBy(desc(sars.createdAt), sars.sarId);
  return rows.map((row) => JSON.parse(row.sar) as Sar);
}

/** Where every report of a case stands, as far as its own object has told. */
export async function listReportStates(ctx: Ctx, caseId: string): Promise<ReportState[]> {
  const rows = await ctx.db
    .select({ sarId: sars.sarId, version: sars.version, sar: sars.sar })
    .from(sars)
    .where(and(eq(sars.tenantId, ctx.actor.tenantId), eq(sars.caseId, caseId)));
  return rows.map(({ sarId, version, sar }) => {
    const { status, updated_at: updatedAt } = JSON.parse(sar) as Sar;
    return { sarId, version, status, updatedAt };
  });
}

/** One report of a case, or undefined where it is another case's or nobody's. */
export async function findSarRow(ctx: Ctx, caseId: string, sarId: string): Promise<Sar | undefined> {
  const [row] = await ctx.db
    .select({ sar: sars.sar })
    .from(sars)
    .where(and(eq(sars.tenantId, ctx.actor.tenantId), eq(sars.caseId, caseId), eq(sars.sarId, sarId)));
  return row && (JSON.parse(row.sar) as Sar);
}

/** The audit chains of all reports of a case, each in its order. */
export async function listSarAudit(ctx: Ctx, caseId: string): Promise<{ sarId: string; entry: AuditEntry }[]> {
  const rows = await ctx.db
    .select({ sarId: sarAuditEvents.sarId, entry: sarAuditEvents.entry })
    .from(sarAuditEvents)
    .where(and(eq(sarAuditEvents.tenantId, ctx.actor.tenantId), eq(sarAuditEvents.caseId, caseId)))
    .orderBy(sarAuditEvents.sarId, sarAuditEvents.seq);
  return rows.map((row) => ({ sarId: row.sarId, entry: JSON.parse(row.entry) as AuditEntry }));
}

/** Statements that remove what is left of a deleted case's reports; they run in its batch. */
export const deleteSarRows = (ctx: Ctx, caseId: string): BatchItem<"sqlite">[] => [
  ctx.db.delete(sars).where(and(eq(sars.tenantId, ctx.actor.tenantId), eq(sars.caseId, caseId))),
  ctx.db
    .delete(sarAuditEvents)
    .where(and(eq(sarAuditEvents.tenantId, ctx.actor.tenantId), eq(sarAuditEvents.caseId, caseId))),
];
