import { DurableObject } from "cloudflare:workers";
import { Hono } from "hono";

/** The baseline of every figure: Hono alone, and one D1 query. */
const app = new Hono<{ Bindings: Env }>();
app.get("/bare", async (c) => c.json(await queryOnce(c.env)));
app.post("/bare", async (c) => {
  await c.req.arrayBuffer();
  return c.json(await queryOnce(c.env));
});

const queryOnce = (env: Env) => env.DB.prepare("SELECT name FROM sqlite_master ORDER BY name LIMIT 1").first();

export default { fetch: app.fetch, queue: () => {}, scheduled: () => {} };

// So that it can be started with the service's own bindings, and only the code differs.
export class CaseWorkflow extends DurableObject {}
export class SarWorkflow extends DurableObject {}
export class SourceRateLimiter extends DurableObject {}
export class MemoryWorker extends DurableObject {}
export class Monitor extends DurableObject {}
export class RateLimiter extends DurableObject {}
export class WebhookDelivery extends DurableObject {}
export class Sweeper extends DurableObject {}
export class ScanBuffer extends DurableObject {}
export class ScreeningGroup extends DurableObject {}
export class ListDownloader extends DurableObject {}
