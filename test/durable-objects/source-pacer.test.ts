import { env } from "cloudflare:workers";
import { runInDurableObject } from "cloudflare:test";
import { expect, it } from "vitest";

it("gives turns to callers from everywhere so that no second holds more than the pace", async () => {
  const waits = await Promise.all(
    Array.from({ length: 6 }, () =>
      env.SOURCE_PACER.getByName("pace").acquirePermit({ perSecond: 2, withinMs: 10_000 }),
    ),
  );
  const sorted = waits.map(Number).sort((a, b) => a - b);
  expect(sorted.slice(0, 2)).toEqual([0, 0]);
  for (const [at, wait] of [0, 0, 1_000, 1_000, 2_000, 2_000].entries()) {
    expect(sorted[at]).toBeGreaterThan(wait - 200);
    expect(sorted[at]).toBeLessThanOrEqual(wait);
  }
});

it("takes no turn that would come too late", async () => {
  const pacer = env.SOURCE_PACER.getByName("late");
  expect(await pacer.acquirePermit({ perSecond: 1, withinMs: 0 })).toBe(0);
  expect(await pacer.acquirePermit({ perSecond: 1, withinMs: 500 })).toBeNull();
  expect(await pacer.acquirePermit({ perSecond: 1, withinMs: 2_000 })).toBeLessThanOrEqual(1_000);
});

it("holds everyone back when it is told to", async () => {
  const pacer = env.SOURCE_PACER.getByName("held");
  await pacer.hold(3_000);
  expect(await pacer.acquirePermit({ perSecond: 2, withinMs: 2_000 })).toBeNull();
  expect(await pacer.acquirePermit({ perSecond: 2, withinMs: 5_000 })).toBeGreaterThan(2_500);
});

it("remembers its turns when it is evicted", async () => {
  const pacer = env.SOURCE_PACER.getByName("evicted");
  await pacer.acquirePermit({ perSecond: 1, withinMs: 0 });
  const stored = await runInDurableObject(pacer, (_instance, state) => state.storage.kv.get<number[]>("turns"));
  expect(stored).toHaveLength(1);
});
