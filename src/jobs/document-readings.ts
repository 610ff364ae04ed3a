import { CLAIM_MS, readContent, type ReadBytes } from "../features/readings/read-content.service.ts";
import { readByProcess } from "../features/readings/reader.client.ts";
import { ReadingMessage } from "../features/readings/reading-message.ts";
import { createCtx, type Ctx, systemActor } from "../platform/context.ts";
import { errorClass } from "../platform/logger.ts";

const RETRY_AFTER_SECONDS = 2;
const WAIT_MS = 50;

/** Until when a document is in the memory of this isolate, which several invocations share; 0 for none. */
let busyUntilMs = 0;

/** One document at a time is in memory. An invocation that dies holds the place no longer than its claim. */
async function alone<T>(ctx: Ctx, work: () => Promise<T>): Promise<T> {
  while (ctx.now().getTime() < busyUntilMs) await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
  busyUntilMs = ctx.now().getTime() + CLAIM_MS;
  try {
    return await work();
  } finally {
    busyUntilMs = 0;
  }
}

/**
 * Reads by the process for it where the service has one, and otherwise in this isolate, where the reader is loaded with
 * the first document, so that the Worker starts no slower.
 */
const readBytes: ReadBytes = async ({ env, now }, bytes, { content_type: contentType, sha256 }) => {
  if (env.READER) return readByProcess(env.READER, bytes, { contentType, sha256 });
  const { readStored } = await import("../features/readings/read-stored.ts");
  return readStored(env, bytes, { contentType, sha256, now });
};

/**
 * Reads documents, one after the other. A message that the queue gives up is worked on like any other: the attempts at a
 * content are counted in its row, and the last one records that it failed.
 */
export async function readDocuments(batch: MessageBatch, env: Env, execution: ExecutionContext): Promise<void> {
  for (const message of batch.messages) {
    const read = ReadingMessage.safeParse(message.body);
    if (!read.success) {
      message.ack();
      continue;
    }
    const { tenant_id, workflow_id } = read.data;
    const ctx = createCtx(env, {
      actor: systemActor(tenant_id),
      about: { workflow_id },
      waitUntil: (work) => execution.waitUntil(work),
    });
    const startedMs = ctx.now().getTime();
    const outcome = await alone(ctx, () => readContent(ctx, read.data, readBytes)).catch((error: unknown) => {
      ctx.log.error("reading_message_failed", { class: errorClass(error) });
      return "retry" as const;
    });
    ctx.metrics.write("queue_message", { queue: batch.queue, outcome }, { attempts: message.attempts });
    ctx.metrics.write("reading", { outcome }, { duration_ms: ctx.now().getTime() - startedMs });
    if (outcome === "retry") message.retry({ delaySeconds: RETRY_AFTER_SECONDS });
    else message.ack();
  }
}
