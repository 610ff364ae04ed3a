import { Inflate } from "fflate";
import { fromAscii85, fromHex } from "../../ascii-filters.ts";
import type { Budget } from "./budget.ts";
import { PdfName, type PdfValue } from "./lexer.ts";
import { paeth } from "../../paeth.ts";

/** Of one stream, decompressed: a page's content and an object stream are far below. */
const STREAM_MAX_BYTES = 8_000_000;
const FILTERS_MAX = 5;
const INPUT_STEP = 4096;

/**
 * Undoes the filters of a stream (ISO 32000-2, 7.4). A damaged stream gives what could be read of it, as viewers do.
 * @returns null for the filter of an image, or one that is not known.
 * @throws BudgetSpent
 */
export function decodeStream(
  raw: Uint8Array,
  filters: readonly PdfValue[],
  parameters: readonly ReadonlyMap<string, PdfValue>[],
  budget: Budget,
): Uint8Array | null {
  if (filters.length > FILTERS_MAX) return null;
  let bytes = raw;
  for (const [i, filter] of filters.entries()) {
    const decode = filter instanceof PdfName ? FILTERS[filter.name] : undefined;
    if (decode === undefined) return null;
    bytes = decode(bytes, parameters[i]);
    budget.decompressed(bytes.length);
    bytes = undoPredictor(bytes, parameters[i]);
  }
  return bytes;
}

type Parameters = ReadonlyMap<string, PdfValue> | undefined;
type Filter = (bytes: Uint8Array, parameters: Parameters) => Uint8Array;

const flate: Filter = (bytes) => {
  const out = new Output();
  // The checksum at the end is not read: viewers show a stream whose checksum is wrong.
  const inflate = new Inflate((chunk) => out.append(chunk));
  const body = bytes.subarray(2);
  try {
    for (let at = 0; at < body.length && !out.isFull; at += INPUT_STEP) {
      inflate.push(body.subarray(at, at + INPUT_STEP), at + INPUT_STEP >= body.length);
    }
  } catch {
    // What was decompressed before the damage stays.
  }
  return out.take();
};

const asciiHex: Filter = (bytes) => fromHex(bytes, STREAM_MAX_BYTES);
const ascii85: Filter = (bytes) => fromAscii85(bytes, STREAM_MAX_BYTES);

const runLength: Filter = (bytes) => {
  const out = new Output();
  for (let at = 0; at < bytes.length && !out.isFull;) {
    const length = bytes[at]!;
    if (length === 128) break;
    if (length < 128) out.append(bytes.subarray(at + 1, at + 2 + length));
    else for (let i = 0; i < 257 - length; i++) out.push(bytes[at + 1] ?? 0);
    at += length < 128 ? length + 2 : 2;
  }
  return out.take();
};

const lzw: Filter = (bytes, parameters) => {
  const out = new Output();
  const early = parameters?.get("EarlyChange") === 0 ? 0 : 1;
  const before: number[] = [];
  const last: number[] = [];
  const lengths: number[] = [];
  const entry = (code: number): number[] => {
    const word = Array.from<number>({ length: code < 256 ? 1 : (lengths[code] ?? 1) });
    for (let i = word.length - 1, at = code; i >= 0; i--) {
      word[i] = at < 256 ? at : (last[at] ?? 0);
      at = at < 256 ? at : (before[at] ?? 0);
    }
    return word;
  };
  let [next, width, previous, held, bits] = [258, 9, -1, 0, 0];
  for (const byte of bytes) {
    held = ((held << 8) | byte) & 0xff_ffff;
    bits += 8;
    if (bits < width) continue;
    const code = (held >> (bits - width)) & ((1 << width) - 1);
    bits -= width;
    if (code === 257 || out.isFull) break;
    if (code === 256) {
      [next, width, previous] = [258, 9, -1];
      continue;
    }
    if (code > next || (code === next && previous < 0)) break;
    const known = entry(code === next ? previous : code);
    const word = code === next ? [...known, known[0]!] : known;
    for (const one of word) out.push(one);
    if (previous >= 0 && next < 4096) {
      before[next] = previous;
      last[next] = word[0]!;
      lengths[next] = (previous < 256 ? 1 : lengths[previous]!) + 1;
      next++;
    }
    previous = code;
    if (next + early >= 1 << width && width < 12) width++;
  }
  return out.take();
};

const FILTERS: Readonly<Record<string, Filter>> = {
  FlateDecode: flate,
  Fl: flate,
  LZWDecode: lzw,
  LZW: lzw,
  ASCIIHexDecode: asciiHex,
  AHx: asciiHex,
  ASCII85Decode: ascii85,
  A85: ascii85,
  RunLengthDecode: runLength,
  RL: runLength,
  Crypt: (bytes) => bytes,
};

const numberOf = (parameters: Parameters, name: string, otherwise: number): number => {
  const value = parameters?.get(name);
  return typeof value === "number" && value > 0 && value < 100_000 ? Math.floor(value) : otherwise;
};

/** PNG predictors (RFC 2083, 6), which writers use on object streams too. */
function undoPredictor(bytes: Uint8Array, parameters: Parameters): Uint8Array {
  if (numberOf(parameters, "Predictor", 1) < 10) return bytes;
  const pixel = numberOf(parameters, "Colors", 1) * numberOf(parameters, "BitsPerComponent", 8);
  const step = Math.max(1, pixel >> 3);
  const width = Math.ceil((pixel * numberOf(parameters, "Columns", 1)) / 8);
  const rows = Math.ceil(bytes.length / (width + 1));
  const out = new Uint8Array(rows * width);
  for (let row = 0; row < rows; row++) {
    const [from, to] = [row * (width + 1), row * width];
    const kind = bytes[from]!;
    for (let i = 0; i < width && from + 1 + i < bytes.length; i++) {
      const left = i >= step ? out[to + i - step]! : 0;
      const up = row > 0 ? out[to + i - width]! : 0;
      const corner = row > 0 && i >= step ? out[to + i - width - step]! : 0;
      const predicted = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][kind] ?? 0;
      out[to + i] = bytes[from + 1 + i]! + predicted;
    }
  }
  return out;
}

/** Bytes that grow up to the bound of a stream; what is beyond it is dropped. */
class Output {
  #bytes = new Uint8Array(16_384);
  #length = 0;

  get isFull(): boolean {
    return this.#length >= STREAM_MAX_BYTES;
  }

  push(byte: number): void {
    if (this.isFull) return;
    this.#reserve(1);
    this.#bytes[this.#length++] = byte;
  }

  append(chunk: Uint8Array): void {
    const fitting = chunk.subarray(0, STREAM_MAX_BYTES - this.#length);
    this.#reserve(fitting.length);
    this.#bytes.set(fitting, this.#length);
    this.#length += fitting.length;
  }

  take(): Uint8Array {
    return this.#bytes.subarray(0, this.#length);
  }

  #reserve(count: number): void {
    if (this.#length + count <= this.#bytes.length) return;
    const grown = new Uint8Array(Math.max(this.#bytes.length * 2, this.#length + count));
    grown.set(this.#bytes.subarray(0, this.#length));
    this.#bytes = grown;
  }
}
