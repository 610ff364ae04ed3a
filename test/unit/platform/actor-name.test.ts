import { describe, expect, it } from "vitest";
import { isSameOfficer, mayBeSameOfficer } from "../../../src/platform/actor-name.rules.ts";

describe("two ids of officers", () => {
  it.each([
    ["jan.peeters@bank.be", "Jan.Peeters@Bank.be"],
    ["Jan Peeters", "jan  peeters"],
    ["Jan Peeters", "JanPeeters"],
    ["Renée", "RENE\u0301E"],
    ["Weiß", "WEISS"],
    ["ﬁona", "Fiona"],
    ["alice", "Alice@firm.be"],
    ["alice@firm.be", "alice"],
  ])("may be one person's, who is no second pair of eyes: %s and %s", (a, b) => {
    expect(mayBeSameOfficer(a, b)).toBe(true);
    expect(isSameOfficer(a, b)).toBe(false);
  });

  it.each([
    ["jan", "jana"],
    ["jan", "jana@bank.be"],
    ["jan@bank.be", "jan@shop.be"],
    ["Renée", "Renee"],
    [null, null],
    ["jan", undefined],
  ])("are two persons', or nobody's: %s and %s", (a, b) => {
    expect(mayBeSameOfficer(a, b)).toBe(false);
  });
});
