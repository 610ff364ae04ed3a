import type { BatchItem } from "drizzle-orm/batch";
import { canonicalJson } from "../../platform/canonical-json.ts";
import type { Ctx } from "../../platform/context.ts";
import { commit } from "../../platform/db.ts";
import { publicKeySet, signJson, verifyJson } from "../../platform/signing-keys.ts";
import { chainDeletion, type ChainedDeletion, type Deletion, isLedgerValid } from "./ledger.machine.ts";
import { type CaseIds, enterDeletion, type EnteredDeletion } from "../cases/directory.service.ts";
import { findLedgerHead, insertLedgerLine, isInLedger, listLedgerLines } from "./ledger.store.ts";

/** Deletions of a tenant that meet at the same place of the ledger; the one that comes second takes the next. */
const ATTEMPTS = 8;

/**
 * Removes the rows of a case and writes its line in the ledger: both or neither. A case that has its line already is
 * gone, and stays so.
 * @param orderId by which an officer's request finds that it was carried out; null where none ordered it.
 */
export async function removeUnderLedger(
  ctx: Ctx,
  deletion: Deletion,
  orderId: string | null,
  removals: () => Promise<readonly BatchItem<"sqlite">[]>,
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const line = chainDeletion(await findLedgerHead(ctx), deletion);
    const signature = await signJson(ctx.settings, signedPart(ctx, line));
    try {
      // Beside the database too, and first: a database that is restored to an earlier minute brings the case's rows back.
      await enterDeletion(ctx, idsOf(ctx, deletion), { line, signature, orderId });
      await commit(ctx.db, [insertLedgerLine(ctx, line, { signature, orderId }), ...(await removals())]);
      return;
    } catch (error) {
      if (await isInLedger(ctx, deletion.workflow_id)) return;
      if (attempt >= ATTEMPTS) throw error;
    }
  }
}

/** A page of the ledger and whether its chain holds, with the signature of every line. */
export async function readLedger(ctx: Ctx, { page, perPage }: { readonly page: number; readonly perPage: number }) {
  const { lines, total } = await listLedgerLines(ctx, { page, perPage });
  const keys = publicKeySet(ctx.settings);
  const chained: ChainedDeletion[] = [];
  let signed = true;
  for (const { signature, ...line } of lines) {
    if (line.seq === null) continue;
    chained.push(line);
    const value = await verifyJson(keys, signature ?? "");
    signed &&= value !== null && canonicalJson(value) === canonicalJson(signedPart(ctx, line));
  }
  return { lines, total, valid: signed && isLedgerValid(chained) };
}

const idsOf = (ctx: Ctx, { case_id: caseId, workflow_id: workflowId }: Deletion): CaseIds => ({
  tenantId: ctx.actor.tenantId,
  caseId,
  workflowId,
});

/**
 * Writes a line again that the database lost when it was restored to an earlier minute. Where another deletion has
 * taken its place in the chain since, this one follows at the end.
 * @returns false where the line is there.
 */
export async function restoreLedgerLine(ctx: Ctx, { line, signature, orderId }: EnteredDeletion): Promise<boolean> {
  if (await isInLedger(ctx, line.workflow_id)) return false;
  try {
    await commit(ctx.db, [insertLedgerLine(ctx, line, { signature, orderId })]);
  } catch {
    const { seq: _seq, prev_hash: _prev, hash: _hash, ...deletion } = line;
    await removeUnderLedger(ctx, deletion, orderId, async () => []);
  }
  return true;
}

const signedPart = (ctx: Ctx, { seq, hash }: ChainedDeletion) => ({ tenant_id: ctx.actor.tenantId, seq, hash });
