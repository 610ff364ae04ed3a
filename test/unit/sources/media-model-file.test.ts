import { describe, expect, it } from "vitest";
import { hashOf, writeHashes, writeWeight } from "../../../src/platform/packed-weights.ts";
import {
  type FittedModel,
  namesakeScoresOf,
  weightsOf,
} from "../../../src/sources/adverse-media/judge/fitted-model.ts";

const NAMES = ["w vrijgesproken", "b acquit of", "C prosec end", "o court", "p verur"];
const hashes = NAMES.map(hashOf).toSorted((a, b) => a - b);
const model: FittedModel = {
  step: 0.5,
  bias: "0 0",
  hashes: writeHashes(hashes),
  weights: [hashes.map((_, at) => writeWeight(at - 2)).join(""), hashes.map(() => writeWeight(-45)).join("")],
  namesakes: { always: "1 0 0", denied: "-3 0 4" },
};

describe("the file of a fitted model", () => {
  it.each(NAMES)("keeps the weights of %s", (name) => {
    expect(weightsOf(name, model)).toEqual([(hashes.indexOf(hashOf(name)) - 2) * 0.5, -22.5]);
  });

  it("has none for a feature that was not fitted", () => {
    expect(weightsOf("w onbekend", model)).toBeNull();
  });

  it("weighs the signals of a namesake, and ignores those that it does not know", () => {
    const [certain, , other] = namesakeScoresOf(["denied", "unheard of"], model);
    expect(other).toBeGreaterThan(0.9);
    expect(namesakeScoresOf(["unheard of"], model)[0]).toBeGreaterThan(certain!);
  });
});
