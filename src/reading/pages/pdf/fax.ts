import { MODE_CODES, RUN_CODES } from "./fax-codes.rules.ts";

export interface FaxParameters {
  /** Below 0: rows by the row above (Group 4); 0: each by itself; above 0: some of each (Group 3). */
  readonly k: number;
  readonly columns: number;
  readonly rows: number;
  readonly isByteAligned: boolean;
}

/** By the bits of a code after a leading one, so that a code is a number. */
const numbered = <T>(codes: ReadonlyMap<string, T>): ReadonlyMap<number, T> =>
  new Map([...codes].map(([code, value]) => [Number.parseInt(`1${code}`, 2), value]));

const RUNS = RUN_CODES.map((codes) => numbered(codes));
const MODES = numbered(MODE_CODES);
const LONGEST_CODE = 13;

class Bits {
  readonly #bytes: Uint8Array;
  #at = 0;
  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }
  get hasEnded(): boolean {
    return this.#at >= this.#bytes.length * 8;
  }
  peek(offset = 0): number {
    const at = this.#at + offset;
    return ((this.#bytes[at >> 3] ?? 0) >> (7 - (at & 7))) & 1;
  }
  next(): number {
    const bit = this.peek();
    this.#at++;
    return bit;
  }
  align(): void {
    this.#at = (this.#at + 7) & ~7;
  }
  /** The value of the next code; null, and no step, where there is none. */
  code<T>(codes: ReadonlyMap<number, T>): T | null {
    let code = 1;
    for (let length = 0; length < LONGEST_CODE; length++) {
      code = code * 2 + this.peek(length);
      const value = codes.get(code);
      if (value === undefined) continue;
      this.#at += length + 1;
      return value;
    }
    return null;
  }
  /** Steps over an end of line, with the zeros before it. */
  endOfLine(): boolean {
    let zeros = 0;
    while (this.peek(zeros) === 0 && this.#at + zeros < this.#bytes.length * 8) zeros++;
    if (zeros < 11 || this.#at + zeros >= this.#bytes.length * 8) return false;
    this.#at += zeros + 1;
    return true;
  }
}

/**
 * Decodes an image of ITU-T T.4 or T.6, as fax machines and scanners write it: one bit a pixel, 1 is white, rows from
 * the top. Rows after a broken code are white.
 */
export function decodeFax(bytes: Uint8Array, { k, columns, rows, isByteAligned }: FaxParameters): Uint8Array {
  const bits = new Bits(bytes);
  const rowBytes = (columns + 7) >> 3;
  const image = new Uint8Array(rowBytes * rows).fill(255);
  let above: readonly number[] = [];
  for (let row = 0; row < rows && !bits.hasEnded; row++) {
    if (isByteAligned) bits.align();
    const isEnd = k >= 0 ? bits.endOfLine() && isReturn(bits, k) : false;
    if (isEnd) break;
    const isByAbove = k < 0 || (k > 0 && bits.next() === 0);
    const changes = isByAbove ? rowByAbove(bits, above, columns) : rowByItself(bits, columns);
    if (changes === null) break;
    paint(image, row * rowBytes, changes, columns);
    above = changes;
  }
  return image;
}

/** Whether another end of line follows at once, which ends the image. */
function isReturn(bits: Bits, k: number): boolean {
  const offset = k > 0 ? 1 : 0;
  for (let at = 0; at < 11; at++) if (bits.peek(at + offset) !== 0) return false;
  return bits.peek(11 + offset) === 1;
}

function run(bits: Bits, colour: number): number | null {
  let length = 0;
  for (;;) {
    const part = bits.code(RUNS[colour]!);
    if (part === null) return null;
    length += part;
    if (part < 64) return length;
  }
}

/** Where the colour of a row changes, beginning with the first black pixel. */
function rowByItself(bits: Bits, columns: number): number[] | null {
  const changes: number[] = [];
  let at = 0;
  for (let colour = 0; at < columns; colour ^= 1) {
    const length = run(bits, colour);
    if (length === null) return null;
    at = Math.min(columns, at + length);
    changes.push(at);
  }
  return changes;
}

function rowByAbove(bits: Bits, above: readonly number[], columns: number): number[] | null {
  const changes: number[] = [];
  let at = -1;
  let colour = 0;
  let index = 0;
  while (at < columns) {
    // The next change of the row above to the other colour: changes to black have even places.
    while (index > 0 && (above[index - 1] ?? columns) > at) index--;
    while (index < above.length && (above[index]! <= at || (index & 1) !== colour)) index++;
    const next = above[index] ?? columns;
    const mode = bits.code(MODES);
    if (mode === null) return null;
    if (mode === "pass") at = above[index + 1] ?? columns;
    else if (mode === "horizontal") {
      const first = run(bits, colour);
      const second = first === null ? null : run(bits, colour ^ 1);
      if (first === null || second === null) return null;
      const middle = Math.min(columns, Math.max(at, 0) + first);
      at = Math.min(columns, middle + second);
      changes.push(middle, at);
    } else {
      at = Math.min(columns, Math.max(next + mode, Math.max(at, 0)));
      changes.push(at);
      colour ^= 1;
    }
  }
  return changes;
}

function paint(image: Uint8Array, start: number, changes: readonly number[], columns: number): void {
  for (let at = 0; at < changes.length; at += 2) {
    const end = changes[at + 1] ?? columns;
    for (let x = changes[at]!; x < end; x++) image[start + (x >> 3)]! &= ~(0x80 >> (x & 7));
  }
}
