import type { PDFFont } from "pdf-lib";
import type { TextStyle } from "../document/theme.ts";
import { toPrintable } from "./printable.ts";
import { fitText, wrapText } from "./wrap.ts";

/** The font files of every document: TrueType, with Latin, Greek and Cyrillic. */
export interface FontBytes {
  readonly regular: Uint8Array;
  readonly bold: Uint8Array;
}

/** Measures and breaks text in the fonts of one document, and counts what they cannot print. */
export class Typesetter {
  readonly #faces: Readonly<Record<TextStyle["face"], Face>>;
  #replaced = 0;

  constructor(fonts: Readonly<Record<TextStyle["face"], PDFFont>>) {
    this.#faces = { regular: new Face(fonts.regular), bold: new Face(fonts.bold) };
  }

  /** Characters replaced so far. */
  get replaced(): number {
    return this.#replaced;
  }

  fontOf(style: TextStyle): PDFFont {
    return this.#faces[style.face].font;
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
  readonly font: PDFFont;
  readonly #known: ReadonlySet<number>;
  readonly #advances = new Map<string, number>();

  constructor(font: PDFFont) {
    this.font = font;
    this.#known = new Set(font.getCharacterSet());
  }

  has(codePoint: number): boolean {
    return this.#known.has(codePoint);
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
    const advance = this.font.widthOfTextAtSize(character, 1);
    this.#advances.set(character, advance);
    return advance;
  }
}
