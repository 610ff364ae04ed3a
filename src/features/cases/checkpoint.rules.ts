import { caseChain, type SignedHead } from "../../platform/signed-head.ts";

/** The signed end of a case's audit chain, as the interface returns it. */
export interface AuditCheckpoint {
  readonly workflow_id: string;
  /** Number of entries in the chain. */
  readonly count: number;
  /** Hash of the last entry, which depends on all before it. */
  readonly root: string;
  readonly signed_at: string;
  /** Compact JWS over the canonical JSON of the other members. */
  readonly signature: string;
}

export const toCheckpoint = (workflowId: string, head: SignedHead): AuditCheckpoint => ({
  workflow_id: workflowId,
  count: head.seq,
  root: head.hash,
  signed_at: head.signed_at,
  signature: head.signature,
});

export const fromCheckpoint = ({ workflow_id, count, root, signed_at, signature }: AuditCheckpoint): SignedHead => ({
  chain: caseChain(workflow_id),
  seq: count,
  hash: root,
  signed_at,
  signature,
});
