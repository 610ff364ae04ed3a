import type { Huffman } from "./jpeg-tables.ts";

/** Bits of a scan, in which a zero byte follows each byte 255. At a marker or the end, zeroes follow without end. */
export class BitReader {
  readonly #bytes: Uint8Array;
  #at: number;
  #bits = 0;
  #count = 0;
  #missing = 0;

  constructor(bytes: Uint8Array, at: number) {
    this.#bytes = bytes;
    this.#at = at;
  }

  /** Whether so much was read past the end that the rest is made up. */
  get isPastEnd(): boolean {
    return this.#missing > 8;
  }

  #fill(): void {
    while (this.#count <= 16) {
      let byte = 0;
      if (this.#at >= this.#bytes.length) this.#missing++;
      else {
        byte = this.#bytes[this.#at]!;
        if (byte === 0xff) {
          if (this.#bytes[this.#at + 1] === 0) this.#at += 2;
          else [byte, this.#missing] = [0, this.#missing + 1];
        } else this.#at++;
      }
      this.#bits = ((this.#bits << 8) | byte) & 0xffffff;
      this.#count += 8;
    }
  }

  bit(): number {
    if (this.#count < 1) this.#fill();
    return (this.#bits >> --this.#count) & 1;
  }

  /** An unsigned number of up to 16 bits. */
  read(length: number): number {
    if (length === 0) return 0;
    if (this.#count < length) this.#fill();
    this.#count -= length;
    return (this.#bits >> this.#count) & ((1 << length) - 1);
  }

  /** A signed number as JPEG writes it: the first bit says that it is positive. */
  signed(length: number): number {
    const value = this.read(length);
    return length > 0 && value < 1 << (length - 1) ? value - (1 << length) + 1 : value;
  }

  symbol({ short, largest, offset, symbols }: Huffman): number {
    if (this.#count < 16) this.#fill();
    const known = short[(this.#bits >> (this.#count - 8)) & 255]!;
    if (known !== 0) {
      this.#count -= known >> 8;
      return known & 255;
    }
    for (let length = 9; length <= 16; length++) {
      const code = (this.#bits >> (this.#count - length)) & ((1 << length) - 1);
      if (code > largest[length]!) continue;
      this.#count -= length;
      return symbols[code + offset[length]!]!;
    }
    this.#count -= 16;
    return 0;
  }

  /** Goes on behind the next restart marker. */
  restart(): void {
    this.#bits = this.#count = this.#missing = 0;
    const bytes = this.#bytes;
    for (let at = this.#at; at + 1 < bytes.length; at++) {
      if (bytes[at] !== 0xff || bytes[at + 1] === 0 || bytes[at + 1] === 0xff) continue;
      // Another marker ends the scan, and nothing follows.
      if (bytes[at + 1]! >= 0xd0 && bytes[at + 1]! <= 0xd7) this.#at = at + 2;
      return;
    }
  }
}
