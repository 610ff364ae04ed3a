import { sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { type ConfirmedHit, nameKey } from "../../domain/decisions/cleared-hits.rules.ts";
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

export const deleteConfirmedHit = (ctx: Ctx, { caseId, findingId }: Place): BatchItem<"sqlite"> =>
  ctx.db.run(sql`DELETE FROM confirmed_hits
    WHERE tenant_id = ${ctx.actor.tenantId} AND case_id = ${caseId} AND finding_id = ${findingId}`);

/** Deletes a case's confirmations, in the batch of its deletion. */
export const deleteConfirmedHits = (ctx: Ctx, caseId: string): BatchItem<"sqlite"> =>
  ctx.db.run(sql`DELETE FROM confirmed_hits WHERE tenant_id = ${ctx.actor.tenantId} AND case_id = ${caseId}`);
