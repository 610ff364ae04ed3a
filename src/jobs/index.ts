import { findStop, POSTPONE_SECONDS } from "../features/config/misconfiguration.service.ts";
import { countAsFailed, scanEntities } from "./portfolio-scans.ts";

type Consume = (batch: MessageBatch, env: Env, execution: ExecutionContext) => Promise<void>;

/** One consumer a queue, by the names of `wrangler.toml`. */
const CONSUMERS: Readonly<Record<string, Consume>> = {
  "dossier-portfolio": scanEntities,
  "dossier-portfolio-dead": countAsFailed,
};

/** @throws Error for a queue that nobody consumes: its messages come again once there is a version that does. */
export async function consumeQueue(batch: MessageBatch, env: Env, execution: ExecutionContext): Promise<void> {
  const consume = CONSUMERS[batch.queue];
  if (!consume) throw new Error("a queue without a consumer");
  if ((await findStop(env)) !== null) return postpone(batch, env);
  await consume(batch, env, execution);
}

/** Sends the messages again instead of retrying them: retries are counted, and too many give a message up. */
async function postpone(batch: MessageBatch, env: Env): Promise<void> {
  const messages = batch.messages.map(({ body }) => ({ body, contentType: "json" as const }));
  await env.PORTFOLIO_QUEUE.sendBatch(messages, { delaySeconds: POSTPONE_SECONDS });
  batch.ackAll();
}
