import type { Budget } from "./budget.ts";
import { isWhite, Keyword, Lexer, type PdfDict, PdfName, PdfStream, type PdfValue } from "./lexer.ts";

/** One definition of an object. A file that was saved incrementally defines some objects several times. */
export interface Definition {
  readonly number: number;
  /** Where it begins in the file; of one inside an object stream, where that stream begins. */
  readonly offset: number;
  readonly value: PdfValue;
  /** Written inside the stream of another object, where only a cross-reference table would lead a viewer. */
  readonly isNested?: true;
}

export const OBJECTS_MAX = 200_000;

/** Objects and trailers of a file in the order in which they stand, without those inside object streams. */
export function scanObjects(bytes: Uint8Array, budget: Budget) {
  const definitions: Definition[] = [];
  const trailers: { offset: number; dict: PdfDict }[] = [];
  const lexer = new Lexer(bytes, budget);
  const ends = findAll(bytes, "endstream");
  let nestedUntil = 0;
  for (let at = 0; at < bytes.length;) {
    // Objects begin with `N G obj`, trailers with `trailer`: the letters `o` and `t` are rarer than digits.
    const code = bytes[at]!;
    const isTrailer = code === 116 && hasWord(bytes, at, "trailer");
    const header = code === 111 && hasWord(bytes, at, "obj") ? objectHeader(bytes, at) : null;
    if (!isTrailer && header === null) {
      at++;
      continue;
    }
    lexer.position = at + (isTrailer ? 7 : 3);
    const value = lexer.next() ?? null;
    if (isTrailer && value instanceof Map) trailers.push({ offset: at, dict: value });
    if (header !== null && definitions.length < OBJECTS_MAX) {
      const whole = value instanceof Map ? readStream(lexer, value, ends) : value;
      const stored = whole instanceof Keyword ? null : whole;
      const nested = at < nestedUntil ? ({ isNested: true } as const) : {};
      definitions.push({ number: header.number, offset: header.offset, value: stored, ...nested });
      if (stored instanceof PdfStream && nameOf(stored.dict.get("Type")) === "XRef") {
        trailers.push({ offset: header.offset, dict: stored.dict });
      }
    }
    at = Math.max(at + 1, lexer.position);
    if (value instanceof Map && header !== null && hidesObjects(bytes, ends, header.offset, at)) {
      nestedUntil = Math.max(nestedUntil, at);
      at = header.offset + 8;
      while (at < nestedUntil && !hasWord(bytes, at, "stream")) at++;
    }
  }
  return { definitions, trailers };
}

/** Whether another stream ends between the beginning of an object and its own end: its length spans other objects. */
const hidesObjects = (bytes: Uint8Array, ends: readonly number[], from: number, to: number): boolean =>
  (firstFrom(ends, from) ?? bytes.length) < to - 9;

const nameOf = (value: PdfValue | undefined): string | null => (value instanceof PdfName ? value.name : null);

/** The stream that follows a dictionary; the dictionary where none does. */
function readStream(lexer: Lexer, dict: PdfDict, ends: readonly number[]): PdfDict | PdfStream {
  const { bytes } = lexer;
  const after = lexer.position;
  lexer.skipWhite();
  if (!hasWord(bytes, lexer.position, "stream")) {
    lexer.position = after;
    return dict;
  }
  let start = lexer.position + 6;
  if (bytes[start] === 13) start++;
  if (bytes[start] === 10) start++;
  const length = dict.get("Length");
  let end = typeof length === "number" && length >= 0 ? start + length : -1;
  let marker = end;
  while (end >= 0 && isWhite(bytes[marker])) marker++;
  if (end < 0 || !hasWord(bytes, marker, "endstream")) {
    marker = firstFrom(ends, start) ?? bytes.length;
    end = marker;
    if (bytes[end - 1] === 10) end--;
    if (bytes[end - 1] === 13) end--;
    end = Math.max(start, end);
  }
  lexer.position = Math.min(bytes.length, marker + 9);
  return new PdfStream(dict, bytes.subarray(start, end));
}

/** The numbers before `obj`, read backwards. */
function objectHeader(bytes: Uint8Array, at: number): { number: number; offset: number } | null {
  const digitsBefore = (end: number) => {
    let start = end;
    while (start > 0 && end - start < 10 && bytes[start - 1]! >= 48 && bytes[start - 1]! <= 57) start--;
    return start;
  };
  const whiteBefore = (end: number) => {
    let start = end;
    while (start > 0 && end - start < 20 && isWhite(bytes[start - 1])) start--;
    return start;
  };
  const generationEnd = whiteBefore(at);
  const generation = digitsBefore(generationEnd);
  const numberEnd = whiteBefore(generation);
  const offset = digitsBefore(numberEnd);
  if (generationEnd === at && generation === at) return null;
  if (generation === generationEnd || numberEnd === generation || offset === numberEnd) return null;
  return { number: Number(String.fromCharCode(...bytes.subarray(offset, numberEnd))), offset };
}

export function hasWord(bytes: Uint8Array, at: number, word: string): boolean {
  for (let i = 0; i < word.length; i++) if (bytes[at + i] !== word.charCodeAt(i)) return false;
  return true;
}

function findAll(bytes: Uint8Array, word: string): number[] {
  const found: number[] = [];
  const first = word.charCodeAt(0);
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1))
    if (hasWord(bytes, at, word)) found.push(at);
  return found;
}

function firstFrom(sorted: readonly number[], from: number): number | undefined {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < from) low = middle + 1;
    else high = middle;
  }
  return sorted[low];
}
