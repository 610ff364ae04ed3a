import { bytesOf } from "./bytes.ts";
import { connect } from "./invocation.ts";
import { type LimitName, refusal } from "./refusal.ts";
import { LIMITS } from "./table.ts";

/** Enforces the limits of Queues, with their errors. */
export function limitQueue(queue: Queue): void {
  const send = queue.send.bind(queue);
  const sendBatch = queue.sendBatch.bind(queue);
  queue.send = async (body, options) => {
    checkMessage("send", messageBytes(body));
    return connect(() => send(body, options));
  };
  queue.sendBatch = async (messages, options) => {
    const all = [...messages];
    const sizes = all.map(({ body }) => messageBytes(body));
    for (const bytes of sizes) checkMessage("sendBatch", bytes);
    if (all.length > LIMITS.QUEUE_BATCH_MESSAGES) throw tooLarge("sendBatch", "QUEUE_BATCH_MESSAGES");
    if (sizes.reduce((sum, bytes) => sum + bytes, 0) > LIMITS.QUEUE_BATCH_BYTES) {
      throw tooLarge("sendBatch", "QUEUE_BATCH_BYTES");
    }
    return connect(() => sendBatch(all, options));
  };
}

const messageBytes = (body: unknown): number =>
  bytesOf(body instanceof ArrayBuffer || ArrayBuffer.isView(body) ? body : (JSON.stringify(body) ?? "")) +
  LIMITS.QUEUE_METADATA_BYTES;

function checkMessage(method: string, bytes: number): void {
  if (bytes > LIMITS.QUEUE_MESSAGE_BYTES) throw tooLarge(method, "QUEUE_MESSAGE_BYTES");
}

const tooLarge = (method: string, limit: LimitName): Error =>
  refusal(limit, `Queue ${method} failed: Payload Too Large`, method);
