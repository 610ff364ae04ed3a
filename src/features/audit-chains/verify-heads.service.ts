import type { ChainHead } from "../../platform/chain.rules.ts";
import type { Ctx } from "../../platform/context.ts";
import { isGenuine, ledgerChain, PLATFORM_CHAIN, sarChain } from "../../platform/signed-head.ts";
import { judgeAuditLog } from "../cases/audit-log.service.ts";
import { readCase } from "../cases/case-reading.service.ts";
import { findByWorkflowId } from "../cases/cases.store.ts";
import { findPlatformFault } from "../platform/audit.service.ts";
import { isInLedger, findLineHash } from "../retention/ledger.store.ts";
import { readLedger } from "../retention/ledger.service.ts";
import { listReportEntries } from "../sar/sar.store.ts";
import { type AnchorScope, scopeOf } from "./anchor.rules.ts";
import { findSignedHead } from "./heads.store.ts";
import { judgeChain } from "../../domain/audit/verdict.rules.ts";

export interface AnchoredHead extends ChainHead {
  readonly chain: string;
}

/**
 * An anchored head now: its chain still contains it, was deleted with a line in the ledger, or neither. A
 * report is `gone` where nothing is left of it: the ledger names cases alone, so what became of it is not known here.
 */
export interface HeadVerdict {
  readonly chain: string;
  readonly status: "intact" | "deleted" | "gone" | "broken";
  /** In words; null where nothing is wrong. */
  readonly fault: string | null;
}

/**
 * Compares exported heads with the present chains of the caller's tenant. A chain of another scope is
 * answered like one that never was.
 */
export async function verifyHeads(
  ctx: Ctx,
  scope: AnchorScope,
  heads: readonly AnchoredHead[],
): Promise<HeadVerdict[]> {
  const verdicts: HeadVerdict[] = [];
  for (const head of heads) {
    verdicts.push(scopeOf(head.chain) === scope ? await verifyHead(ctx, head) : toVerdict(head, UNKNOWN));
  }
  return verdicts;
}

const UNKNOWN = "there is no such chain";

async function verifyHead(ctx: Ctx, head: AnchoredHead): Promise<HeadVerdict> {
  const [kind, id] = splitOnce(head.chain);
  if (kind === "case") return verifyCase(ctx, head, id);
  if (kind === "sar") return verifyReport(ctx, head, id);
  if (head.chain === PLATFORM_CHAIN) return toVerdict(head, await findPlatformFault(ctx, head));
  return toVerdict(head, head.chain === ledgerChain(ctx.actor.tenantId) ? await findLedgerFault(ctx, head) : UNKNOWN);
}

async function verifyReport(ctx: Ctx, head: AnchoredHead, sarId: string): Promise<HeadVerdict> {
  const chain = sarChain(sarId);
  const [stored, entries] = await Promise.all([findSignedHead(ctx, chain), listReportEntries(ctx, sarId)]);
  if (!stored && entries.length === 0) return { chain, status: "gone", fault: null };
  const fault = judgeChain({ entries, own: null, stored }, (one) => isGenuine(ctx.settings, chain, one));
  return toVerdict(head, findAnchoredFault(entries, head) ?? fault);
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
