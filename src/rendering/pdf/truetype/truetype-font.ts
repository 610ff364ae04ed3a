import { readCharacterMap } from "./character-map.ts";
import { type OutlineOf, readMetrics, writeSubset } from "./subset.ts";
import { readTables, type Tables } from "./tables.ts";

/**
 * A TrueType font: what its characters look like and how wide they are. Shaping engines and packed formats are most of
 * what fontkit weighs, and a Worker's bundle is bounded.
 */
export class TrueTypeFont {
  readonly unitsPerEm: number;
  readonly postscriptName: string;
  readonly ascent: number;
  readonly descent: number;
  readonly capHeight: number;
  readonly italicAngle: number;
  readonly bbox: { readonly minX: number; readonly minY: number; readonly maxX: number; readonly maxY: number };
  readonly #tables: Tables;
  readonly #glyphOf: ReadonlyMap<number, number>;

  constructor(file: Uint8Array) {
    this.#tables = readTables(file);
    const [head, hhea, post, os2] = ["head", "hhea", "post", "OS/2"].map((tag) => this.#table(tag)) as [
      DataView,
      DataView,
      DataView,
      DataView,
    ];
    this.#glyphOf = readCharacterMap(this.#table("cmap"));
    this.postscriptName = readPostscriptName(this.#table("name"));
    this.unitsPerEm = head.getUint16(18);
    this.ascent = hhea.getInt16(4);
    this.descent = hhea.getInt16(6);
    this.capHeight = os2.getUint16(0) >= 2 ? os2.getInt16(88) : this.ascent;
    this.italicAngle = post.getInt32(4) / 65_536;
    this.bbox = {
      minX: head.getInt16(36),
      minY: head.getInt16(38),
      maxX: head.getInt16(40),
      maxY: head.getInt16(42),
    };
  }

  get codePoints(): Iterable<number> {
    return this.#glyphOf.keys();
  }

  /** The glyph of a character, or undefined. */
  glyphOf(codePoint: number): number | undefined {
    return this.#glyphOf.get(codePoint);
  }

  /** How far a glyph advances, in font units. */
  advanceOf(glyph: number): number {
    return readMetrics(this.#tables, glyph).advance;
  }

  /** A font file of these glyphs, numbered in their order; the first must be 0, the sign for a missing one. */
  subset(glyphs: readonly number[]): Uint8Array {
    return writeSubset(this.#tables, this.#outlineOf(), glyphs);
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
