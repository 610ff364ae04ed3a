import { describe, expect, it } from "vitest";
import { type ComparedResult, readPortfolio, supersedes } from "../../../src/features/scans/portfolio.rules.ts";
import { soundNumbers } from "../../support/portfolios.ts";

describe("the numbers of a portfolio", () => {
  it("are each taken once, in whatever spelling, in the order of the first", () => {
    expect(readPortfolio(["0999900249", "BE0999900150", "0999.900.249", "0999900150"])).toEqual([
      { position: 0, number: "0999900249", fault: null },
      { position: 1, number: "0999900150", fault: null },
    ]);
  });

  it("keep what is no number, once, with what is wrong with it", () => {
    expect(readPortfolio(["", "  ", "x", "X ", "0999900151", "y".repeat(500)])).toEqual([
      { position: 0, number: "", fault: "is not a Belgian enterprise number" },
      { position: 1, number: "X", fault: "is not a Belgian enterprise number" },
      { position: 2, number: "0999900151", fault: "has wrong check digits (mod 97)" },
      { position: 3, number: "Y".repeat(64), fault: "is not a Belgian enterprise number" },
    ]);
  });

  it("are read ten thousand at a time", () => {
    const read = readPortfolio(soundNumbers(10_000));
    expect(read).toHaveLength(10_000);
    expect(read.every(({ fault }) => fault === null)).toBe(true);
  });
});

describe("the result of a retry", () => {
  const of = (riskTier: "green" | "amber" | "red", incomplete: boolean, confidence: number): ComparedResult => ({
    riskTier,
    incomplete,
    confidence,
  });

  it("takes the place of the earlier one when it is complete, better or worse", () => {
    expect(supersedes(of("green", false, 0.85), of("red", true, 0.5))).toBe(true);
    expect(supersedes(of("red", false, 0.85), of("green", true, 0.5))).toBe(true);
  });

  it("does not when it is incomplete and knows less, or hides bad news", () => {
    expect(supersedes(of("amber", true, 0.5), of("amber", true, 0.77))).toBe(false);
    expect(supersedes(of("amber", true, 0.8), of("red", true, 0.77))).toBe(false);
    expect(supersedes(of("red", true, 0.8), of("amber", true, 0.77))).toBe(true);
    expect(supersedes(of("amber", true, 0.77), of("amber", true, 0.77))).toBe(true);
  });
});
