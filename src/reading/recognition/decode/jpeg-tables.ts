/** Segments of a JPEG file before its first scan, and what every scan refers to. ITU-T T.81. */

export interface Component {
  readonly id: number;
  /** Blocks a unit, across and down. */
  readonly across: number;
  readonly down: number;
  readonly quantisation: number;
}

export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly isProgressive: boolean;
  readonly components: readonly Component[];
}

/** A Huffman table as its reader wants it: by the next 16 bits at most. */
export interface Huffman {
  /** Of each code of up to 8 bits: its length and symbol, as `length << 8 | symbol`; 0 for a longer one. */
  readonly short: Uint16Array;
  /** By length: the largest code, or -1; the index of the symbol of code 0. */
  readonly largest: Int32Array;
  readonly offset: Int32Array;
  readonly symbols: Uint8Array;
}

export function parseHuffman(counts: Uint8Array, symbols: Uint8Array): Huffman {
  const short = new Uint16Array(256);
  const largest = new Int32Array(17).fill(-1);
  const offset = new Int32Array(17);
  let [code, index] = [0, 0];
  for (let length = 1; length <= 16; length++) {
    offset[length] = index - code;
    for (let count = 0; count < counts[length - 1]!; count++, code++, index++) {
      if (length <= 8) short.fill((length << 8) | symbols[index]!, code << (8 - length), (code + 1) << (8 - length));
      largest[length] = code;
    }
    code <<= 1;
  }
  return { short, largest, offset, symbols };
}

/** Places of the coefficients in a block, in the order of the file. */
export const ZIGZAG = Uint8Array.of(
  0,
  1,
  8,
  16,
  9,
  2,
  3,
  10,
  17,
  24,
  32,
  25,
  18,
  11,
  4,
  5,
  12,
  19,
  26,
  33,
  40,
  48,
  41,
  34,
  27,
  20,
  13,
  6,
  7,
  14,
  21,
  28,
  35,
  42,
  49,
  56,
  57,
  50,
  43,
  36,
  29,
  22,
  15,
  23,
  30,
  37,
  44,
  51,
  58,
  59,
  52,
  45,
  38,
  31,
  39,
  46,
  53,
  60,
  61,
  54,
  47,
  55,
  62,
  63,
);

/**
 * The size and kind of a frame header's payload; null for a kind that is not read here: lossless, arithmetic, 12 bits, or
 * four colours.
 */
export function parseFrame(marker: number, payload: Uint8Array): Frame | null {
  if (marker > 0xc2 || payload[0] !== 8) return null;
  const [height, width] = [(payload[1]! << 8) | payload[2]!, (payload[3]! << 8) | payload[4]!];
  const count = payload[5]!;
  if (width === 0 || height === 0 || (count !== 1 && count !== 3) || payload.length < 6 + 3 * count) return null;
  const components = Array.from({ length: count }, (_, index) => {
    const [id, sampling, quantisation] = payload.subarray(6 + 3 * index) as unknown as [number, number, number];
    // The sampling of a single component says nothing: its blocks come one by one.
    const [across, down] = count === 1 ? [1, 1] : [sampling >> 4, sampling & 15];
    return { id, across, down, quantisation };
  });
  const isSampled = components.every(({ across, down }) => across >= 1 && across <= 4 && down >= 1 && down <= 4);
  const [first, ...others] = components;
  const isFinest = others.every(({ across, down }) => across <= first!.across && down <= first!.down);
  return isSampled && isFinest ? { width, height, isProgressive: marker === 0xc2, components } : null;
}

/** The orientation of EXIF, 1 to 8, from an APP1 segment; 1 where it says none. */
export function parseOrientation(payload: Uint8Array): number {
  const view = new DataView(payload.buffer, payload.byteOffset, payload.byteLength);
  if (payload.length < 14 || view.getUint32(0) !== 0x45786966) return 1;
  const little = view.getUint16(6) === 0x4949;
  const directory = 6 + view.getUint32(10, little);
  if (directory + 2 > payload.length) return 1;
  const count = view.getUint16(directory, little);
  for (let index = 0; index < count; index++) {
    const entry = directory + 2 + 12 * index;
    if (entry + 12 > payload.length) return 1;
    if (view.getUint16(entry, little) !== 0x0112) continue;
    const orientation = view.getUint16(entry + 8, little);
    return orientation >= 1 && orientation <= 8 ? orientation : 1;
  }
  return 1;
}
