import type { BatchItem } from "drizzle-orm/batch";
import type { Ctx } from "../../platform/context.ts";
import { commit } from "../../platform/db.ts";
import { findEndFault } from "../../platform/chain.rules.ts";
import { DomainError } from "../../platform/errors.ts";
import {
  type Extension,
  isGenuine,
  ledgerChain,
  NO_SIGNED_HEAD,
  NOT_GENUINE,
  signExtension,
  signFirst,
  type SignedHead,
} from "../../platform/signed-head.ts";
import { findSignedHead, saveSignedHead } from "../audit-chains/heads.store.ts";
import { chainDeletion, type ChainedDeletion, type Deletion, isLedgerValid, LEDGER_START } from "./ledger.rules.ts";
import { type CaseIds, enterDeletion, type EnteredDeletion } from "../cases/directory.service.ts";
import { findLastLine, insertLedgerLine, isInLedger, listLedgerLines } from "./ledger.store.ts";

/** Concurrent deletions of a tenant compete for the same ledger line; the loser retries with the next. */
const ATTEMPTS = 8;

/**
 * Deletes the rows of a case and writes its ledger line in one batch. A case that has a line already stays deleted.
 * @param orderId lets a retried request find that its deletion was executed; null without an order.
 */
export async function removeUnderLedger(
  ctx: Ctx,
  deletion: Deletion,
  orderId: string | null,
  removals: () => Promise<readonly BatchItem<"sqlite">[]>,
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const last = await findLastLine(ctx);
    const line = chainDeletion(last ?? LEDGER_START, deletion);
    const head = await signLine(ctx, last, line);
    const { signature } = head;
    try {
      // R2 gets a copy first: restoring the database to an earlier minute brings the case's rows back.
      await enterDeletion(ctx, idsOf(ctx, deletion), { line, signature, orderId });
      await commit(ctx.db, [
        insertLedgerLine(ctx, line, { signature, orderId }),
        ...saveSignedHead(ctx, head),
        ...(await removals()),
      ]);
      return;
    } catch (error) {
      if (await isInLedger(ctx, deletion.workflow_id)) return;
      if (attempt >= ATTEMPTS) throw error;
    }
  }
}

/**
 * Refuses while the ledger's end differs from the signed one: the deletion could not be proved.
 * @throws DomainError `service_unavailable`.
 */
async function signLine(ctx: Ctx, last: ChainedDeletion | null, line: ChainedDeletion): Promise<SignedHead> {
  const chain = ledgerChain(ctx.actor.tenantId);
  const head = await findSignedHead(ctx, chain);
  const extension: Extension =
    last || head
      ? signExtension(ctx.settings, chain, head, last ? [last, line] : [], ctx.now())
      : signFirst(ctx.settings, chain, [line], ctx.now());
  if (extension.ok) return extension.signed;
  ctx.log.error("chain_broken", { chain: "ledger", fault: extension.fault });
  throw new DomainError("service_unavailable", "The deletion ledger is broken; nothing is deleted.");
}

/** How the ledger's end differs from the signed one; null when they agree. */
async function findLedgerFault(ctx: Ctx): Promise<string | null> {
  const chain = ledgerChain(ctx.actor.tenantId);
  const [last, head] = await Promise.all([findLastLine(ctx), findSignedHead(ctx, chain)]);
  if (!last && !head) return null;
  if (!head) return NO_SIGNED_HEAD;
  if (!isGenuine(ctx.settings, chain, head)) return NOT_GENUINE;
  return findEndFault(last ?? LEDGER_START, head);
}

/** A page of the ledger and whether its chain holds, with the signature of every line. */
export async function readLedger(ctx: Ctx, { page, perPage }: { readonly page: number; readonly perPage: number }) {
  const { lines, total } = await listLedgerLines(ctx, { page, perPage });
  const chain = ledgerChain(ctx.actor.tenantId);
  const chained: ChainedDeletion[] = [];
  let signed = true;
  for (const { signature, ...line } of lines) {
    if (line.seq === null) continue;
    chained.push(line);
    signed &&= isGenuine(ctx.settings, chain, headOf(ctx, line, signature ?? ""));
  }
  const fault = await findLedgerFault(ctx);
  if (fault !== null) ctx.log.error("chain_broken", { chain: "ledger", fault });
  return { lines, total, valid: fault === null && signed && isLedgerValid(chained) };
}

const idsOf = (ctx: Ctx, { case_id: caseId, workflow_id: workflowId }: Deletion): CaseIds => ({
  tenantId: ctx.actor.tenantId,
  caseId,
  workflowId,
});

/**
 * Restores a line that the database lost when it was restored to an earlier minute. If another deletion has taken
 * its place in the chain, the line is appended instead.
 * @returns false when the line exists.
 */
export async function restoreLedgerLine(ctx: Ctx, { line, signature, orderId }: EnteredDeletion): Promise<boolean> {
  if (await isInLedger(ctx, line.workflow_id)) return false;
  const chain = ledgerChain(ctx.actor.tenantId);
  const head = headOf(ctx, line, signature);
  if (!isGenuine(ctx.settings, chain, head)) {
    ctx.log.error("chain_broken", { chain: "ledger", fault: NOT_GENUINE });
    return false;
  }
  try {
    await commit(ctx.db, [insertLedgerLine(ctx, line, { signature, orderId }), ...saveSignedHead(ctx, head)]);
  } catch {
    const { seq: _seq, prev_hash: _prev, hash: _hash, ...deletion } = line;
    await removeUnderLedger(ctx, deletion, orderId, async () => []);
  }
  return true;
}

/** The signed head that a line was. */
const headOf = (ctx: Ctx, { seq, hash, deleted_at: signed_at }: ChainedDeletion, signature: string): SignedHead => ({
  chain: ledgerChain(ctx.actor.tenantId),
  seq,
  hash,
  signed_at,
  signature,
});
