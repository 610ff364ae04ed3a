import { bytesOf, padded, type Tables, viewOf, writeTables } from "./tables.ts";

/** Where the outline of a glyph lies in `glyf`; empty for one that shows nothing. */
export type OutlineOf = (glyphId: number) => DataView;

/**
 * A font file of some glyphs of another, numbered in their order; the first must be `.notdef`. What a composite
 * glyph is made of comes after them. Instructions that fit outlines to the pixels of a coarse screen are left out: they
 * are half of a part's bytes, and no outline depends on them.
 */
export function writeSubset(tables: Tables, outlineOf: OutlineOf, glyphIds: readonly number[]): Uint8Array {
  const ids = [...glyphIds];
  const placeOf = new Map(ids.map((id, place) => [id, place]));
  const place = (id: number): number => {
    if (!placeOf.has(id)) placeOf.set(id, ids.push(id) - 1);
    return placeOf.get(id)!;
  };
  const outlines: Uint8Array[] = [];
  // Grows while it is walked: a part of a composite may itself be one.
  for (let index = 0; index < ids.length; index++) outlines.push(rewriteOutline(outlineOf(ids[index]!), place));
  const written = new Map<string, Uint8Array>([
    [
      "head",
      changed(
        tables,
        "head",
        (view) => view.setUint32(8, 0),
        (view) => view.setInt16(50, 1),
      ),
    ],
    ["hhea", changed(tables, "hhea", (view) => view.setUint16(34, ids.length))],
    ["maxp", changed(tables, "maxp", (view) => view.setUint16(4, ids.length))],
    ["hmtx", writeMetrics(tables, ids)],
    ...writeOutlines(outlines),
  ]);
  return writeTables(written);
}

const HEADER_BYTES = 10;

/** An outline without instructions, and with the new numbers of its parts where it is a composite. */
function rewriteOutline(outline: DataView, place: (id: number) => number): Uint8Array {
  const bytes = Uint8Array.from(bytesOf(outline));
  if (bytes.length === 0) return bytes;
  const contours = outline.getInt16(0);
  return contours < 0 ? renumberParts(bytes, place) : withoutInstructions(bytes, HEADER_BYTES + contours * 2);
}

/** @param at where the number of bytes of the instructions stands. */
function withoutInstructions(bytes: Uint8Array, at: number): Uint8Array {
  const length = viewOf(bytes).getUint16(at);
  const kept = new Uint8Array(bytes.length - length);
  kept.set(bytes.subarray(0, at));
  kept.set(bytes.subarray(at + 2 + length), at + 2);
  return kept;
}

const MORE_PARTS = 0x20;
const HAS_INSTRUCTIONS = 0x100;

function renumberParts(bytes: Uint8Array, place: (id: number) => number): Uint8Array {
  const view = viewOf(bytes);
  let [at, flags] = [HEADER_BYTES, MORE_PARTS];
  while ((flags & MORE_PARTS) !== 0) {
    flags = view.getUint16(at);
    view.setUint16(at, flags & ~HAS_INSTRUCTIONS);
    view.setUint16(at + 2, place(view.getUint16(at + 2)));
    at += partLength(flags);
  }
  return bytes.subarray(0, at);
}

/** Flags, number, two arguments, and a scale, an x and y scale, or a matrix. */
function partLength(flags: number): number {
  const argumentBytes = (flags & 0x01) !== 0 ? 4 : 2;
  const scaleBytes = (flags & 0x08) !== 0 ? 2 : (flags & 0x40) !== 0 ? 4 : (flags & 0x80) !== 0 ? 8 : 0;
  return 4 + argumentBytes + scaleBytes;
}

function changed(tables: Tables, tag: string, ...changes: ((view: DataView) => void)[]): Uint8Array {
  const bytes = Uint8Array.from(bytesOf(tables.get(tag)!));
  for (const change of changes) change(viewOf(bytes));
  return bytes;
}

function writeMetrics(tables: Tables, ids: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(ids.length * 4);
  const view = viewOf(bytes);
  for (const [index, id] of ids.entries()) {
    const { advance, bearing } = readMetrics(tables, id);
    view.setUint16(index * 4, advance);
    view.setInt16(index * 4 + 2, bearing);
  }
  return bytes;
}

/** How far a glyph advances, and where its outline begins, in font units. The last advance counts for all after it. */
export function readMetrics(tables: Tables, id: number): { readonly advance: number; readonly bearing: number } {
  const full = tables.get("hhea")!.getUint16(34);
  const hmtx = tables.get("hmtx")!;
  const advance = hmtx.getUint16(Math.min(id, full - 1) * 4);
  return { advance, bearing: hmtx.getInt16(id < full ? id * 4 + 2 : full * 4 + (id - full) * 2) };
}

function writeOutlines(outlines: readonly Uint8Array[]): [string, Uint8Array][] {
  const loca = new Uint8Array((outlines.length + 1) * 4);
  const glyf = new Uint8Array(outlines.reduce((sum, outline) => sum + padded(outline.length), 0));
  let offset = 0;
  for (const [index, outline] of outlines.entries()) {
    glyf.set(outline, offset);
    offset += padded(outline.length);
    viewOf(loca).setUint32((index + 1) * 4, offset);
  }
  return [
    ["loca", loca],
    ["glyf", glyf],
  ];
}
