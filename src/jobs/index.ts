import { findStop, POSTPONE_SECONDS } from "../features/config/misconfiguration.service.ts";
import { readDocuments } from "./document-readings.ts";
import { countAsFailed, scanEntities } from "./portfolio-scans.ts";

type Consume = (batch: MessageBatch, env: Env, execution: ExecutionContext) => Promise<void>;

/** One consumer per queue, by its name in `wrangler.toml`. */
const CONSUMERS: Readonly<Record<string, Consume>> = {
  "dossier-portfolio": scanEntities,
  "dossier-portfolio-dead": countAsFailed,
  "dossier-readings": readDocuments,
  "dossier-readings-dead": readDocuments,
};

/** @throws Error for a queue without a consumer: its messages are redelivered until a version has one. */
export async function consumeQueue(batch: MessageBatch, env: Env, execution: ExecutionContext): Promise<void> {
  const consume = CONSUMERS[batch.queue];
  if (!consume) throw new Error("a queue without a consumer");
  if ((await findStop(env)) !== null) return postpone(batch, env);
  await consume(batch, env, execution);
}

/** Sends the messages again instead of retrying them: after too many retries the queue drops a message. */
async function postpone(batch: MessageBatch, env: Env): Promise<void> {
  const messages = batch.messages.map(({ body }) => ({ body, contentType: "json" as const }));
  const queue = batch.queue.startsWith("dossier-readings") ? env.READING_QUEUE : env.PORTFOLIO_QUEUE;
  await queue.sendBatch(messages, { delaySeconds: POSTPONE_SECONDS });
  batch.ackAll();
}
