import { createApp } from "./app.ts";
import { consumeQueue } from "./jobs/index.ts";
import { runScheduled } from "./jobs/scheduled.ts";

export { CaseWorkflow } from "../durable-objects/case-workflow.ts";
export { ListDownloader } from "../durable-objects/list-downloader.ts";
export { MemoryWorker } from "../durable-objects/memory-worker.ts";
export { Monitor } from "../durable-objects/monitor.ts";
export { RateLimiter } from "../durable-objects/rate-limiter.ts";
export { SarWorkflow } from "../durable-objects/sar-workflow.ts";
export { ScanBuffer } from "../durable-objects/scan-buffer.ts";
export { ScreeningGroup } from "../durable-objects/screening-group.ts";
export { SourceRateLimiter } from "../durable-objects/source-rate-limiter.ts";
export { Sweeper } from "../durable-objects/sweeper.ts";
export { WebhookDelivery } from "../durable-objects/webhook-delivery.ts";

const { app } = createApp();

export default {
  fetch: app.fetch,
  queue: consumeQueue,
  scheduled: (_controller, env, execution) => runScheduled(env, execution),
} satisfies ExportedHandler<Env>;
