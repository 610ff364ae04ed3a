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
  await consume(batch, env, execution);
}
