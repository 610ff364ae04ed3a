import { describe, expect, it } from "vitest";
import { cleanText, isLegible, linesWithin } from "../../../../src/reading/pages/text.rules.ts";

describe("text of a page", () => {
  it.each([
    ["of\ufb01ce", "office"],
    ["e\u0301te\u0301", "été"],
    ["a\u00a0b\u202fc \u2003 d", "a b c d"],
    ["Koop\u00adman\u200b", "Koopman"],
    ["nord\u2011sud", "nord-sud"],
    ["½ m²", "½ m²"],
  ])("comes in one form: %j", (text, clean) => {
    expect(cleanText(text)).toBe(clean);
  });

  it.each([
    ["De vennootschap heeft haar zetel te Brussel. ".repeat(5), true],
    ["P<BELPEETERS<<JAN<<<<<<<<<<<<<<<<<<<<<<<<<<<", true],
    ["&RQWUDFW\u0003WXVVHQ\u0003GH\u0003SDUWLMHQ ".repeat(20), false],
    ["\ue001\ue002\ue003\ue004 abc", false],
    ["\u0001\u0002\u0003\u0004", false],
    ["", true],
  ])("of %j is legible: %s", (text, legible) => {
    expect(isLegible(text)).toBe(legible);
  });

  it("ends with the last line that fits", () => {
    const lines = ["four", "five5", "six"].map((text) => ({ text, box: null, confidence: 1 }));
    expect(linesWithin(lines, 9)).toEqual({ lines: lines.slice(0, 2), characters: 9, isWhole: false });
    expect(linesWithin(lines, 12)).toEqual({ lines, characters: 12, isWhole: true });
  });
});
