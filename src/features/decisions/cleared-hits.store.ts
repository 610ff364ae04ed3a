import { sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Ctx } from "../../platform/context.ts";
import type { HitDifference } from "../../domain/case/case.model.ts";
import { type ClearedHit, type CurrentHit, nameKey, sourceEntryOf } from "../../domain/decisions/cleared-hits.rules.ts";

interface Row {
  readonly category: ClearedHit["category"];
  readonly source_entry: string;
  readonly company: string | null;
  readonly fingerprint: string;
  readonly severity: ClearedHit["severity"];
  readonly by_mlro: number;
  readonly subject: string;
  readonly entry: string;
  readonly reason: string;
  readonly cleared_by: string;
  readonly cleared_at: string;
  readonly differs: string | null;
  readonly unapproved_case: string | null;
}

/** Stores a clearing; a later one of the same finding replaces it. */
export async function insertClearedHit(
  ctx: Ctx,
  place: { readonly caseId: string; readonly findingId: string },
  hit: ClearedHit,
): Promise<void> {
  await ctx.db.run(sql`
    INSERT INTO cleared_hits (tenant_id, case_id, finding_id, category, source_entry, name_key, company, fingerprint,
      severity, by_mlro, subject, entry, reason, cleared_by, cleared_at, differs)
    VALUES (${ctx.actor.tenantId}, ${place.caseId}, ${place.findingId}, ${hit.category}, ${hit.sourceEntry},
      ${nameKey(hit.subject.name)}, ${hit.company}, ${hit.fingerprint}, ${hit.severity}, ${hit.byMlro ? 1 : 0},
      ${JSON.stringify(hit.subject)}, ${JSON.stringify(hit.entry)}, ${hit.clearance.reason},
      ${hit.clearance.cleared_by}, ${hit.clearance.cleared_at},
      ${hit.clearance.differs ? JSON.stringify(hit.clearance.differs) : null})
    ON CONFLICT (tenant_id, case_id, finding_id) DO UPDATE SET
      fingerprint = excluded.fingerprint, severity = excluded.severity, by_mlro = excluded.by_mlro,
      subject = excluded.subject, entry = excluded.entry, name_key = excluded.name_key, company = excluded.company,
      reason = excluded.reason, cleared_by = excluded.cleared_by, cleared_at = excluded.cleared_at,
      differs = excluded.differs
    WHERE excluded.cleared_at >= cleared_hits.cleared_at`);
}

/**
 * Clearings that may apply to the hits: of the same list entry, at the same company or of the same name.
 * @param caseId the case that has the hits: its own clearings are of no other one.
 */
export async function findClearedHits(ctx: Ctx, caseId: string, hits: readonly CurrentHit[]): Promise<ClearedHit[]> {
  if (hits.length === 0) return [];
  const asked = JSON.stringify(
    hits.map(({ hit, company, subject }) => ({
      entry: sourceEntryOf(hit),
      company,
      name_key: nameKey(subject.name),
    })),
  );
  const rows = await ctx.db.all<Row>(sql`
    ${by(ctx, caseId, asked, "name_key", "cleared_hits_name")}
    UNION ${by(ctx, caseId, asked, "company", "cleared_hits_company")}`);
  return rows.map((row) => ({
    category: row.category,
    sourceEntry: row.source_entry,
    company: row.company,
    fingerprint: row.fingerprint,
    severity: row.severity,
    byMlro: row.by_mlro === 1,
    subject: JSON.parse(row.subject) as ClearedHit["subject"],
    entry: JSON.parse(row.entry) as ClearedHit["entry"],
    clearance: {
      reason: row.reason,
      cleared_by: row.cleared_by,
      cleared_at: row.cleared_at,
      ...(row.differs === null ? {} : { differs: JSON.parse(row.differs) as readonly HitDifference[] }),
      ...(row.unapproved_case === null ? {} : { unapproved_case: row.unapproved_case }),
    },
  }));
}

/**
 * The index is named because the planner would otherwise scan all of the tenant's clearings. What the MLRO cleared needs nobody's
 * approval.
 */
const by = (ctx: Ctx, caseId: string, asked: string, column: "name_key" | "company", index: string) => sql`
  SELECT c.category, c.source_entry, c.company, c.fingerprint, c.severity, c.by_mlro, c.subject, c.entry,
    c.reason, c.cleared_by, c.cleared_at, c.differs,
    iif(c.by_mlro = 1 OR c.case_id = ${caseId} OR k.status = 'APPROVED', NULL, coalesce(k.workflow_id, c.case_id))
      AS unapproved_case
  FROM json_each(${asked}) j CROSS JOIN cleared_hits c INDEXED BY ${sql.raw(index)}
    LEFT JOIN cases k ON k.case_id = c.case_id
  WHERE c.tenant_id = ${ctx.actor.tenantId} AND c.source_entry = j.value ->> 'entry'
    AND c.${sql.raw(column)} = j.value ->> ${column}`;

/** Whether anything was cleared since a time. */
export async function isClearedSince(ctx: Ctx, time: string): Promise<boolean> {
  const rows = await ctx.db.all(sql`
    SELECT 1 FROM cleared_hits WHERE tenant_id = ${ctx.actor.tenantId} AND cleared_at >= ${time} LIMIT 1`);
  return rows.length > 0;
}

/** Deletes one clearing: the hit was confirmed since. */
export const deleteClearedHit = (
  ctx: Ctx,
  { caseId, findingId }: { readonly caseId: string; readonly findingId: string },
): BatchItem<"sqlite"> =>
  ctx.db.run(sql`DELETE FROM cleared_hits
    WHERE tenant_id = ${ctx.actor.tenantId} AND case_id = ${caseId} AND finding_id = ${findingId}`);

/** Deletes a case's clearings, in the batch of its deletion: the cleared subjects are hits again. */
export const deleteClearedHits = (ctx: Ctx, caseId: string): BatchItem<"sqlite"> =>
  ctx.db.run(sql`DELETE FROM cleared_hits WHERE tenant_id = ${ctx.actor.tenantId} AND case_id = ${caseId}`);
