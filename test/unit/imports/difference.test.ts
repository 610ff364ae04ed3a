import { describe, expect, it } from "vitest";
import { type Difference, secondOperatorReasons } from "../../../src/features/imports/difference.rules.ts";

const reasonsOf = (difference: Partial<Difference>) =>
  secondOperatorReasons(
    { in_force: 100, after: 100, added: 0, changed: 0, removed: 0, removed_examples: [], ...difference },
    { alone: { added: 0, changed: 0, removed: 0 }, guardsRewriting: true },
  );

describe("a second operator", () => {
  it("confirms a list that would have a tenth fewer names, although every entry stays", () => {
    expect(reasonsOf({ names_in_force: 300, names_after: 269 })).toEqual(["names_removed"]);
  });

  it("confirms names that go with their entries for the entries", () => {
    expect(reasonsOf({ removed: 11, after: 89, names_in_force: 300, names_after: 200 })).toEqual(["removed"]);
  });

  it.each([
    { names_in_force: 300, names_after: 270 },
    { names_in_force: 300, names_after: 500 },
    { names_in_force: 0, names_after: 300 },
    {},
  ])("is not needed for %o", (names) => expect(reasonsOf(names)).toEqual([]));
});
