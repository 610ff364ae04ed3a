import { expect, it } from "vitest";
import { scoreNoise } from "../support/noise-score.ts";

it("disturbs at most one case in a hundred of a world of two thousand companies, and reads a bounded part of it", async () => {
  const { cases, disturbed, wanted, roundTripsMost } = await scoreNoise(2_000, 7);
  expect(cases).toBeGreaterThan(900);
  expect(disturbed / cases).toBeLessThanOrEqual(0.01);
  // It is not silent for want of looking.
  expect(wanted.length).toBeGreaterThan(5);
  expect(roundTripsMost).toBeLessThan(120);
});
