import { Keyword, Lexer, type PdfDict, PdfStream } from "../pdf/lexer.ts";
import type { PdfFile } from "../pdf/pdf-file.ts";
import { hasWord } from "../pdf/scan.ts";

const ENTRIES_MAX = 200_000;
/** Some writers point at the white space before an object. */
const TOLERANCE = 4;

/**
 * Whether what was appended to a signed revision makes a viewer read other objects of that same revision than before: by a
 * cross-reference section that points at an older definition, or that skips the signed revision's own section. The reader
 * of this folder goes by the order of the file, so it would not see such a change.
 */
export function xrefLeadsElsewhere(file: PdfFile, signed: PdfFile, end: number): boolean {
  const last = lastStart(file.bytes, 0, end);
  const start = lastStart(file.bytes, end, file.bytes.length);
  if (start !== null && start < end && start !== last) return true;
  for (const { offset, dict } of file.trailers) {
    if (offset < end) continue;
    for (const key of ["Prev", "XRefStm"]) {
      const link = file.number(dict.get(key));
      if (link !== null && link < end && (key === "XRefStm" || (last !== null && link !== last))) return true;
    }
  }
  return entriesAfter(file, end).some(({ number, offset }) => {
    if (offset >= end) return false;
    const known = signed.definitionOf(number);
    return known === undefined || Math.abs(known.offset - offset) > TOLERANCE;
  });
}

/** Where the last `startxref` between two offsets points. */
function lastStart(bytes: Uint8Array, from: number, to: number): number | null {
  for (let at = to - 9; at >= from; at--) {
    if (bytes[at] !== 115 || !hasWord(bytes, at, "startxref")) continue;
    const digits = String.fromCharCode(...bytes.subarray(at + 9, Math.min(to, at + 40)));
    const found = /^\s*(\d{1,12})/.exec(digits)?.[1];
    return found === undefined ? null : Number(found);
  }
  return null;
}

interface Entry {
  readonly number: number;
  readonly offset: number;
}

/** Objects in use by the cross-reference sections after an offset, tables and streams. */
function entriesAfter(file: PdfFile, end: number): Entry[] {
  const entries: Entry[] = [];
  for (let at = end; at + 4 < file.bytes.length && entries.length < ENTRIES_MAX; at++) {
    if (file.bytes[at] === 120 && file.bytes[at - 1] !== 116 && hasWord(file.bytes, at, "xref"))
      entries.push(...readTable(file, at + 4));
  }
  for (const { offset, value } of file.definitions) {
    if (offset < end || !(value instanceof PdfStream) || file.name(value.dict.get("Type")) !== "XRef") continue;
    entries.push(...readXrefStream(file, value.dict, file.stream(value) ?? new Uint8Array()));
  }
  return entries;
}

function readTable(file: PdfFile, at: number): Entry[] {
  const entries: Entry[] = [];
  const lexer = new Lexer(file.bytes, file.budget, at, false);
  for (;;) {
    const [first, count] = [lexer.next(), lexer.next()];
    if (typeof first !== "number" || typeof count !== "number") return entries;
    for (let i = 0; i < count && entries.length < ENTRIES_MAX; i++) {
      const [offset, , use] = [lexer.next(), lexer.next(), lexer.next()];
      if (typeof offset !== "number" || !(use instanceof Keyword)) return entries;
      if (use.word === "n") entries.push({ number: first + i, offset });
    }
  }
}

function readXrefStream(file: PdfFile, dict: PdfDict, content: Uint8Array): Entry[] {
  const [type = 0, second = 0, third = 0] = file.numbers(dict.get("W"));
  const size = type + second + third;
  if (size <= 0 || size > 24 || type < 0 || second < 0 || third < 0) return [];
  const index = dict.has("Index") ? file.numbers(dict.get("Index")) : [0, file.number(dict.get("Size")) ?? 0];
  const entries: Entry[] = [];
  let at = 0;
  const read = (width: number) => {
    let value = 0;
    for (let i = 0; i < width; i++) value = value * 256 + (content[at++] ?? 0);
    return value;
  };
  for (let pair = 0; pair + 1 < index.length; pair += 2) {
    for (let i = 0; i < index[pair + 1]! && at + size <= content.length && entries.length < ENTRIES_MAX; i++) {
      const kind = type === 0 ? 1 : read(type);
      const value = read(second);
      read(third);
      const number = index[pair]! + i;
      if (kind === 1) entries.push({ number, offset: value });
      // An object inside a stream stands where that stream does.
      if (kind === 2) entries.push({ number, offset: file.definitionOf(value)?.offset ?? 0 });
    }
  }
  return entries;
}
