/** A WebAssembly module without what its memory begins with. */
export interface SplitWasm {
  readonly code: Buffer;
  /** Where in the memory `data` begins. */
  readonly offset: number;
  readonly data: Buffer;
}

const PREAMBLE_BYTES = 8;
/** Sections of the binary format (WebAssembly core specification, 5.5). */
const SECTION = { start: 8, data: 11, dataCount: 12 } as const;
const I32_CONST = 0x41;
const END = 0x0b;

/**
 * Takes the data segments out of a WebAssembly module. Who instantiates the rest writes them into its memory before anything in it
 * runs.
 * @throws Error if the module runs something by itself, or has a segment without a fixed place
 */
export function splitWasm(wasm: Buffer): SplitWasm {
  const kept: Buffer[] = [wasm.subarray(0, PREAMBLE_BYTES)];
  const segments: { readonly offset: number; readonly bytes: Buffer }[] = [];
  const file = new Reader(wasm, PREAMBLE_BYTES);
  while (!file.isAtEnd) {
    const from = file.at;
    const id = file.byte();
    const body = file.take(file.number());
    if (id === SECTION.start) throw new Error("the module runs something by itself");
    if (id === SECTION.data) segments.push(...segmentsIn(new Reader(body)));
    else if (id !== SECTION.dataCount) kept.push(wasm.subarray(from, file.at));
  }
  if (segments.length === 0) throw new Error("the module has no data");
  const offset = Math.min(...segments.map((one) => one.offset));
  const data = Buffer.alloc(Math.max(...segments.map((one) => one.offset + one.bytes.length)) - offset);
  for (const one of segments) one.bytes.copy(data, one.offset - offset);
  return { code: Buffer.concat(kept), offset, data };
}

function segmentsIn(section: Reader) {
  return Array.from({ length: section.number() }, () => {
    const isPlaced = section.number() === 0 && section.byte() === I32_CONST;
    const offset = section.number();
    if (!isPlaced || section.byte() !== END) throw new Error("a segment has no fixed place");
    return { offset, bytes: section.take(section.number()) };
  });
}

class Reader {
  at: number;
  readonly #bytes: Buffer;

  constructor(bytes: Buffer, at = 0) {
    this.#bytes = bytes;
    this.at = at;
  }

  get isAtEnd(): boolean {
    return this.at >= this.#bytes.length;
  }

  byte(): number {
    return this.#bytes[this.at++]!;
  }

  /** LEB128. Signed and unsigned ones differ only for numbers below zero, which no place of a segment is. */
  number(): number {
    let value = 0;
    for (let unit = 1; ; unit *= 128) {
      const byte = this.byte();
      value += (byte & 127) * unit;
      if (byte < 128) return value;
    }
  }

  take(length: number): Buffer {
    if (this.at + length > this.#bytes.length) throw new Error("the module is cut off");
    this.at += length;
    return this.#bytes.subarray(this.at - length, this.at);
  }
}
