import { compareText } from "../../../platform/compare-text.ts";
/** The tables of a TrueType font file by their four-letter tags (ISO/IEC 14496-22, chapter 4). */
export type Tables = ReadonlyMap<string, DataView>;

const DIRECTORY_BYTES = 12;
const RECORD_BYTES = 16;

/** @throws RangeError for bytes that end before what they announce. */
export function readTables(file: Uint8Array): Tables {
  const view = viewOf(file);
  const tables = new Map<string, DataView>();
  for (let index = 0; index < view.getUint16(4); index++) {
    const at = DIRECTORY_BYTES + index * RECORD_BYTES;
    const tag = String.fromCharCode(...file.subarray(at, at + 4));
    tables.set(tag, viewOf(file.subarray(view.getUint32(at + 8), view.getUint32(at + 8) + view.getUint32(at + 12))));
  }
  return tables;
}

/** A font file of these tables, with the checksums that readers may look at. */
export function writeTables(tables: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const sorted = [...tables].toSorted(([a], [b]) => compareText(a, b));
  const start = DIRECTORY_BYTES + sorted.length * RECORD_BYTES;
  const size = sorted.reduce((sum, [, bytes]) => sum + padded(bytes.length), start);
  const file = new Uint8Array(size);
  const view = viewOf(file);
  const log2 = Math.floor(Math.log2(sorted.length));
  view.setUint32(0, 0x00010000);
  view.setUint16(4, sorted.length);
  view.setUint16(6, RECORD_BYTES * 2 ** log2);
  view.setUint16(8, log2);
  view.setUint16(10, RECORD_BYTES * (sorted.length - 2 ** log2));
  let offset = start;
  let headAt = 0;
  for (const [index, [tag, bytes]] of sorted.entries()) {
    const at = DIRECTORY_BYTES + index * RECORD_BYTES;
    if (tag === "head") headAt = offset;
    file.set(bytes, offset);
    for (let letter = 0; letter < 4; letter++) view.setUint8(at + letter, tag.charCodeAt(letter));
    view.setUint32(at + 4, checksum(view, offset, bytes.length));
    view.setUint32(at + 8, offset);
    view.setUint32(at + 12, bytes.length);
    offset += padded(bytes.length);
  }
  view.setUint32(headAt + 8, (0xb1b0afba - checksum(view, 0, size)) >>> 0);
  return file;
}

function checksum(view: DataView, offset: number, length: number): number {
  let sum = 0;
  for (let at = offset; at < offset + padded(length); at += 4) sum = (sum + view.getUint32(at)) >>> 0;
  return sum;
}

/** Tables and glyphs begin at multiples of four bytes. */
export const padded = (length: number): number => (length + 3) & ~3;

export const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

export const bytesOf = (view: DataView): Uint8Array => new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
