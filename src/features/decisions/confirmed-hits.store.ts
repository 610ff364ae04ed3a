import { sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import {
  type ConfirmedHit,
  type CurrentHit,
  nameKey,
  sourceEntryOf,
} from "../../domain/decisions/cleared-hits.rules.ts";
import type { Ctx } from "../../platform/context.ts";

interface Place {
  readonly caseId: string;
  readonly findingId: string;
}

/** Stores a confirmation; a later one of the same finding replaces it. */
export const saveConfirmedHit = (ctx: Ctx, { caseId, findingId }: Place, hit: ConfirmedHit): BatchItem<"sqlite"> =>
  ctx.db.run(sql`
    INSERT INTO confirmed_hits (tenant_id, case_id, finding_id, category, source_entry, name_key, company, subject,
      confirmed_by, confirmed_at)
    VALUES (${ctx.actor.tenantId}, ${caseId}, ${findingId}, ${hit.category}, ${hit.sourceEntry},
      ${nameKey(hit.subject.name)}, ${hit.company}, ${JSON.stringify(hit.subject)},
      ${hit.confirmation.confirmed_by}, ${hit.confirmation.confirmed_at})
    ON CONFLICT (tenant_id, case_id, finding_id) DO UPDATE SET
      confirmed_by = excluded.confirmed_by, confirmed_at = excluded.confirmed_at`);

interface Row {
  readonly category: ConfirmedHit["category"];
  readonly source_entry: string;
  readonly company: string | null;
  readonly subject: string;
  readonly confirmed_by: string;
  readonly confirmed_at: string;
}

/**
 * Confirmations of the same list entry and name.
 * @param besides the case whose own confirmations it has already.
 */
export async function findConfirmedHits(
  ctx: Ctx,
  hits: readonly CurrentHit[],
  besides: string,
): Promise<ConfirmedHit[]> {
  if (hits.length === 0) return [];
  const asked = JSON.stringify(
    hits.map(({ hit, subject }) => ({ entry: sourceEntryOf(hit), name_key: nameKey(subject.name) })),
  );
  const rows = await ctx.db.all<Row>(sql`
    SELECT c.category, c.source_entry, c.company, c.subject, c.confirmed_by, c.confirmed_at
    FROM json_each(${asked}) j CROSS JOIN confirmed_hits c INDEXED BY confirmed_hits_name
    WHERE c.tenant_id = ${ctx.actor.tenantId} AND c.source_entry = j.value ->> 'entry'
      AND c.name_key = j.value ->> 'name_key' AND c.case_id <> ${besides}`);
  return rows.map(({ category, source_entry, company, subject, confirmed_by, confirmed_at }) => ({
    category,
    sourceEntry: source_entry,
    company,
    subject: JSON.parse(subject) as ConfirmedHit["subject"],
    confirmation: { confirmed_by, confirmed_at },
  }));
}

export const deleteConfirmedHit = (ctx: Ctx, { caseId, findingId }: Place): BatchItem<"sqlite"> =>
  ctx.db.run(sql`DELETE FROM confirmed_hits
    WHERE tenant_id = ${ctx.actor.tenantId} AND case_id = ${caseId} AND finding_id = ${findingId}`);

/** Deletes a case's confirmations, in the batch of its deletion. */
export const deleteConfirmedHits = (ctx: Ctx, caseId: string): BatchItem<"sqlite"> =>
  ctx.db.run(sql`DELETE FROM confirmed_hits WHERE tenant_id = ${ctx.actor.tenantId} AND case_id = ${caseId}`);
