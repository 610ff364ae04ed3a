import { describe, expect, it } from "vitest";
import { matchesOf } from "../../../src/platform/matches.ts";

const found = (matches: Iterable<RegExpExecArray>) =>
  [...matches].map(({ index, 0: text, groups }) => [index, text, groups?.["digit"]]);

describe("the matches of an expression", () => {
  it.each([
    ["a1 b2 c3", /[a-z](?<digit>\d)/g],
    ["a1 b2", /x*/g],
    ["😀a😀", /a*/gu],
    ["😀a😀", /a*/g],
    ["", /(?:)/gu],
    ["no match", /\d/g],
  ])("are those of matchAll: in %j by %s", (text, pattern) => {
    expect(found(matchesOf(text, pattern))).toEqual(found(text.matchAll(pattern)));
  });

  it("begin at the start of each text, wherever a search before ended", () => {
    const pattern = /\d/g;
    pattern.test("12");
    expect(found(matchesOf("34", pattern)).length).toBe(2);
    expect(pattern.lastIndex).toBe(0);
  });

  it("are refused for an expression that finds only one", () => {
    expect(() => matchesOf("a", /a/)).toThrow(TypeError);
  });
});
