import type { TextStyle } from "../document/theme.ts";
import type { Face, ShapedText } from "./face.ts";
import { toPrintable } from "./printable.ts";
import { fitText, wrapText } from "./wrap.ts";

/** Measures and breaks text in the fonts of one document, and counts what they cannot print. */
export class Typesetter {
  readonly #faces: Readonly<Record<TextStyle["face"], Face>>;
  #replaced = 0;

  constructor(faces: Readonly<Record<TextStyle["face"], Face>>) {
    this.#faces = faces;
  }

  /** Characters replaced so far. */
  get replaced(): number {
    return this.#replaced;
  }

  /** A line that has been made printable as glyphs, from left to right. */
  shape(printable: string, style: TextStyle): ShapedText {
    return this.#faces[style.face].shape(printable);
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
