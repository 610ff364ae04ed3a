import { type SQL, sql } from "drizzle-orm";
import { isoTime } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.ts";
import { accessLog, cases } from "./cases.tables.ts";

/** What an officer reads or exports of a case. */
export type AccessAction =
  | "case_read"
  | "documents_list"
  | "document_download"
  | "responses_read"
  | "evidence_read"
  | "memoranda_read"
  | "sars_read"
  | "report_exported"
  | "case_pack_exported"
  | "evidence_request_exported"
  | "mlro_memo_exported"
  | "source_appendix_exported";

/** A statement that records the caller's access to the case that `where` finds, for the batch of the read itself. */
export function insertAccessWhere(ctx: Ctx, action: AccessAction, where: SQL | undefined) {
  const { id, tenantId, officerId, at } = accessNow(ctx);
  return ctx.db
    .insert(accessLog)
    .select(sql`SELECT ${id}, ${tenantId}, workflow_id, ${officerId}, ${action}, ${at} FROM ${cases} WHERE ${where}`);
}

export async function insertAccess(ctx: Ctx, workflowId: string, action: AccessAction): Promise<void> {
  await ctx.db.insert(accessLog).values({ ...accessNow(ctx), workflowId, action });
}

const accessNow = (ctx: Ctx) => ({
  id: ctx.newId(),
  tenantId: ctx.actor.tenantId,
  officerId: ctx.actor.id,
  at: isoTime(ctx.now()),
});
