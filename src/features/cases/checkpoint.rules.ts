import { caseChain, type SignedHead } from "../../platform/signed-head.ts";

/** The end of a case's audit chain, signed, in the words of the interface. */
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
