import type { PDFDocument, PDFRef } from "pdf-lib";
import type { PdfLib } from "../pdf-lib.ts";
import type { TrueTypeFont } from "./truetype-font.ts";

/** A glyph that is shown, and the text that it stands for: that of a ligature is several letters. */
export interface ShownGlyph {
  readonly id: number;
  readonly text: string;
}

/** A map of characters may have so many entries in a block. */
const ENTRIES_PER_BLOCK = 100;
/** The glyphs are found by their numbers, whatever the script. */
const SYMBOLIC = 4;
/** Width of a stem, which no table of the font has; programs use it only where they replace a font. */
const STEM = 80;

/** The part of a font that a document shows (ISO 32000-1, 9.7): its glyphs are numbered as they are first shown. */
export class EmbeddedFont {
  readonly font: TrueTypeFont;
  readonly ref: PDFRef;
  readonly #name: string;
  readonly #glyphs: ShownGlyph[] = [{ id: 0, text: "" }];
  readonly #codes = new Map<string, number>();

  /** @param order tells the parts of a document apart that come from fonts of one name. */
  constructor(pdf: PDFDocument, font: TrueTypeFont, order: number) {
    this.font = font;
    this.ref = pdf.context.nextRef();
    this.#name = `${tagOf(order)}+${font.postscriptName}`;
  }

  /** The string that shows these glyphs, in hexadecimal digits. */
  encode(glyphs: readonly ShownGlyph[]): string {
    return glyphs.map((glyph) => hex(this.#codeOf(glyph))).join("");
  }

  /** Writes the font once everything is shown; nothing where nothing of it was. */
  write(lib: PdfLib, { context }: PDFDocument): void {
    if (this.#glyphs.length === 1) return;
    const { font } = this;
    const scale = 1000 / font.unitsPerEm;
    const scaled = (units: number): number => Math.round(units * scale);
    const { minX, minY, maxX, maxY } = font.bbox;
    const program = font.subset(this.#glyphs.map(({ id }) => id));
    const descriptor = context.register(
      context.obj({
        Type: "FontDescriptor",
        FontName: this.#name,
        Flags: SYMBOLIC,
        FontBBox: [minX, minY, maxX, maxY].map(scaled),
        ItalicAngle: font.italicAngle,
        Ascent: scaled(font.ascent),
        Descent: scaled(font.descent),
        CapHeight: scaled(font.capHeight),
        StemV: STEM,
        FontFile2: context.register(context.flateStream(program, { Length1: program.length })),
      }),
    );
    const [registry, ordering] = ["Adobe", "Identity"].map((word) => lib.PDFString.of(word));
    const descendant = context.register(
      context.obj({
        Type: "Font",
        Subtype: "CIDFontType2",
        BaseFont: this.#name,
        CIDSystemInfo: { Registry: registry!, Ordering: ordering!, Supplement: 0 },
        CIDToGIDMap: "Identity",
        FontDescriptor: descriptor,
        W: [0, this.#glyphs.map(({ id }) => scaled(font.advanceOf(id)))],
      }),
    );
    const type0 = {
      Type: "Font",
      Subtype: "Type0",
      BaseFont: this.#name,
      Encoding: "Identity-H",
      DescendantFonts: [descendant],
      ToUnicode: context.register(context.flateStream(this.#characterMap())),
    };
    context.assign(this.ref, context.obj(type0));
  }

  /** One glyph that stands for several texts has several codes, so that each can be copied as what it is. */
  #codeOf(glyph: ShownGlyph): number {
    const key = `${glyph.id} ${glyph.text}`;
    const known = this.#codes.get(key);
    if (known !== undefined) return known;
    const code = this.#glyphs.push(glyph) - 1;
    this.#codes.set(key, code);
    return code;
  }

  /** What each code means in Unicode (ISO 32000-1, 9.10.3). */
  #characterMap(): string {
    const entries = this.#glyphs.slice(1).map(({ text }, at) => `<${hex(at + 1)}> <${utf16(text)}>`);
    const blocks = Array.from({ length: Math.ceil(entries.length / ENTRIES_PER_BLOCK) }, (_, block) => {
      const part = entries.slice(block * ENTRIES_PER_BLOCK, (block + 1) * ENTRIES_PER_BLOCK);
      return `${part.length} beginbfchar\n${part.join("\n")}\nendbfchar`;
    });
    return [
      "/CIDInit /ProcSet findresource begin",
      "12 dict begin",
      "begincmap",
      "/CIDSystemInfo <</Registry (Adobe) /Ordering (UCS) /Supplement 0>> def",
      "/CMapName /Adobe-Identity-UCS def",
      "/CMapType 2 def",
      "1 begincodespacerange\n<0000><FFFF>\nendcodespacerange",
      ...blocks,
      "endcmap",
      "CMapName currentdict /CMap defineresource pop",
      "end\nend",
    ].join("\n");
  }
}

const hex = (code: number): string => code.toString(16).toUpperCase().padStart(4, "0");

const utf16 = (text: string): string =>
  text
    .split("")
    .map((unit) => hex(unit.charCodeAt(0)))
    .join("");

const LETTERS = 26;

/** Six capitals, as the name of a font's part begins. */
function tagOf(order: number): string {
  let [tag, rest] = ["", order];
  for (let at = 0; at < 6; at++) {
    tag = String.fromCharCode(65 + (rest % LETTERS)) + tag;
    rest = Math.floor(rest / LETTERS);
  }
  return tag;
}
