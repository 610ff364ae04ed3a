import { CHAIN_START, chainEntry, type ChainHead, findChainFault } from "../../platform/chain.rules.ts";

/** How much there was of a case. Nothing here depends on whether it had a report. */
interface CaseContents {
  readonly documents: number;
  readonly evidence: number;
  readonly memoranda: number;
  readonly audit_entries: number;
}

/** A deletion before its place in the ledger is known. No personal data of a customer. */
export interface Deletion {
  readonly workflow_id: string;
  readonly case_id: string;
  /** The officer who ordered it, or `system`. */
  readonly deleted_by: string;
  readonly deleted_at: string;
  /** `officer`: ordered by one. `retention`: its period was over. */
  readonly reason: "officer" | "retention";
  /** By which rule it was over; null where an officer ordered it. */
  readonly rule: string | null;
  /** Where its audit chain ended. */
  readonly audit_seq: number;
  readonly audit_hash: string;
  readonly contents: CaseContents;
}

/** A line of a tenant's ledger; `hash` is over the RFC 8785 JSON of the line without `hash`. */
export interface ChainedDeletion extends Deletion {
  readonly seq: number;
  readonly prev_hash: string;
  readonly hash: string;
}

export const LEDGER_START = CHAIN_START;

/** The line that follows a head. */
export const chainDeletion = (head: ChainHead, deletion: Deletion): ChainedDeletion => chainEntry(head, deletion);

/** Whether lines, the newest first, follow one another without a gap and none was changed. */
export function isLedgerValid(lines: readonly ChainedDeletion[]): boolean {
  const oldest = lines.at(-1);
  if (!oldest) return true;
  const from = oldest.seq > 1 ? { seq: oldest.seq - 1, hash: oldest.prev_hash } : LEDGER_START;
  return findChainFault(lines.toReversed(), { from }) === null;
}
