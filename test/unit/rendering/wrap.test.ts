import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fitText, wrapText } from "../../../src/rendering/pdf/wrap.ts";

const one = (text: string): number => Array.from(text).length;

describe("wrapping", () => {
  it("fills lines with whole words, and keeps the space between two lines", () => {
    expect(wrapText("the quick brown fox", 9, one)).toEqual(["the quick ", "brown fox"]);
  });

  it("cuts a word that no line holds, and goes on behind it", () => {
    expect(wrapText("ab cdefghijkl mn", 5, one)).toEqual(["ab ", "cdefg", "hijkl ", "mn"]);
  });

  it("cuts an address behind a slash rather than inside a name", () => {
    expect(wrapText("https://host.example/path", 22, one)).toEqual(["https://host.example/", "path"]);
  });

  it("keeps line ends and empty lines", () => {
    expect(wrapText("a\n\nb", 5, one)).toEqual(["a ", " ", "b"]);
  });

  it("lets no line be wider than asked and loses no character, whatever the text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), fc.integer({ min: 1, max: 40 }), (text, width) => {
        const lines = wrapText(text, width, one);
        expect(Math.max(...lines.map((line) => one(line.replace(/ $/, ""))))).toBeLessThanOrEqual(width);
        expect(lines.join("").replaceAll(" ", "")).toBe(text.replaceAll("\n", "").replaceAll(" ", ""));
      }),
    );
  });

  it("lets the lines of a paragraph be read on as one text", () => {
    const words = fc.array(fc.stringMatching(/^[a-z/]{1,12}$/), { maxLength: 40 });
    fc.assert(
      fc.property(words, fc.integer({ min: 3, max: 20 }), (given, width) => {
        expect(wrapText(given.join(" "), width, one).join("")).toBe(given.join(" "));
      }),
    );
  });

  it("shortens a line with an ellipsis only where it is too long", () => {
    expect(fitText("Handelsmaatschappij", 19, one)).toBe("Handelsmaatschappij");
    expect(fitText("Handelsmaatschappij", 8, one)).toBe("Handels…");
  });
});
