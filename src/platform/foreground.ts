import type { Ctx } from "./context.ts";

/**
 * Lets requests that somebody waits for go before the work of batches, as far as both run in this isolate: while a
 * request is under way, one piece of batch work runs at a time. Each isolate knows its own only.
 */

/** Work under way. The platform may end work without running its `finally`, so work older than `longestMs` is not counted. */
class Running {
  /** Start times. */
  readonly #started = new Map<symbol, number>();
  readonly #longestMs: number;

  constructor(longestMs: number) {
    this.#longestMs = longestMs;
  }

  begin(nowMs: number): () => void {
    const id = Symbol();
    this.#started.set(id, nowMs);
    return () => void this.#started.delete(id);
  }

  count(nowMs: number): number {
    for (const [id, startedMs] of this.#started) if (nowMs - startedMs > this.#longestMs) this.#started.delete(id);
    return this.#started.size;
  }
}

const requests = new Running(15_000);
const batchWork = new Running(60_000);
let lastRequestEndedMs = -Infinity;

/** The sender of a request may send the next one within this time. */
const GRACE_MS = 30;
const POLL_EVERY_MS = 25;

/** Runs a request that somebody waits for. */
export async function inForeground<T>(ctx: Ctx, work: () => Promise<T>): Promise<T> {
  const end = requests.begin(ctx.now().getTime());
  try {
    return await work();
  } finally {
    end();
    lastRequestEndedMs = ctx.now().getTime();
  }
}

/** Runs a piece of a batch as soon as it disturbs nobody. */
export async function inBackground<T>(ctx: Ctx, work: () => Promise<T>): Promise<T> {
  const now = () => ctx.now().getTime();
  const isBusy = () => requests.count(now()) > 0 || Math.abs(now() - lastRequestEndedMs) < GRACE_MS;
  while (batchWork.count(now()) > 0 && isBusy()) await new Promise((resolve) => setTimeout(resolve, POLL_EVERY_MS));
  const end = batchWork.begin(now());
  try {
    return await work();
  } finally {
    end();
  }
}
