import { joinLetters, type Cluster } from "./scripts/arabic.ts";
import { toVisualOrder } from "./scripts/reading-order.ts";
import type { ArabicForms } from "./print-assets.model.ts";
import type { EmbeddedFont, ShownGlyph } from "./truetype/embedded-font.ts";

/** Glyphs in a row from one font, from left to right. */
export interface GlyphRun {
  readonly font: EmbeddedFont;
  readonly glyphs: readonly ShownGlyph[];
  /** Made bolder as it is drawn: the font has no bold face. */
  readonly emboldened: boolean;
}

export interface ShapedText {
  /** From left to right. */
  readonly runs: readonly GlyphRun[];
  /** Whether the line is read in another order than from left to right. */
  readonly isReordered: boolean;
}

/** Text whose characters stand in a row as they are written, each with its own glyph. */
const PLAIN = /^[^\p{Script=Hebrew}\p{Script=Arabic}]*$/u;

const MARKS = /\p{M}/gu;

/** A face of the documents' typeface, with the fonts of other scripts behind it. */
export class Face {
  readonly #main: EmbeddedFont;
  readonly #others: readonly EmbeddedFont[];
  readonly #isBold: boolean;
  readonly #arabic: ArabicForms | undefined;
  readonly #advances = new Map<string, number>();

  constructor(main: EmbeddedFont, others: readonly EmbeddedFont[], isBold: boolean, arabic: ArabicForms | undefined) {
    this.#main = main;
    this.#others = others;
    this.#isBold = isBold;
    this.#arabic = arabic;
  }

  has(codePoint: number): boolean {
    return this.#fontOf(codePoint) !== undefined;
  }

  shape(text: string): ShapedText {
    if (PLAIN.test(text)) return { runs: this.#runsOf(charactersOf(text)), isReordered: false };
    // The space between two lines stays at the right, where it moves nothing.
    const line = text.trimEnd();
    const clusters = toVisualOrder(joinLetters(line, this.#arabic));
    return { runs: this.#runsOf([...clusters, ...charactersOf(text.slice(line.length))]), isReordered: true };
  }

  /** At size 1. Without kerning a line is as wide as its glyphs, which makes measuring cheap. */
  widthOf(text: string): number {
    let width = 0;
    if (PLAIN.test(text)) {
      for (const character of text) width += this.#advance(character);
      return width;
    }
    for (const { font, glyphs } of this.shape(text).runs)
      for (const { id } of glyphs) width += font.font.advanceOf(id) / font.font.unitsPerEm;
    return width;
  }

  #runsOf(clusters: readonly Cluster[]): GlyphRun[] {
    const runs: { font: EmbeddedFont; glyphs: ShownGlyph[]; emboldened: boolean }[] = [];
    for (const cluster of clusters)
      for (const { font, glyph } of this.#glyphsOf(cluster)) {
        const last = runs.at(-1);
        if (last?.font === font) last.glyphs.push(glyph);
        else runs.push({ font, glyphs: [glyph], emboldened: this.#isBold && font !== this.#main });
      }
    return runs;
  }

  *#glyphsOf({ text, joined, mirrored }: Cluster): Generator<{ font: EmbeddedFont; glyph: ShownGlyph }> {
    const letters = joined === undefined ? "" : text.replace(MARKS, "");
    if (joined !== undefined) yield { font: this.#main, glyph: { id: joined, text: letters } };
    for (const character of text.slice(letters.length)) {
      const code = (mirrored ?? character).codePointAt(0)!;
      const font = this.#fontOf(code) ?? this.#main;
      yield { font, glyph: { id: font.font.glyphOf(code) ?? 0, text: character } };
    }
  }

  #fontOf(codePoint: number): EmbeddedFont | undefined {
    const has = ({ font }: EmbeddedFont): boolean => font.glyphOf(codePoint) !== undefined;
    return has(this.#main) ? this.#main : this.#others.find(has);
  }

  #advance(character: string): number {
    const known = this.#advances.get(character);
    if (known !== undefined) return known;
    const code = character.codePointAt(0)!;
    const { font } = this.#fontOf(code) ?? this.#main;
    const advance = font.advanceOf(font.glyphOf(code) ?? 0) / font.unitsPerEm;
    this.#advances.set(character, advance);
    return advance;
  }
}

const charactersOf = (text: string): Cluster[] => Array.from(text, (character) => ({ text: character }));
