import { READER_VERSION, type Reading, unread } from "../../domain/readings/reading.model.ts";
import type { Ctx } from "../../platform/context.ts";
import { errorClass, stackFrames } from "../../platform/logger.ts";
import { sha256Hex } from "../../platform/hashing.ts";
import { callCase } from "../cases/case.client.ts";
import { UPLOAD_MAX_BYTES } from "../documents/upload.service.ts";
import { ReaderUnavailable } from "./reader.client.ts";
import { putReading } from "./reading-files.ts";
import { removeUnused } from "./reading-deletion.service.ts";
import type { ReadingMessage } from "./reading-message.ts";
import { type Claim, claimReading, isStored, listUsers, markStored, releaseClaim } from "./readings.store.ts";

/** Attempts that fail by an error of ours, or die, before the document counts as not readable by the service. */
const ATTEMPTS_MAX = 3;
/** Longer than a document is read; an attempt that died is repeated after it. */
export const CLAIM_MS = 90_000;

/** Reads the bytes of a document. Throws for an error of ours only: bad bytes have a reading that says so. */
export type ReadBytes = (ctx: Ctx, bytes: Uint8Array, document: ReadingMessage) => Promise<Reading>;

export type ReadOutcome = "stored" | "known" | "unused" | "retry";

/**
 * Reads the content of a document and stores the reading, unless it is stored, being read, or no case has the document
 * any more. Then it notifies the cases that have it.
 */
export async function readContent(ctx: Ctx, message: ReadingMessage, read: ReadBytes): Promise<ReadOutcome> {
  const claim: Claim = { sha256: message.sha256, id: ctx.newId(), until: new Date(ctx.now().getTime() + CLAIM_MS) };
  try {
    return await readClaimed(ctx, message, claim, read);
  } catch (error) {
    // Otherwise the next attempt waits until the claim is over.
    await releaseClaim(ctx, claim).catch(() => {});
    throw error;
  }
}

async function readClaimed(ctx: Ctx, message: ReadingMessage, claim: Claim, read: ReadBytes): Promise<ReadOutcome> {
  const { sha256 } = message;
  const attempts = await claimReading(ctx, claim);
  if (attempts === null) {
    // A case is notified of what is stored only: one that finds nothing sends a message again.
    if (await isStored(ctx, sha256)) await notifyCase(ctx, message.workflow_id, sha256);
    return "known";
  }
  const startedMs = ctx.now().getTime();
  const reading = attempts > ATTEMPTS_MAX ? null : await attempt(ctx, message, read);
  if (reading === "unavailable" || (reading === null && attempts < ATTEMPTS_MAX)) {
    await releaseClaim(ctx, claim, reading === null);
    return "retry";
  }
  if (reading === null) ctx.log.error("reading_given_up", { document_id: message.document_id, attempts });
  const stored = reading ?? unread(sha256, "failed", []);
  await putReading(ctx, stored);
  ctx.log.info("document_read", {
    document_id: message.document_id,
    status: stored.status,
    reader: stored.reader,
    pages: stored.pages.length,
    duration_ms: ctx.now().getTime() - startedMs,
  });
  if (!(await markStored(ctx, claim, stored.status))) {
    // The last case with it was deleted meanwhile.
    await removeUnused(ctx, sha256, claim.id);
    return "unused";
  }
  for (const workflowId of await listUsers(ctx, sha256)) await notifyCase(ctx, workflowId, sha256);
  return "stored";
}

/** Null after an error of ours, which another attempt may not meet; `unavailable` if nobody tried. */
async function attempt(ctx: Ctx, message: ReadingMessage, read: ReadBytes): Promise<Reading | "unavailable" | null> {
  try {
    const reading = await read(ctx, await bytesOf(ctx, message), message);
    return { ...reading, sha256: message.sha256, reader_version: READER_VERSION };
  } catch (error) {
    const { document_id } = message;
    ctx.log.error("reading_failed", { document_id, class: errorClass(error), stack: stackFrames(error) });
    return error instanceof ReaderUnavailable ? "unavailable" : null;
  }
}

async function bytesOf(ctx: Ctx, { key, sha256 }: ReadingMessage): Promise<Uint8Array> {
  const object = await ctx.env.FILES.get(key);
  if (!object) throw new Error("the document has no bytes");
  if (object.size > UPLOAD_MAX_BYTES) {
    await object.body.cancel();
    throw new Error("the document is larger than any that is taken in");
  }
  const bytes = new Uint8Array(await object.arrayBuffer());
  if (sha256Hex(bytes) !== sha256) throw new Error("the document's bytes are not those that were handed in");
  return bytes;
}

/** A case that cannot be reached asks again by itself. */
async function notifyCase(ctx: Ctx, workflowId: string, sha256: string): Promise<void> {
  await callCase(ctx, workflowId, (object) => object.collectReadings(sha256)).catch((error: unknown) =>
    ctx.log.warn("case_not_notified", { workflow_id: workflowId, class: errorClass(error) }),
  );
}
