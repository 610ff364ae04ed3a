import { DurableObject } from "cloudflare:workers";
import { postponeAlarm } from "../src/features/config/misconfiguration.service.ts";
import { checkIndex, processMemory } from "../src/features/memory/ingestion.service.ts";
import type { MemoryKeeper as Keeper } from "../src/features/memory/memory-outbox.client.ts";
import { insertSignals, type NewSignal } from "../src/features/memory/signals.store.ts";
import { createCtx, systemActor, type Ctx } from "../src/platform/context.ts";
import { errorClass } from "../src/platform/logger.ts";
import { HeldSignals } from "./held-signals.ts";

/** From the first signal to the first look. */
const SOON_MS = 50;
/** Between looks while there is much to do. */
const BUSY_MS = 500;
/** Signals since the last look from which on those who send them come first, and how long at most. */
const RUSH_SIGNALS = 50;
const RUSH_MS = 5_000;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 300_000;
/** If the alarm dies halfway, the next one takes over after this long. */
const WATCHDOG_MS = 30_000;
/** How long a keeper that was woken keeps looking for what is written after that. */
const AWAKE_MS = 60_000;
/** Signals that one statement puts into the database. */
const BATCH = 500;

/** How the keeper rests; all else that it has to do is in the database, or held. */
interface Rest {
  readonly tenantId: string;
  /** Epoch milliseconds until which it keeps looking even when there is nothing to do. */
  readonly awakeUntil: number;
  readonly pauseMs: number;
  /** Where in the passages the next look at the vector index begins. */
  readonly checkedTo: number;
}

/**
 * Tends the memory of one tenant. It takes signals in, many in one commit, and answers when they are safe; an
 * alarm puts them into the database and makes of them what is made of signals. A process that dies at any instant
 * leaves rows and an alarm behind, and every step can be repeated.
 */
export class MemoryKeeper extends DurableObject<Env> implements Keeper {
  readonly #held: HeldSignals;
  /** Whether an alarm is set or running, as far as this instance knows. */
  #isArmed = false;
  /** Epoch milliseconds of the last look that was not put off. */
  #lookedAt = 0;

  constructor(state: DurableObjectState, env: Env) {
    super(state, env);
    this.#held = new HeldSignals(state.storage, (tenantId) => this.#arm(tenantId));
  }

  hold(tenantId: string, signal: NewSignal): Promise<void> {
    return this.#held.take(tenantId, signal);
  }

  async settle(tenantId: string): Promise<void> {
    await this.#store(this.#ctx(tenantId));
  }

  async wake(tenantId: string): Promise<void> {
    const now = this.#ctx(tenantId).now().getTime();
    this.#remember({ ...this.#rest(tenantId), awakeUntil: now + AWAKE_MS, pauseMs: FIRST_PAUSE_MS });
    this.#isArmed = true;
    await this.ctx.storage.setAlarm(now + SOON_MS);
  }

  override async alarm(): Promise<void> {
    if (await postponeAlarm(this.env, this.ctx.storage)) return;
    const rest = this.ctx.storage.kv.get<Rest>("rest");
    if (!rest) return;
    this.#isArmed = true;
    const ctx = this.#ctx(rest.tenantId);
    const now = ctx.now().getTime();
    const isRush = this.#held.countTaken() >= RUSH_SIGNALS;
    if (isRush && now - this.#lookedAt < RUSH_MS) return this.ctx.storage.setAlarm(now + BUSY_MS);
    this.#lookedAt = now;
    await this.ctx.storage.setAlarm(now + WATCHDOG_MS);
    const isStored = await this.#store(ctx).then(
      () => true,
      (error: unknown) => this.#failed(ctx, "signals_not_stored", error),
    );
    const tended = ctx.settings.MEMSTORE_ENABLED
      ? await processMemory(ctx, isRush ? "few" : "many")
      : { wasBusy: false, hasFailed: false };
    const hasFailed = tended.hasFailed || !isStored;
    const isIdle = !tended.wasBusy && !hasFailed;
    const checkedTo = isIdle ? await this.#checkIndex(ctx, rest.checkedTo) : rest.checkedTo;
    await this.#restUntilNext(ctx, { checkedTo, wasBusy: tended.wasBusy, hasFailed });
  }

  /** Puts held signals into the database. One that is there already stays as it is. @throws what the database throws. */
  async #store(ctx: Ctx): Promise<void> {
    for (;;) {
      const batch = this.#held.oldest(BATCH);
      if (batch.length === 0) return;
      await insertSignals(ctx, batch);
      this.#held.drop(batch);
    }
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

  /** Decides in one step when to look again, so that nothing that comes in meanwhile is passed over. */
  #restUntilNext(ctx: Ctx, done: { checkedTo: number; wasBusy: boolean; hasFailed: boolean }): Promise<void> {
    const rest = { ...this.ctx.storage.kv.get<Rest>("rest")!, checkedTo: done.checkedTo };
    const now = ctx.now().getTime();
    if (!done.hasFailed && (done.wasBusy || !this.#held.isEmpty())) {
      this.#remember({ ...rest, pauseMs: FIRST_PAUSE_MS });
      return this.ctx.storage.setAlarm(now + BUSY_MS);
    }
    this.#remember({ ...rest, pauseMs: Math.min(2 * rest.pauseMs, LONGEST_PAUSE_MS) });
    if (done.hasFailed) return this.ctx.storage.setAlarm(now + rest.pauseMs);
    // The last look comes no earlier than promised: whatever was written until then is found.
    if (now < rest.awakeUntil) return this.ctx.storage.setAlarm(Math.min(now + rest.pauseMs, rest.awakeUntil));
    this.#isArmed = false;
    return this.ctx.storage.deleteAlarm();
  }

  /** In one step with the write of a signal, so neither is without the other. */
  #arm(tenantId: string): void {
    if (this.#isArmed) return;
    this.#isArmed = true;
    this.#remember({ ...this.#rest(tenantId), pauseMs: FIRST_PAUSE_MS });
    this.ctx.waitUntil(this.ctx.storage.setAlarm(this.#ctx(tenantId).now().getTime() + SOON_MS));
  }

  #rest(tenantId: string): Rest {
    return this.ctx.storage.kv.get<Rest>("rest") ?? { tenantId, awakeUntil: 0, pauseMs: FIRST_PAUSE_MS, checkedTo: 0 };
  }

  #remember(rest: Rest): void {
    this.ctx.storage.kv.put("rest", rest);
  }

  #ctx(tenantId: string): Ctx {
    return createCtx(this.env, { actor: systemActor(tenantId), waitUntil: (work) => this.ctx.waitUntil(work) });
  }
}
