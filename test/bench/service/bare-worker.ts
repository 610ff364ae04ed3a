import { DurableObject } from "cloudflare:workers";
import { Hono } from "hono";

/** What every figure is compared with: Hono alone, answering what asks nothing of anybody. */
const app = new Hono();
app.get("/bare", (c) => c.json({ status: "ok" }));
app.post("/bare", async (c) => {
  await c.req.arrayBuffer();
  return c.json({ status: "ok" });
});

export default { fetch: app.fetch, queue: () => {}, scheduled: () => {} };

// So that it can be started with the service's own bindings, and only the code differs.
export class CaseWorkflow extends DurableObject {}
export class SarWorkflow extends DurableObject {}
export class SourcePacer extends DurableObject {}
export class MemoryKeeper extends DurableObject {}
export class RateLimiter extends DurableObject {}
export class WebhookDelivery extends DurableObject {}
export class Sweeper extends DurableObject {}
export class CaseListKeeper extends DurableObject {}
export class ScanKeeper extends DurableObject {}
