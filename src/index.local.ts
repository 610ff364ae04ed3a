import { env } from "cloudflare:workers";
import { createApp } from "./app.ts";
import { pathPattern } from "./http/api.ts";
import * as service from "./index.ts";
import { DAY_MS } from "./platform/clock.ts";
import { limitHandlers, limitObject } from "./platform/limits/limited-worker.ts";
import { shiftClock } from "./platform/limits/shifted-clock.ts";

shiftClock(Number(env.CLOCK_SHIFT_DAYS ?? 0) * DAY_MS);

/** The same service under the limits of the platform: it refuses what production would refuse. */
export default limitHandlers(service.default, routeOf);

export { documentReader } from "./jobs/document-reader.ts";
export class CaseWorkflow extends limitObject("CaseWorkflow", service.CaseWorkflow) {}
export class ListDownloader extends limitObject("ListDownloader", service.ListDownloader) {}
export class MemoryWorker extends limitObject("MemoryWorker", service.MemoryWorker) {}
export class Monitor extends limitObject("Monitor", service.Monitor) {}
export class RateLimiter extends limitObject("RateLimiter", service.RateLimiter) {}
export class SarWorkflow extends limitObject("SarWorkflow", service.SarWorkflow) {}
export class ScanBuffer extends limitObject("ScanBuffer", service.ScanBuffer) {}
export class ScreeningGroup extends limitObject("ScreeningGroup", service.ScreeningGroup) {}
export class SourceRateLimiter extends limitObject("SourceRateLimiter", service.SourceRateLimiter) {}
export class Sweeper extends limitObject("Sweeper", service.Sweeper) {}
export class WebhookDelivery extends limitObject("WebhookDelivery", service.WebhookDelivery) {}

/** The route's template, because a path may contain a token. */
function routeOf({ method, url }: Request): string {
  const { pathname } = new URL(url);
  const endpoint = createApp().endpoints.find(
    (one) => one.method === method.toLowerCase() && pathPattern(one.path).test(pathname),
  );
  return `${method} ${endpoint?.path ?? "unmatched"}`;
}
