import fontkit from "@pdf-lib/fontkit";
import { describe, expect, it } from "vitest";
import { TrueTypeFont } from "../../../src/rendering/pdf/truetype/truetype-font.ts";
import { FONTS } from "./support/fonts.ts";

interface Outlined {
  readonly path: { toSVG(): string };
  readonly advanceWidth: number;
}
const openWithFontkit = (bytes: Uint8Array) =>
  fontkit.create(bytes) as unknown as Record<string, unknown> & {
    characterSet: number[];
    glyphForCodePoint(code: number): Outlined & { id: number };
    getGlyph(id: number): Outlined;
  };

function subsetOf(font: TrueTypeFont, text: string): { bytes: Uint8Array; places: number[] } {
  const glyphs = [0, ...Array.from(text, (character) => font.glyphOf(character.codePointAt(0)!)!)];
  return { bytes: font.subset(glyphs), places: glyphs.map((_, place) => place).slice(1) };
}

describe.each(["regular", "bold"] as const)("the %s font of our documents", (face) => {
  const ours = new TrueTypeFont(FONTS[face]);
  const theirs = openWithFontkit(FONTS[face]);

  it("has the characters, widths and measures that fontkit reads from it", () => {
    const codes = [...ours.codePoints].toSorted((a, b) => a - b);
    expect(codes).toEqual(theirs.characterSet.toSorted((a, b) => a - b));
    for (const code of codes) {
      const { id, advanceWidth } = theirs.glyphForCodePoint(code);
      const own = ours.glyphOf(code)!;
      expect([own, ours.advanceOf(own)]).toEqual([id, advanceWidth]);
    }
    for (const name of ["unitsPerEm", "postscriptName", "ascent", "descent", "italicAngle"]) {
      expect([name, ours[name as "ascent"]]).toEqual([name, theirs[name]]);
    }
    expect(ours.bbox).toMatchObject({ ...(theirs["bbox"] as object) });
  });

  it("keeps every outline and width in a subset, those of composite characters too", () => {
    const text = "Ægir Çelik Żółć ĳ ǅ Ελλάδα Ωμέγα Привет ґ €−→✓□ ﬁ½ ṩ ệ";
    const { bytes, places } = subsetOf(ours, text);
    const subset = openWithFontkit(bytes);
    expect(bytes.length).toBeLessThan(60_000);
    for (const [index, character] of Array.from(text).entries()) {
      const whole = theirs.glyphForCodePoint(character.codePointAt(0)!);
      const cut = subset.getGlyph(places[index]!);
      expect([character, cut.advanceWidth]).toEqual([character, whole.advanceWidth]);
      expect([character, cut.path.toSVG()]).toEqual([character, whole.path.toSVG()]);
    }
  });
});
