import type { TextStyle } from "../document/theme.ts";
import { toPrintable } from "./printable.ts";
import type { EmbeddedFont, ShownGlyph } from "./truetype/embedded-font.ts";
import { fitText, wrapText } from "./wrap.ts";

/** Glyphs in a row from one font, from left to right. */
export interface GlyphRun {
  readonly font: EmbeddedFont;
  readonly glyphs: readonly ShownGlyph[];
}

/** Measures and breaks text in the fonts of one document, and counts what they cannot print. */
export class Typesetter {
  readonly #faces: Readonly<Record<TextStyle["face"], Face>>;
  #replaced = 0;

  constructor(fonts: Readonly<Record<TextStyle["face"], EmbeddedFont>>) {
    this.#faces = { regular: new Face(fonts.regular), bold: new Face(fonts.bold) };
  }

  /** Characters replaced so far. */
  get replaced(): number {
    return this.#replaced;
  }

  /** Text that has been made printable as glyphs. */
  runsOf(printable: string, style: TextStyle): GlyphRun[] {
    return this.#faces[style.face].runsOf(printable);
  }

  /** Width in points of text that has been made printable. */
  widthOf(printable: string, style: TextStyle): number {
    return this.#faces[style.face].widthOf(printable) * style.size;
  }

  /** The text broken into lines that fit, each printable as it is. */
  wrap(text: string, style: TextStyle, width: number): string[] {
    return wrapText(this.#printable(text, style), width, (part) => this.widthOf(part, style));
  }

  /** The text on one line, shortened where it is too long. */
  fit(text: string, style: TextStyle, width: number): string {
    const line = this.#printable(text, style).replaceAll("\n", " ").trim();
    return fitText(line, width, (part) => this.widthOf(part, style));
  }

  #printable(value: string, style: TextStyle): string {
    const { text, replaced } = toPrintable(value, (codePoint) => this.#faces[style.face].has(codePoint));
    this.#replaced += replaced;
    return text;
  }
}

class Face {
  readonly #embedded: EmbeddedFont;
  readonly #advances = new Map<string, number>();

  constructor(embedded: EmbeddedFont) {
    this.#embedded = embedded;
  }

  has(codePoint: number): boolean {
    return this.#embedded.font.glyphOf(codePoint) !== undefined;
  }

  runsOf(text: string): GlyphRun[] {
    const { font } = this.#embedded;
    const glyphs = Array.from(text, (character) => ({
      id: font.glyphOf(character.codePointAt(0)!) ?? 0,
      text: character,
    }));
    return glyphs.length === 0 ? [] : [{ font: this.#embedded, glyphs }];
  }

  /** At size 1. Without kerning and ligatures a line is as wide as its characters, which makes measuring cheap. */
  widthOf(text: string): number {
    let width = 0;
    for (const character of text) width += this.#advance(character);
    return width;
  }

  #advance(character: string): number {
    const known = this.#advances.get(character);
    if (known !== undefined) return known;
    const { font } = this.#embedded;
    const advance = font.advanceOf(font.glyphOf(character.codePointAt(0)!) ?? 0) / font.unitsPerEm;
    this.#advances.set(character, advance);
    return advance;
  }
}
