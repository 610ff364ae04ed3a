import type { DurableObject } from "cloudflare:workers";
import * as local from "../../../src/index.local.ts";
import { DAY_MS, HOUR_MS } from "../../../src/platform/clock.ts";
import { shiftClock } from "../../../src/platform/limits/shifted-clock.ts";

/**
 * The local service with a clock that `POST /bench/hour` sets an hour ahead. What fell due in that hour rings once: the
 * alarms of all objects are set again by the new clock.
 */
let hours = 0;
/** The binding of each object that was ever awake, by its id. */
const objects = new Map<string, string>();

type ObjectClass = new (state: DurableObjectState, env: Env) => DurableObject;
interface Ringing {
  dueAt(): Promise<number | null>;
  ringAt(ms: number): Promise<void>;
}

const withClock = (binding: string, Base: unknown) =>
  class extends (Base as ObjectClass) {
    constructor(state: DurableObjectState, env: Env) {
      super(state, env);
      objects.set(String(state.id), binding);
    }
    dueAt(): Promise<number | null> {
      return this.ctx.storage.getAlarm();
    }
    ringAt(ms: number): Promise<void> {
      return this.ctx.storage.setAlarm(ms);
    }
  };

export { documentReader } from "../../../src/index.local.ts";
export const CaseWorkflow = withClock("CASE_WORKFLOW", local.CaseWorkflow);
export const ListDownloader = withClock("LIST_DOWNLOADER", local.ListDownloader);
export const MemoryWorker = withClock("MEMORY_WORKER", local.MemoryWorker);
export const Monitor = withClock("MONITOR", local.Monitor);
export const RateLimiter = withClock("PARTNER_LIMITER", local.RateLimiter);
export const SarWorkflow = withClock("SAR_WORKFLOW", local.SarWorkflow);
export const ScanBuffer = withClock("SCAN_BUFFER", local.ScanBuffer);
export const ScreeningGroup = withClock("SCREENING_GROUP", local.ScreeningGroup);
export const SourceRateLimiter = withClock("SOURCE_LIMITER", local.SourceRateLimiter);
export const Sweeper = withClock("SWEEPER", local.Sweeper);
export const WebhookDelivery = withClock("WEBHOOK_DELIVERY", local.WebhookDelivery);

async function passHour(env: Env): Promise<Response> {
  const all = [...objects].map(([id, binding]) => {
    const namespace = (env as unknown as Record<string, DurableObjectNamespace>)[binding]!;
    return namespace.get(namespace.idFromString(id)) as unknown as Ringing;
  });
  const due = await Promise.all(all.map((object) => object.dueAt()));
  hours++;
  shiftClock(DAY_MS + hours * HOUR_MS);
  await Promise.all(due.map(async (at, index) => at === null || all[index]!.ringAt(at)));
  return Response.json({ objects: all.length, due: due.filter((at) => at !== null).length, now: new Date() });
}

export default {
  ...local.default,
  fetch: (request, env, execution) =>
    new URL(request.url).pathname === "/bench/hour" ? passHour(env) : local.default.fetch(request, env, execution),
} satisfies ExportedHandler<Env>;
