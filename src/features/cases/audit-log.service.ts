import type { Ctx } from "../../platform/context.ts";
import { caseChain, isGenuine, type SignedHead } from "../../platform/signed-head.ts";
import { judgeChain } from "../../domain/audit/verdict.rules.ts";
import type { CaseSnapshot } from "./case.client.ts";
import { readCase } from "./case-reading.service.ts";
import { type AuditCheckpoint, toCheckpoint } from "./checkpoint.rules.ts";
import { findCheckpoint } from "./checkpoint.store.ts";

/** Whether a case's audit chain is valid, its fault, and its last signed head. */
export interface ChainVerdict {
  readonly chain_valid: boolean;
  /** In words; null without a fault. */
  readonly chain_fault: string | null;
  readonly checkpoint: AuditCheckpoint | null;
}

/** The audit chain, and whether it is valid up to the last signed head. */
export async function readAuditLog(ctx: Ctx, workflowId: string) {
  const stored = await findCheckpoint(ctx, workflowId);
  const snapshot = await readCase(ctx, workflowId);
  return { workflow_id: workflowId, entries: snapshot.audit, ...(await judge(ctx, snapshot, stored)) };
}

/** Likewise for a case that was read already. */
export const judgeAuditLog = async (ctx: Ctx, snapshot: CaseSnapshot): Promise<ChainVerdict> =>
  judge(ctx, snapshot, await findCheckpoint(ctx, snapshot.record.workflowId));

/** The case may change between two reads, so an apparent fault is read again. */
async function judge(ctx: Ctx, snapshot: CaseSnapshot, stored: SignedHead | null): Promise<ChainVerdict> {
  const { workflowId } = snapshot.record;
  const first = findFault(ctx, snapshot, stored);
  if (first === null) return verdictOf(workflowId, null, snapshot.chain?.signed ?? stored);
  const current = await findCheckpoint(ctx, workflowId);
  const again = (stored?.seq ?? 0) > snapshot.audit.length ? await readCase(ctx, workflowId) : snapshot;
  const fault = findFault(ctx, again, current);
  if (fault !== null) ctx.log.error("chain_broken", { chain: "case", workflow_id: workflowId, fault });
  return verdictOf(workflowId, fault, again.chain?.signed ?? current);
}

function findFault(ctx: Ctx, { record, audit, chain }: CaseSnapshot, stored: SignedHead | null): string | null {
  const name = caseChain(record.workflowId);
  const evidence = { entries: audit, own: chain ?? null, stored };
  return judgeChain(evidence, (head) => isGenuine(ctx.settings, name, head));
}

const verdictOf = (workflowId: string, fault: string | null, signed: SignedHead | null): ChainVerdict => ({
  chain_valid: fault === null,
  chain_fault: fault === null ? null : `The audit chain of this case is broken: ${fault}.`,
  checkpoint: signed && toCheckpoint(workflowId, signed),
});
