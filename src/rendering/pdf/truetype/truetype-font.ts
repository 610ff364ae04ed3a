import { readCharacterMap } from "./character-map.ts";
import { type OutlineOf, readMetrics, writeSubset } from "./subset.ts";
import { readTables, type Tables } from "./tables.ts";

export interface Glyph {
  readonly id: number;
  readonly codePoints: readonly number[];
  /** In font units. */
  readonly advanceWidth: number;
}

/**
 * A TrueType font as pdf-lib asks for one: each character is one glyph as wide as it says itself, which is all that
 * the scripts of our documents need. Shaping engines and packed formats are most of what fontkit weighs, and a
 * Worker's bundle is bounded.
 */
export class TrueTypeFont {
  readonly unitsPerEm: number;
  readonly postscriptName: string;
  readonly characterSet: readonly number[];
  readonly ascent: number;
  readonly descent: number;
  readonly capHeight: number;
  readonly xHeight: number;
  readonly italicAngle: number;
  readonly bbox: { readonly minX: number; readonly minY: number; readonly maxX: number; readonly maxY: number };
  readonly head: { readonly macStyle: { readonly italic: boolean } };
  readonly post: { readonly isFixedPitch: boolean };
  readonly "OS/2": { readonly sFamilyClass: number };
  readonly #tables: Tables;
  readonly #glyphOf: ReadonlyMap<number, number>;
  readonly #glyphs = new Map<number, Glyph>();

  constructor(file: Uint8Array) {
    this.#tables = readTables(file);
    const [head, hhea, post, os2] = ["head", "hhea", "post", "OS/2"].map((tag) => this.#table(tag)) as [
      DataView,
      DataView,
      DataView,
      DataView,
    ];
    this.#glyphOf = readCharacterMap(this.#table("cmap"));
    this.characterSet = [...this.#glyphOf.keys()].toSorted((a, b) => a - b);
    this.postscriptName = readPostscriptName(this.#table("name"));
    this.unitsPerEm = head.getUint16(18);
    this.ascent = hhea.getInt16(4);
    this.descent = hhea.getInt16(6);
    const hasHeights = os2.getUint16(0) >= 2;
    this.xHeight = hasHeights ? os2.getInt16(86) : 0;
    this.capHeight = hasHeights ? os2.getInt16(88) : this.ascent;
    this.italicAngle = post.getInt32(4) / 65_536;
    this.bbox = {
      minX: head.getInt16(36),
      minY: head.getInt16(38),
      maxX: head.getInt16(40),
      maxY: head.getInt16(42),
    };
    this.head = { macStyle: { italic: (head.getUint16(44) & 2) !== 0 } };
    this.post = { isFixedPitch: post.getUint32(12) !== 0 };
    this["OS/2"] = { sFamilyClass: os2.getInt16(30) >> 8 };
  }

  glyphForCodePoint(codePoint: number): Glyph {
    const known = this.#glyphs.get(codePoint);
    if (known) return known;
    const id = this.#glyphOf.get(codePoint) ?? 0;
    const glyph = { id, codePoints: [codePoint], advanceWidth: readMetrics(this.#tables, id).advance };
    this.#glyphs.set(codePoint, glyph);
    return glyph;
  }

  layout(text: string): { readonly glyphs: readonly Glyph[] } {
    return { glyphs: Array.from(text, (character) => this.glyphForCodePoint(character.codePointAt(0)!)) };
  }

  createSubset(): FontSubset {
    return new FontSubset(this.#tables, this.#outlineOf());
  }

  #outlineOf(): OutlineOf {
    const [loca, glyf] = [this.#table("loca"), this.#table("glyf")];
    const isLong = this.#table("head").getInt16(50) === 1;
    const startOf = (id: number) => (isLong ? loca.getUint32(id * 4) : loca.getUint16(id * 2) * 2);
    return (id) => new DataView(glyf.buffer, glyf.byteOffset + startOf(id), startOf(id + 1) - startOf(id));
  }

  /** @throws Error for a font without outlines of the TrueType kind. */
  #table(tag: string): DataView {
    const table = this.#tables.get(tag);
    if (!table) throw new Error(`the font has no table ${tag}`);
    return table;
  }
}

const POSTSCRIPT_NAME = 6;

/** In ASCII, as it must be; Windows' form of it has two bytes a character. */
function readPostscriptName(table: DataView): string {
  const strings = table.getUint16(4);
  for (let at = 6; at < strings; at += 12) {
    if (table.getUint16(at) !== 3 || table.getUint16(at + 6) !== POSTSCRIPT_NAME) continue;
    const from = strings + table.getUint16(at + 10);
    const characters = Array.from({ length: table.getUint16(at + 8) / 2 }, (_, n) => table.getUint16(from + n * 2));
    return String.fromCharCode(...characters);
  }
  return "Font";
}

/** The glyphs that a document uses, numbered in the order in which they are asked for. */
class FontSubset {
  readonly #tables: Tables;
  readonly #outlineOf: OutlineOf;
  readonly #places = new Map<number, number>([[0, 0]]);

  constructor(tables: Tables, outlineOf: OutlineOf) {
    this.#tables = tables;
    this.#outlineOf = outlineOf;
  }

  includeGlyph({ id }: Glyph): number {
    const known = this.#places.get(id);
    if (known !== undefined) return known;
    this.#places.set(id, this.#places.size);
    return this.#places.size - 1;
  }

  /** The subset's file in the form of the stream that pdf-lib listens to. */
  encodeStream() {
    const bytes = writeSubset(this.#tables, this.#outlineOf, [...this.#places.keys()]);
    const stream = {
      on(event: string, listener: (bytes: Uint8Array) => void) {
        if (event === "data") listener(bytes);
        if (event === "end") listener(new Uint8Array());
        return stream;
      },
    };
    return stream;
  }
}

/** What pdf-lib's `registerFontkit` takes. */
export const trueTypeFonts = { create: (file: Uint8Array): TrueTypeFont => new TrueTypeFont(file) };
