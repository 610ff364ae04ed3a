import { type AuditEntry, type ChainHead, isChainValid } from "./audit.machine.ts";

/** The end of a case's audit chain, signed. */
export interface AuditCheckpoint {
  readonly workflow_id: string;
  /** How many entries the chain had. */
  readonly count: number;
  /** The hash of the last of them, which follows from all before. */
  readonly root: string;
  readonly signed_at: string;
  /** Compact JWS over the canonical JSON of the other members. */
  readonly signature: string;
}

/** Whether a chain holds, and reaches at least as far as it did when its checkpoint was signed. */
export function reachesCheckpoint(entries: readonly AuditEntry[], checkpoint: AuditCheckpoint | null): boolean {
  if (!isChainValid(entries)) return false;
  return checkpoint === null || entries[checkpoint.count - 1]?.hash === checkpoint.root;
}

/** Whether a checkpoint is about the very end of a chain. */
export const closes = (checkpoint: AuditCheckpoint, head: ChainHead): boolean =>
  checkpoint.count === head.seq && checkpoint.root === head.hash;
