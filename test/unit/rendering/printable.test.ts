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

  it("keeps every script whose letters stand on their own or are joined by a table", () => {
    const names = "王伟 山田 김민준 შოთა Հայկ אברהם محمد አበበ";
    expect(print(names)).toEqual({ text: names, replaced: 0 });
  });

  it("writes words of another script by sound, in brackets, and counts their characters", () => {
    expect(print("नरेन्द्र मोदी BV")).toEqual({ text: "⟨nrendr modi⟩ BV", replaced: 12 });
    expect(print("Dr สมชาย")).toEqual({ text: "Dr ⟨smchay⟩", replaced: 5 });
  });

  it("writes what the fonts do not hold by sound, and what has no sound by its number: nothing is a blank box", () => {
    const latinOnly = (text: string) => toPrintable(text, (codePoint) => codePoint < 128).text;
    expect(latinOnly("Юлия")).toBe("⟨Yuliya⟩");
    expect(latinOnly("a\u{E000}b")).toBe("a⟨U+E000⟩b");
    expect(latinOnly("a\u{1F600}")).toMatch(/^a⟨.+⟩$/);
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
