import { sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { atMost } from "../../platform/db.ts";
import type { Ctx } from "../../platform/context.ts";
import type { ChainedDeletion } from "./ledger.rules.ts";

/** A stored line. Lines from before the ledger was a chain have no sequence number. */
export type LedgerLine = { readonly signature: string | null } & (
  | ChainedDeletion
  | (Omit<ChainedDeletion, "seq" | "prev_hash" | "hash" | "contents"> & {
      readonly seq: null;
      readonly prev_hash: null;
      readonly hash: null;
      readonly contents: null;
    })
);

/** The last line of the tenant's ledger. */
export async function findLastLine(ctx: Ctx): Promise<ChainedDeletion | null> {
  const [line] = await ctx.db.all<Omit<ChainedDeletion, "contents"> & { contents: string }>(sql`
    SELECT workflow_id, case_id, deleted_by, deleted_at, reason, rule, audit_seq, audit_hash, contents, seq, prev_hash,
      hash
    FROM deletion_ledger WHERE tenant_id = ${ctx.actor.tenantId} AND seq IS NOT NULL ORDER BY seq DESC LIMIT 1`);
  return line ? { ...line, contents: JSON.parse(line.contents) as ChainedDeletion["contents"] } : null;
}

/** The hash of one line of the tenant's ledger. */
export async function findLineHash(ctx: Ctx, seq: number): Promise<string | null> {
  const [line] = await ctx.db.all<{ hash: string }>(
    sql`SELECT hash FROM deletion_ledger WHERE tenant_id = ${ctx.actor.tenantId} AND seq = ${seq}`,
  );
  return line?.hash ?? null;
}

export async function isInLedger(ctx: Ctx, workflowId: string): Promise<boolean> {
  const found = await ctx.db.all(sql`SELECT 1 FROM deletion_ledger
    WHERE workflow_id = ${workflowId} AND tenant_id = ${ctx.actor.tenantId}`);
  return found.length > 0;
}

/** Whether a case was deleted by this very order. */
export async function isDeletedBy(ctx: Ctx, workflowId: string, orderId: string): Promise<boolean> {
  const found = await ctx.db.all(sql`SELECT 1 FROM deletion_ledger
    WHERE workflow_id = ${workflowId} AND tenant_id = ${ctx.actor.tenantId} AND order_id = ${orderId}`);
  return found.length > 0;
}

/** Inserts a line. The whole batch fails when the sequence number is taken or the case has a line already. */
export const insertLedgerLine = (
  ctx: Ctx,
  line: ChainedDeletion,
  { signature, orderId }: { readonly signature: string; readonly orderId: string | null },
): BatchItem<"sqlite"> =>
  ctx.db.run(sql`
    INSERT INTO deletion_ledger (workflow_id, case_id, tenant_id, deleted_by, deleted_at, audit_seq, audit_hash, reason,
      seq, rule, contents, prev_hash, hash, signature, order_id)
    VALUES (${line.workflow_id}, ${line.case_id}, ${ctx.actor.tenantId}, ${line.deleted_by}, ${line.deleted_at},
      ${line.audit_seq}, ${line.audit_hash}, ${line.reason}, ${line.seq}, ${line.rule},
      ${JSON.stringify(line.contents)}, ${line.prev_hash}, ${line.hash}, ${signature}, ${orderId})`);

/** One page of the tenant's ledger, newest first, with the total. */
export async function listLedgerLines(
  ctx: Ctx,
  { page, perPage }: { readonly page: number; readonly perPage: number },
): Promise<{ lines: LedgerLine[]; total: number }> {
  const [rows, totals] = await Promise.all([
    ctx.db.all<Omit<LedgerLine, "contents"> & { contents: string | null }>(sql`
      SELECT workflow_id, case_id, deleted_by, deleted_at, reason, rule, audit_seq, audit_hash, contents, seq, prev_hash,
        hash, signature
      FROM deletion_ledger WHERE tenant_id = ${ctx.actor.tenantId}
      ORDER BY seq DESC, workflow_id ${atMost(perPage)} OFFSET ${(page - 1) * perPage}`),
    ctx.db.all<{ total: number }>(
      sql`SELECT number AS total FROM tenant_counts
        WHERE tenant_id = ${ctx.actor.tenantId} AND what = 'deletion_ledger'`,
    ),
  ]);
  const lines = rows.map((row) => ({ ...row, contents: row.contents === null ? null : JSON.parse(row.contents) }));
  return { lines: lines as LedgerLine[], total: totals[0]?.total ?? 0 };
}
