import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Ctx } from "../../../src/platform/context.ts";
import { inBackground, inForeground } from "../../../src/platform/foreground.ts";

const ctx = { now: () => new Date() } as Ctx;
const ticks = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** Work that lasts until it is let go. */
function held() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { work: () => promise, release: resolve };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(Date.now() + 1_000_000);
  return () => vi.useRealTimers();
});

/** Starts so many pieces of a batch that last 100 ms each. */
function startBatch(pieces: number) {
  const state = { running: 0, most: 0, done: 0 };
  const piece = async () => {
    state.most = Math.max(state.most, ++state.running);
    await new Promise((resolve) => setTimeout(resolve, 100));
    state.running--;
    state.done++;
  };
  for (let n = 0; n < pieces; n++) void inBackground(ctx, piece);
  return state;
}

describe("the work of a batch", () => {
  it("runs all at once while nobody waits for a request", async () => {
    const batch = startBatch(20);
    await ticks(110);
    expect(batch).toMatchObject({ most: 20, done: 20 });
  });

  it("runs one piece at a time while somebody does, and never stops", async () => {
    const request = held();
    void inForeground(ctx, request.work);
    const batch = startBatch(20);
    await ticks(1_000);
    expect(batch.most).toBe(1);
    expect(batch.done).toBeGreaterThanOrEqual(7);
    request.release();
    await ticks(300);
    expect(batch.done).toBe(20);
  });

  it("stays at one between the requests of somebody who sends one after the other", async () => {
    const batch = startBatch(1);
    void inForeground(ctx, () => ticks(0).then(() => undefined));
    await ticks(1);
    const first = held();
    void inForeground(ctx, first.work);
    const more = startBatch(10);
    first.release();
    await ticks(10);
    const second = held();
    void inForeground(ctx, second.work);
    await ticks(60);
    expect(batch.running + more.running).toBe(1);
    second.release();
    await ticks(1_000);
    expect(more.done).toBe(10);
  });

  it("takes no request for under way that the platform cut off long ago", async () => {
    void inForeground(ctx, () => new Promise<void>(() => {}));
    await ticks(15_100);
    const batch = startBatch(5);
    await ticks(110);
    expect(batch).toMatchObject({ most: 5, done: 5 });
  });

  it("ends with its failure, and leaves its place", async () => {
    await expect(inBackground(ctx, () => Promise.reject(new Error("down")))).rejects.toThrow("down");
    await expect(inForeground(ctx, () => Promise.reject(new Error("down")))).rejects.toThrow("down");
    await ticks(100);
    const batch = startBatch(3);
    await ticks(110);
    expect(batch.done).toBe(3);
  });
});
