import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Counts, takeRequest } from "../../../src/features/verification/rate-limit.rules.ts";

/** Lets requests come at these moments and gives back those that were let in, and the last refusal's wait. */
function admitVisitor(timesMs: readonly number[], perMinute: number) {
  let counts: Counts = [];
  const admitted: number[] = [];
  const waits: (number | null)[] = [];
  for (const at of timesMs) {
    const taken = takeRequest(counts, at, perMinute);
    counts = taken.counts;
    if (taken.retryAfterMs === null) admitted.push(at);
    waits.push(taken.retryAfterMs);
  }
  return { admitted, waits, counts };
}

describe("the limit of requests a minute", () => {
  it("lets that many in, refuses the next, and says when to come back", () => {
    const start = 1_800_000_000_000;
    const { admitted, waits, counts } = admitVisitor(Array(61).fill(start), 60);
    expect(admitted).toHaveLength(60);
    const waitMs = waits.at(-1)!;
    expect(waitMs).toBeLessThanOrEqual(61_000);
    expect(takeRequest(counts, start + waitMs - 1, 60).retryAfterMs).not.toBeNull();
    expect(takeRequest(counts, start + waitMs, 60).retryAfterMs).toBeNull();
  });

  it("never lets more in within any minute, wherever it is laid", () => {
    const gaps = fc.array(fc.integer({ min: 0, max: 9_000 }), { maxLength: 200 });
    fc.assert(
      fc.property(gaps, fc.integer({ min: 1, max: 12 }), (steps, perMinute) => {
        let at = 1_800_000_000_123;
        const { admitted } = admitVisitor(
          steps.map((step) => (at += step)),
          perMinute,
        );
        for (const end of admitted) {
          expect(admitted.filter((time) => time > end - 60_000 && time <= end).length).toBeLessThanOrEqual(perMinute);
        }
      }),
      { numRuns: 200 },
    );
  });

  it("does not let a whole second burst in at the turn of a minute", () => {
    const turn = 1_800_000_000_000;
    const { admitted } = admitVisitor([...Array(60).fill(turn - 1), ...Array(60).fill(turn + 1)], 60);
    expect(admitted).toHaveLength(60);
  });

  it("does not hold refused requests against anyone, and keeps a minute of counts at most", () => {
    const start = 1_800_000_000_000;
    const impatient = Array.from({ length: 6_000 }, (_, i) => start + i * 100);
    const { admitted, counts } = admitVisitor(impatient, 10);
    expect(admitted.length).toBeGreaterThanOrEqual(90);
    expect(counts.length).toBeLessThanOrEqual(61);
  });
});
