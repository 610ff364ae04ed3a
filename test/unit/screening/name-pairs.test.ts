import { describe, expect, test } from "vitest";
import { hasPairs, measureQuality, readPairs } from "../../bench/screening/labelled-pairs.ts";

/** The service's own SCREENING_FUZZY_THRESHOLD. */
const THRESHOLD = 0.7;

describe.skipIf(!hasPairs)("labelled name pairs (skipped where ../shared is absent)", () => {
  const pairs = hasPairs ? readPairs() : [];

  test("F1 at the service's threshold and ROC AUC stay well above the minimums of 0.82 and 0.88", () => {
    const { f1, rocAuc } = measureQuality(pairs, THRESHOLD);
    expect(f1).toBeGreaterThanOrEqual(0.88);
    expect(rocAuc).toBeGreaterThanOrEqual(0.95);
  });

  test("the half that was not used for fitting has the same quality", () => {
    const held = pairs.filter((pair) => pair.half === 1);
    const { f1, rocAuc } = measureQuality(held, THRESHOLD);
    expect(f1).toBeGreaterThanOrEqual(0.86);
    expect(rocAuc).toBeGreaterThanOrEqual(0.94);
  });

  test("no certain match is missed", () => {
    expect(measureQuality(pairs, THRESHOLD).missedStrong.map(({ left, right }) => [left, right])).toEqual([]);
  });
});
