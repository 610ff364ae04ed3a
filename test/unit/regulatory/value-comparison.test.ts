import { describe, expect, it } from "vitest";
import { compareChangeValues } from "../../../src/features/regulatory/value-comparison.rules.ts";

describe("the old and the new value of a change", () => {
  it.each([
    ["25 %", "15%", "percentage", "lower", 25, 15],
    ["25 procent", "10,5 procent", "percentage", "lower", 25, 10.5],
    [
      "Owners with more than 25 % of the shares are named.",
      "Owners with 15 % or more of them.",
      "percentage",
      "lower",
      25,
      15,
    ],
    ["€ 10 000", "EUR 3.000", "amount", "lower", 10_000, 3_000],
    ["10,000 euro", "12.500,50 euro", "amount", "higher", 10_000, 12_500.5],
    ["5 years", "10 ans", "period", "higher", 1_825, 3_650],
    ["30 dagen", "1 month", "period", "same", 30, 30],
    ["14 jours", "1 semaine", "period", "lower", 14, 7],
    ["3", "4", "number", "higher", 3, 4],
    ["2027-07-10", "2028-01-01", "date", "higher", null, null],
    ["Iran, Myanmar", "Iran, Myanmar, Panama", "list", "changed", null, null],
    ["a register; a deed", "a deed; a register", "list", "same", null, null],
    ["The old wording, which is long.", "Another wording that is longer.", "text", "changed", null, null],
    ["10 000 USD", "10 000 EUR", "text", "changed", null, null],
    ["25 % or 2 years", "15 % or 1 year", "text", "changed", null, null],
    ["25 %", "25 years", "text", "changed", null, null],
    [null, "15 %", "text", "introduced", null, null],
    ["25 %", "  ", "text", "removed", null, null],
    ["Same  text", "same text", "text", "same", null, null],
  ] as const)("%s and %s are a %s that is %s", (before, after, kind, direction, from, to) => {
    expect(compareChangeValues(before, after)).toMatchObject({ kind, direction, from, to });
  });

  it("is nothing where neither is given", () => expect(compareChangeValues(null, "")).toBeNull());

  it("says what differs in one sentence", () => {
    expect(compareChangeValues("25 %", "15 %")!.text).toBe("The value falls from 25 % to 15 %.");
    expect(compareChangeValues("Iran, Syria", "Iran, Panama")).toMatchObject({
      added: ["Panama"],
      removed: ["Syria"],
      text: "Added: Panama. Removed: Syria.",
    });
    expect(
      compareChangeValues("Whoever holds more than 25 % of the shares is named.", "Whoever holds 15 % of it is named.")!
        .text,
    ).toBe("The value falls from 25 % to 15 %.");
  });
});
