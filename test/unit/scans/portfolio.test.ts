import { describe, expect, it } from "vitest";
import { readPortfolio } from "../../../src/features/scans/portfolio.rules.ts";
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
