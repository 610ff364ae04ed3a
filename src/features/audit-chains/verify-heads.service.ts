import type { ChainHead } from "../../platform/chain.rules.ts";
import type { Ctx } from "../../platform/context.ts";
import { ledgerChain } from "../../platform/signed-head.ts";
import { judgeAuditLog } from "../cases/audit-log.service.ts";
import { readCase } from "../cases/case-reading.service.ts";
import { findByWorkflowId } from "../cases/cases.store.ts";
import { isInLedger, findLineHash } from "../retention/ledger.store.ts";
import { readLedger } from "../retention/ledger.service.ts";

export interface AnchoredHead extends ChainHead {
  readonly chain: string;
}

/** An anchored head now: its chain still contains it, was deleted with a line in the ledger, or neither. */
export interface HeadVerdict {
  readonly chain: string;
  readonly status: "intact" | "deleted" | "broken";
  /** In words; null where nothing is wrong. */
  readonly fault: string | null;
}

/** Compares exported heads with the present chains of the caller's tenant. */
export async function verifyHeads(ctx: Ctx, heads: readonly AnchoredHead[]): Promise<HeadVerdict[]> {
  const verdicts: HeadVerdict[] = [];
  for (const head of heads) verdicts.push(await verifyHead(ctx, head));
  return verdicts;
}

async function verifyHead(ctx: Ctx, head: AnchoredHead): Promise<HeadVerdict> {
  const [kind, id] = splitOnce(head.chain);
  if (kind === "case") return verifyCase(ctx, head, id);
  const fault =
    head.chain === ledgerChain(ctx.actor.tenantId) ? await findLedgerFault(ctx, head) : "there is no such chain";
  return toVerdict(head, fault);
}

async function verifyCase(ctx: Ctx, head: AnchoredHead, workflowId: string): Promise<HeadVerdict> {
  if (!(await findByWorkflowId(ctx, workflowId))) {
    return (await isInLedger(ctx, workflowId))
      ? { chain: head.chain, status: "deleted", fault: null }
      : toVerdict(head, "the case is gone, and no line of the deletion ledger says why");
  }
  const snapshot = await readCase(ctx, workflowId);
  const { chain_fault: fault } = await judgeAuditLog(ctx, snapshot);
  return toVerdict(head, findAnchoredFault(snapshot.audit, head) ?? fault);
}

async function findLedgerFault(ctx: Ctx, head: AnchoredHead): Promise<string | null> {
  if ((await findLineHash(ctx, head.seq)) !== head.hash) return notContained(head);
  const { valid } = await readLedger(ctx, { page: 1, perPage: 100 });
  return valid ? null : "the deletion ledger is broken";
}

const findAnchoredFault = (entries: readonly ChainHead[], head: AnchoredHead): string | null =>
  entries[head.seq - 1]?.hash === head.hash ? null : notContained(head);

const notContained = ({ seq }: ChainHead): string => `it does not contain entry ${seq} as it was exported`;

const toVerdict = ({ chain }: AnchoredHead, fault: string | null): HeadVerdict =>
  fault === null ? { chain, status: "intact", fault } : { chain, status: "broken", fault };

function splitOnce(chain: string): [string, string] {
  const at = chain.indexOf(":");
  return [chain.slice(0, at), chain.slice(at + 1)];
}
