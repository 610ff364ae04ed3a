import { DurableObject } from "cloudflare:workers";
import { postponeAlarm } from "../src/features/config/misconfiguration.service.ts";
import { checkIndex, processMemory } from "../src/features/memory/ingestion.service.ts";
import type { MemoryWorkerObject } from "../src/features/memory/memory-worker.client.ts";
import { insertSignals, type NewSignal } from "../src/features/memory/signals.store.ts";
import { createCtx, systemActor, type Ctx } from "../src/platform/context.ts";
import { errorClass } from "../src/platform/logger.ts";
import { flushHeld } from "./flush-held.ts";

/** From a call of `schedule` to the run that follows it. */
const SOON_MS = 50;
/** Between runs while there is work. */
const BUSY_MS = 500;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 300_000;
/** If a run dies halfway, the next one takes over after this long. */
const WATCHDOG_MS = 30_000;
/** How long runs go on after a call of `schedule`, even when they find nothing. */
const ACTIVE_MS = 60_000;
/** Signals that one statement inserts. */
const BATCH = 500;

/** When the next run is due; the work itself is in the database. */
interface Schedule {
  readonly tenantId: string;
  /** Epoch milliseconds until which runs go on even when they find nothing. */
  readonly awakeUntil: number;
  readonly pauseMs: number;
  /** The passage after which the next check of the vector index begins. */
  readonly checkedTo: number;
}

/**
 * Processes the memory of one tenant by alarm. Each step can be repeated, and the alarm is set before the work: a
 * process that ends at any instant leaves an alarm behind that does the rest.
 */
export class MemoryWorker extends DurableObject<Env> implements MemoryWorkerObject {
  async schedule(tenantId: string): Promise<void> {
    const ctx = this.#ctx(tenantId);
    await this.#flush(ctx);
    const now = ctx.now().getTime();
    const { checkedTo } = this.#read() ?? { checkedTo: 0 };
    this.#save({ tenantId, awakeUntil: now + ACTIVE_MS, pauseMs: FIRST_PAUSE_MS, checkedTo });
    // An alarm that is due sooner stays: calls without a pause between them would otherwise postpone it forever.
    const due = await this.ctx.storage.getAlarm();
    if (due === null || due > now + SOON_MS) await this.ctx.storage.setAlarm(now + SOON_MS);
  }

  override async alarm(): Promise<void> {
    if (await postponeAlarm(this.env, this.ctx.storage)) return;
    const schedule = this.#read();
    if (!schedule) return;
    const ctx = this.#ctx(schedule.tenantId);
    await this.ctx.storage.setAlarm(ctx.now().getTime() + WATCHDOG_MS);
    const isFlushed = await this.#flush(ctx).then(
      () => true,
      (error: unknown) => this.#failed(ctx, "signals_not_stored", error),
    );
    const processed = ctx.settings.MEMSTORE_ENABLED ? await processMemory(ctx) : { wasBusy: false, hasFailed: false };
    const hasFailed = processed.hasFailed || !isFlushed;
    const isIdle = !processed.wasBusy && !hasFailed;
    const checkedTo = isIdle ? await this.#checkIndex(ctx, schedule.checkedTo) : schedule.checkedTo;
    await this.#setNextAlarm(ctx, { checkedTo, wasBusy: processed.wasBusy, hasFailed });
  }

  /** Signals that the previous version buffered here. @throws what the database throws. */
  #flush(ctx: Ctx): Promise<void> {
    return flushHeld<NewSignal>(this.ctx.storage.sql, "signal", BATCH, (signals) => insertSignals(ctx, signals));
  }

  async #checkIndex(ctx: Ctx, from: number): Promise<number> {
    try {
      return await checkIndex(ctx, from);
    } catch (error) {
      this.#failed(ctx, "index_not_checked", error);
      return from;
    }
  }

  #failed(ctx: Ctx, event: string, error: unknown): false {
    ctx.log.warn(event, { class: errorClass(error) });
    return false;
  }

  /** Reads the schedule again, because `schedule` may have been called during the run. */
  #setNextAlarm(ctx: Ctx, done: { checkedTo: number; wasBusy: boolean; hasFailed: boolean }): Promise<void> {
    const schedule = { ...this.#read()!, checkedTo: done.checkedTo };
    const now = ctx.now().getTime();
    if (done.wasBusy && !done.hasFailed) {
      this.#save({ ...schedule, pauseMs: FIRST_PAUSE_MS });
      return this.ctx.storage.setAlarm(now + BUSY_MS);
    }
    this.#save({ ...schedule, pauseMs: Math.min(2 * schedule.pauseMs, LONGEST_PAUSE_MS) });
    if (done.hasFailed) return this.ctx.storage.setAlarm(now + schedule.pauseMs);
    // The last run comes no earlier than promised, so it finds whatever was written until then.
    if (now < schedule.awakeUntil) {
      return this.ctx.storage.setAlarm(Math.min(now + schedule.pauseMs, schedule.awakeUntil));
    }
    return this.ctx.storage.deleteAlarm();
  }

  #read(): Schedule | undefined {
    return this.ctx.storage.kv.get<Schedule>("rest");
  }

  #save(schedule: Schedule): void {
    this.ctx.storage.kv.put("rest", schedule);
  }

  #ctx(tenantId: string): Ctx {
    return createCtx(this.env, { actor: systemActor(tenantId), waitUntil: (work) => this.ctx.waitUntil(work) });
  }
}
