import { env } from "cloudflare:workers";
import { runInDurableObject } from "cloudflare:test";
import { expect, it } from "vitest";

it("grants permits to callers from everywhere, so many a second", async () => {
  const waits = await Promise.all(
    Array.from({ length: 6 }, () =>
      env.SOURCE_LIMITER.getByName("pace").acquirePermit({ perSecond: 2, withinMs: 10_000 }),
    ),
  );
  const sorted = waits.map(Number).sort((a, b) => a - b);
  expect(sorted.slice(0, 2)).toEqual([0, 0]);
  for (const [at, wait] of [0, 0, 1_000, 1_000, 2_000, 2_000].entries()) {
    expect(sorted[at]).toBeGreaterThan(wait - 200);
    expect(sorted[at]).toBeLessThanOrEqual(wait);
  }
});

it("grants no permit that would come too late", async () => {
  const limiter = env.SOURCE_LIMITER.getByName("late");
  expect(await limiter.acquirePermit({ perSecond: 1, withinMs: 0 })).toBe(0);
  expect(await limiter.acquirePermit({ perSecond: 1, withinMs: 500 })).toBeNull();
  expect(await limiter.acquirePermit({ perSecond: 1, withinMs: 2_000 })).toBeLessThanOrEqual(1_000);
});

it("grants nothing during a pause", async () => {
  const limiter = env.SOURCE_LIMITER.getByName("paused");
  await limiter.pause(3_000);
  expect(await limiter.acquirePermit({ perSecond: 2, withinMs: 2_000 })).toBeNull();
  expect(await limiter.acquirePermit({ perSecond: 2, withinMs: 5_000 })).toBeGreaterThan(2_500);
});

it("stores its permits, so that an eviction allows no burst", async () => {
  const limiter = env.SOURCE_LIMITER.getByName("evicted");
  await limiter.acquirePermit({ perSecond: 1, withinMs: 0 });
  const stored = await runInDurableObject(limiter, (_instance, state) => state.storage.kv.get<number[]>("turns"));
  expect(stored).toHaveLength(1);
});

it("grants background work no permit ahead of its time, so that others come before it", async () => {
  const limiter = env.SOURCE_LIMITER.getByName("background");
  const batch = { perSecond: 1, withinMs: 10_000, background: true };
  expect(await limiter.acquirePermit(batch)).toBe(0);
  const refused = await limiter.acquirePermit(batch);
  expect(refused).toMatchObject({ retryMs: expect.any(Number) });
  expect(await limiter.acquirePermit({ perSecond: 1, withinMs: 10_000 })).toBeLessThanOrEqual(1_000);
  expect(await limiter.acquirePermit(batch)).toMatchObject({ retryMs: expect.any(Number) });
  expect(await limiter.acquirePermit({ ...batch, withinMs: 500 })).toBeNull();
});
