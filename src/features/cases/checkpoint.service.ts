import { isoTime } from "../../platform/clock.ts";
import { canonicalJson } from "../../platform/canonical-json.ts";
import type { Ctx } from "../../platform/context.ts";
import { publicKeySet, signJson, verifyJson } from "../../platform/signing-keys.ts";
import type { ChainHead } from "./audit.machine.ts";
import type { AuditCheckpoint } from "./checkpoint.machine.ts";

/** Closes an audit chain at its head, so that cutting off its tail shows. */
export async function signCheckpoint(ctx: Ctx, workflowId: string, head: ChainHead): Promise<AuditCheckpoint> {
  const closed = { workflow_id: workflowId, count: head.seq, root: head.hash, signed_at: isoTime(ctx.now()) };
  return { ...closed, signature: await signJson(ctx.settings, closed) };
}

/** Whether a checkpoint says what one of our keys signed. */
export async function isOurs(ctx: Ctx, { signature, ...closed }: AuditCheckpoint): Promise<boolean> {
  const signed = await verifyJson(publicKeySet(ctx.settings), signature);
  return signed !== null && canonicalJson(signed) === canonicalJson(closed);
}
