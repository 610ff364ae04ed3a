import { CHAIN_START, chainEntry, type ChainHead, findChainFault } from "../../platform/chain.rules.ts";

/** How much a deleted case contained. Independent of whether the case had a report. */
interface CaseContents {
  readonly documents: number;
  readonly evidence: number;
  readonly memoranda: number;
  readonly audit_entries: number;
}

/** A deletion without its place in the ledger. Contains no personal data of a customer. */
export interface Deletion {
  readonly workflow_id: string;
  readonly case_id: string;
  /** The officer who ordered it, or `system`. */
  readonly deleted_by: string;
  readonly deleted_at: string;
  /** `officer`: ordered by one. `retention`: its period was over. */
  readonly reason: "officer" | "retention";
  /** The rule under which the retention period ended; null when an officer ordered the deletion. */
  readonly rule: string | null;
  /** Where its audit chain ended. */
  readonly audit_seq: number;
  readonly audit_hash: string;
  readonly contents: CaseContents;
}

/** A line of a tenant's deletion ledger; `hash` covers the RFC 8785 JSON of the line without `hash`. */
export interface ChainedDeletion extends Deletion {
  readonly seq: number;
  readonly prev_hash: string;
  readonly hash: string;
}

export const LEDGER_START = CHAIN_START;

/** Appends a deletion to the ledger that ends at `head`. */
export const chainDeletion = (head: ChainHead, deletion: Deletion): ChainedDeletion => chainEntry(head, deletion);

/** Whether lines, newest first, form a chain without a gap or a changed line. */
export function isLedgerValid(lines: readonly ChainedDeletion[]): boolean {
  const oldest = lines.at(-1);
  if (!oldest) return true;
  const from = oldest.seq > 1 ? { seq: oldest.seq - 1, hash: oldest.prev_hash } : LEDGER_START;
  return findChainFault(lines.toReversed(), { from }) === null;
}
