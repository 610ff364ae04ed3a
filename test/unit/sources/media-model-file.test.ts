import { describe, expect, it } from "vitest";
import { outcomesOf, placeOf } from "../../../src/platform/fitted-network.ts";
import { hashOf } from "../../../src/platform/packed-weights.ts";
import { type FittedModel, namesakeScoresOf } from "../../../src/sources/adverse-media/judge/fitted-model.ts";
import { readModel, writeModel } from "../../../src/sources/adverse-media/judge/model-file.ts";

const NAMES = ["w vrijgesproken", "b acquit of", "C prosec end", "o court", "p verur"];
const hashes = NAMES.map(hashOf).toSorted((a, b) => a - b);
/** Two units: the first speaks for the second outcome, the second is silent unless a feature raises it. */
const model: FittedModel = {
  hashes: Uint32Array.from(hashes),
  networks: [
    {
      hidden: Int8Array.from([4, 0, -4, 0, 0, 8, 0, 0, 127, -127]),
      steps: Float32Array.from([0.5, 0.25]),
      hiddenBias: Float32Array.from([0, -1]),
      outcomes: Float32Array.from([0, 2, 3, 0]),
      outcomeBias: Float32Array.from([1, 0]),
    },
  ],
  namesakeNetwork: {
    hidden: Int8Array.from([1, -2, 3, 4, -5]),
    steps: Float32Array.from([1]),
    hiddenBias: Float32Array.from([0.5]),
    outcomes: Float32Array.from([1, 2, 3]),
    outcomeBias: Float32Array.from([0, 0, 1]),
  },
  namesakes: { always: "1 0 0", denied: "-3 0 4" },
};
const [network] = model.networks;

describe("the file of a fitted model", () => {
  const read = readModel(writeModel(model));

  it("is read as it was written", () => {
    expect(read).toEqual(model);
  });

  it.each(NAMES)("knows the place of %s", (name) => {
    expect(placeOf(name, read.hashes)).toBe(hashes.indexOf(hashOf(name)));
  });

  it("has no place for a feature that was not fitted", () => {
    expect(placeOf("w onbekend", read.hashes)).toBeNull();
  });
});

describe("a fitted network", () => {
  const share = (score: number, other: number) => Math.exp(score) / (Math.exp(score) + Math.exp(other));

  it("says what its outcomes weigh by themselves where it knows no feature", () => {
    expect(outcomesOf([], network!).shares[0]).toBeCloseTo(share(1, 0));
  });

  it("adds what a unit says that its features raise, and nothing of a unit below zero", () => {
    expect(outcomesOf([{ place: 0, value: 1 }], network!).shares[1]).toBeCloseTo(share(4, 1));
    expect(outcomesOf([{ place: 1, value: 1 }], network!).shares[0]).toBeCloseTo(share(1, 0));
    // The first unit is held down by the second feature.
    const both = [0, 1].map((place) => ({ place, value: 1 }));
    expect(outcomesOf(both, network!).shares[0]).toBeCloseTo(share(1, 0));
  });

  it("tells what each feature adds to an outcome against the mean of all", () => {
    const raised = { place: 2, value: 1 };
    const { weightFor } = outcomesOf([raised], network!);
    // 8 steps of 0.25 raise the second unit, which gives the first outcome 3 and the other nothing.
    expect(weightFor(raised, 0)).toBeCloseTo(2 * 1.5);
    expect(weightFor(raised, 1)).toBeCloseTo(2 * -1.5);
  });

  it("weighs the signals of a namesake, and ignores those that it does not know", () => {
    const [certain, , other] = namesakeScoresOf(["denied", "unheard of"], model);
    expect(other).toBeGreaterThan(0.9);
    expect(namesakeScoresOf(["unheard of"], model)[0]).toBeGreaterThan(certain!);
  });
});
