import { createApp } from "./app.ts";
import { consumeQueue } from "./jobs/index.ts";
import { runScheduled } from "./jobs/scheduled.ts";

export { CaseWorkflow } from "../durable-objects/case-workflow.ts";
export { MemoryKeeper } from "../durable-objects/memory-keeper.ts";
export { RateLimiter } from "../durable-objects/rate-limiter.ts";
export { SarWorkflow } from "../durable-objects/sar-workflow.ts";
export { ScanKeeper } from "../durable-objects/scan-keeper.ts";
export { SourcePacer } from "../durable-objects/source-pacer.ts";
export { Sweeper } from "../durable-objects/sweeper.ts";
export { WebhookDelivery } from "../durable-objects/webhook-delivery.ts";

const { app } = createApp();

export default {
  fetch: app.fetch,
  queue: consumeQueue,
  scheduled: (_controller, env, execution) => runScheduled(env, execution),
} satisfies ExportedHandler<Env>;
