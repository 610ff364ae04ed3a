import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toPrintable } from "../../../src/rendering/pdf/printable.ts";

const print = (text: string) => toPrintable(text, () => true);

describe("printable text", () => {
  it("keeps Latin, Greek and Cyrillic as they are", () => {
    const names = "Łukasz Živković, Ελένη, Юлия, Đặng, Ørsted, naïve € ½";
    expect(print(names)).toEqual({ text: names, replaced: 0 });
  });

  it("composes what came decomposed, so that an accent is part of its letter", () => {
    expect(print("Zˇivkovic\u0301 e\u0301").text).toBe("Zˇivković é");
  });

  it("shows a box for each character of another script, and counts them", () => {
    expect(print("王伟 BV")).toEqual({ text: "□□ BV", replaced: 2 });
    expect(print("שָׁלוֹם")).toEqual({ text: "□□□□", replaced: 4 });
  });

  it("shows a box for what the font does not hold", () => {
    expect(toPrintable("a😀", (codePoint) => codePoint < 128)).toEqual({ text: "a□", replaced: 1 });
  });

  it("drops marks that turn the reading direction, controls and zero-width characters", () => {
    expect(print("gpj\u202Efdp.exe\u0000\u0007\u200B\uFEFF\u2066x").text).toBe("gpjfdp.exex");
  });

  it("makes every line end a line feed and every space a space", () => {
    expect(print("a\r\nb\u2028c\td\u00A0e").text).toBe("a\nb\nc d e");
  });

  it("gives for any string one without lone surrogates, controls or directions", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 60 }), (text) => {
        const printable = print(text).text;
        expect(printable.isWellFormed()).toBe(true);
        expect(printable).not.toMatch(/(?!\n)[\p{Cc}\p{Bidi_Control}\p{Cs}]/u);
      }),
    );
  });
});
