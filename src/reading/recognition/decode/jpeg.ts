import { LIMITS } from "../../ports.ts";
import type { GreyImage } from "../grey-image.ts";
import { inverseTransform } from "./inverse-transform.ts";
import { BitReader } from "./jpeg-bits.ts";
import {
  parseFrame,
  parseHuffman,
  parseOrientation,
  ZIGZAG,
  type Component,
  type Frame,
  type Huffman,
} from "./jpeg-tables.ts";

/** Coefficients of a progressive file are held until its last scan: two bytes a pixel. */
const MAX_PROGRESSIVE_PIXELS = 16_000_000;

/** An image that would take too much memory. */
export const BEYOND_LIMIT = "beyond_limit";

export interface DecodedJpeg {
  readonly image: GreyImage;
  /** Of EXIF, 1 to 8: how the image is to be turned and mirrored to be shown. */
  readonly orientation: number;
  /** Whether the file ends before its image does. */
  readonly isCut: boolean;
}

interface ScanComponent {
  readonly component: Component;
  readonly isLuma: boolean;
  dc: Huffman | undefined;
  ac: Huffman | undefined;
  predicted: number;
}

interface Scan {
  readonly components: readonly ScanComponent[];
  readonly from: number;
  readonly to: number;
  readonly high: number;
  readonly low: number;
}

/**
 * The brightness of a JPEG, scaled down by 1, 2, 4 or 8 while it is decoded, so that a photo of a phone takes no more memory
 * than what is read of it. Colour is skipped.
 * @param side of the decoded image, which its longer side may not pass by more than the factor 2 requires
 * @returns null for a file that is no JPEG, or of a kind that is rarely made (`parseFrame`)
 */
export function decodeJpeg(bytes: Uint8Array, side: number): DecodedJpeg | typeof BEYOND_LIMIT | null {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return null;
  const tables = {
    quantisation: new Map<number, Int32Array>(),
    dc: new Map<number, Huffman>(),
    ac: new Map<number, Huffman>(),
  };
  let [orientation, interval] = [1, 0];
  let plane: LumaPlane | undefined;
  for (let at = 2; at + 4 <= bytes.length;) {
    const marker = bytes[at + 1]!;
    if (bytes[at] !== 0xff || marker === 0 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd8) || marker === 1) {
      at += bytes[at] === 0xff && marker !== 0xff ? 2 : 1;
      continue;
    }
    if (marker === 0xd9) break;
    const end = at + 2 + ((bytes[at + 2]! << 8) | bytes[at + 3]!);
    const payload = bytes.subarray(at + 4, end);
    at = end;
    if (marker === 0xdb) readQuantisation(payload, tables.quantisation);
    else if (marker === 0xc4) readHuffman(payload, tables);
    else if (marker === 0xdd) interval = (payload[0]! << 8) | payload[1]!;
    else if (marker === 0xe1) orientation = Math.max(orientation, parseOrientation(payload));
    else if (marker >= 0xc0 && marker <= 0xcf && marker !== 0xc8) {
      const frame = plane ? null : parseFrame(marker, payload);
      if (!frame) return null;
      const limit = frame.isProgressive ? MAX_PROGRESSIVE_PIXELS : LIMITS.pixels;
      if (frame.width * frame.height > limit) return BEYOND_LIMIT;
      plane = new LumaPlane(frame, scaleFor(frame, side));
    } else if (marker === 0xda && plane) {
      const scan = parseScan(payload, plane.frame, tables);
      if (scan) plane.read(scan, new BitReader(bytes, at), interval, tables.quantisation);
    }
  }
  return plane ? { image: plane.finish(), orientation, isCut: plane.isCut } : null;
}

/** Pixels of the decoded image a block: 8, 4, 2 or 1. */
function scaleFor({ width, height }: Frame, side: number): number {
  for (const size of [1, 2, 4]) if ((Math.max(width, height) * size) / 8 >= side) return size;
  return 8;
}

function readQuantisation(payload: Uint8Array, tables: Map<number, Int32Array>): void {
  for (let at = 0; at + 65 <= payload.length;) {
    const [bytes, id] = [payload[at]! >> 4 ? 2 : 1, payload[at]! & 15];
    const table = new Int32Array(64);
    at++;
    for (let index = 0; index < 64; index++, at += bytes) {
      table[ZIGZAG[index]!] = bytes === 1 ? payload[at]! : (payload[at]! << 8) | payload[at + 1]!;
    }
    tables.set(id, table);
  }
}

function readHuffman(payload: Uint8Array, tables: { dc: Map<number, Huffman>; ac: Map<number, Huffman> }): void {
  for (let at = 0; at + 17 <= payload.length;) {
    const counts = payload.subarray(at + 1, at + 17);
    const total = counts.reduce((sum, count) => sum + count, 0);
    const table = parseHuffman(counts, payload.slice(at + 17, at + 17 + total));
    (payload[at]! >> 4 ? tables.ac : tables.dc).set(payload[at]! & 15, table);
    at += 17 + total;
  }
}

function parseScan(
  payload: Uint8Array,
  frame: Frame,
  tables: { dc: Map<number, Huffman>; ac: Map<number, Huffman> },
): Scan | null {
  const count = payload[0]!;
  const components: ScanComponent[] = [];
  for (let index = 0; index < count; index++) {
    const [id, chosen] = [payload[1 + 2 * index], payload[2 + 2 * index]!];
    const component = frame.components.find((one) => one.id === id);
    if (!component) return null;
    const [dc, ac] = [tables.dc.get(chosen >> 4), tables.ac.get(chosen & 15)];
    components.push({ component, isLuma: component === frame.components[0], dc, ac, predicted: 0 });
  }
  const [from, to, bits] = payload.subarray(1 + 2 * count) as unknown as [number, number, number];
  // Scans of colour alone change nothing of the brightness.
  if (!components.some(({ isLuma }) => isLuma)) return null;
  return frame.isProgressive
    ? { components, from, to: Math.min(63, to), high: bits >> 4, low: bits & 15 }
    : { components, from: 0, to: 63, high: 0, low: 0 };
}

/** The brightness of an image while its scans are read. */
class LumaPlane {
  readonly frame: Frame;
  isCut = true;
  readonly #size: number;
  /** Of units, then of blocks of brightness, with those that fill the last unit. */
  readonly #unitsAcross: number;
  readonly #unitsDown: number;
  readonly #across: number;
  readonly #pixels: Uint8Array;
  readonly #coefficients: Int16Array;
  #runOfEnds = 0;
  #quantisation: Int32Array = new Int32Array(64).fill(1);

  constructor(frame: Frame, size: number) {
    const { width, height, components, isProgressive } = frame;
    const { across, down } = components[0]!;
    this.frame = frame;
    this.#size = size;
    this.#unitsAcross = Math.ceil(width / (8 * across));
    this.#unitsDown = Math.ceil(height / (8 * down));
    this.#across = this.#unitsAcross * across;
    const blocks = this.#across * this.#unitsDown * down;
    this.#pixels = new Uint8Array(blocks * size * size).fill(255);
    this.#coefficients = new Int16Array(isProgressive ? blocks * 64 : 64);
  }

  read(scan: Scan, bits: BitReader, interval: number, quantisation: ReadonlyMap<number, Int32Array>): void {
    const { components, isProgressive, width, height } = this.frame;
    this.#quantisation = quantisation.get(components[0]!.quantisation) ?? this.#quantisation;
    this.#runOfEnds = 0;
    const isAlone = scan.components.length === 1;
    // A scan of one component has its blocks row by row, without those that only fill the last unit.
    const across = isAlone ? Math.ceil(width / 8) : this.#unitsAcross;
    const down = isAlone ? Math.ceil(height / 8) : this.#unitsDown;
    for (let unit = 0; unit < across * down; unit++) {
      if (interval > 0 && unit > 0 && unit % interval === 0) {
        bits.restart();
        this.#runOfEnds = 0;
        for (const one of scan.components) one.predicted = 0;
      } else if (bits.isPastEnd && interval === 0) return;
      const [x, y] = [unit % across, Math.floor(unit / across)];
      for (const one of scan.components) {
        const [h, v] = isAlone ? [1, 1] : [one.component.across, one.component.down];
        for (let block = 0; block < h * v; block++) {
          const index = (y * v + Math.floor(block / h)) * this.#across + x * h + (block % h);
          if (isProgressive) this.#readProgressive(scan, one, bits, index);
          else this.#readWhole(one, bits, index);
        }
      }
    }
    this.isCut = false;
  }

  #readWhole(one: ScanComponent, bits: BitReader, index: number): void {
    const { dc, ac, isLuma } = one;
    if (!dc || !ac) return;
    const block = this.#coefficients;
    if (isLuma) block.fill(0);
    one.predicted += bits.signed(bits.symbol(dc) & 15);
    if (isLuma) block[0] = one.predicted;
    for (let k = 1; k < 64; k++) {
      const symbol = bits.symbol(ac);
      const length = symbol & 15;
      k += symbol >> 4;
      if (length === 0) {
        if (symbol >> 4 !== 15) break;
        continue;
      }
      const value = bits.signed(length);
      if (isLuma && k < 64) block[ZIGZAG[k]!] = value;
    }
    if (isLuma) this.#transform(block, 0, index);
  }

  #readProgressive(scan: Scan, one: ScanComponent, bits: BitReader, index: number): void {
    const { dc, ac, isLuma } = one;
    const { from, high, low } = scan;
    const block = this.#coefficients.subarray(isLuma ? index * 64 : 0, isLuma ? index * 64 + 64 : 0);
    if (from === 0) {
      if (high > 0) block[0]! |= bits.bit() << low;
      else if (dc) {
        one.predicted += bits.signed(bits.symbol(dc) & 15);
        block[0] = one.predicted << low;
      }
    } else if (ac && high === 0) this.#readFirst(scan, ac, bits, block);
    else if (ac) this.#refine(scan, ac, bits, block);
  }

  #readFirst({ from, to, low }: Scan, ac: Huffman, bits: BitReader, block: Int16Array): void {
    if (this.#runOfEnds > 0) {
      this.#runOfEnds--;
      return;
    }
    for (let k = from; k <= to; k++) {
      const symbol = bits.symbol(ac);
      const [run, length] = [symbol >> 4, symbol & 15];
      if (length === 0 && run < 15) {
        this.#runOfEnds = (1 << run) + bits.read(run) - 1;
        return;
      }
      k += run;
      if (length > 0 && k < 64) block[ZIGZAG[k]!] = bits.signed(length) << low;
    }
  }

  #refine({ from, to, low }: Scan, ac: Huffman, bits: BitReader, block: Int16Array): void {
    const step = 1 << low;
    const correct = (place: number) => {
      if (bits.bit() && (Math.abs(block[place]!) & step) === 0) block[place]! += block[place]! > 0 ? step : -step;
    };
    let k = from;
    if (this.#runOfEnds === 0) {
      for (; k <= to; k++) {
        const symbol = bits.symbol(ac);
        let run = symbol >> 4;
        let value = 0;
        if ((symbol & 15) !== 0) value = bits.bit() ? step : -step;
        else if (run < 15) {
          this.#runOfEnds = (1 << run) + bits.read(run);
          break;
        }
        for (; k <= to; k++) {
          const place = ZIGZAG[k]!;
          if (block[place] !== 0) correct(place);
          else if (run-- === 0) {
            block[place] = value;
            break;
          }
        }
      }
    }
    if (this.#runOfEnds === 0) return;
    for (; k <= to; k++) if (block[ZIGZAG[k]!] !== 0) correct(ZIGZAG[k]!);
    this.#runOfEnds--;
  }

  #transform(coefficients: Int16Array, offset: number, index: number): void {
    const [size, across] = [this.#size, this.#across];
    const place = Math.floor(index / across) * across * size * size + (index % across) * size;
    inverseTransform(coefficients, offset, this.#quantisation, size, this.#pixels, place, across * size);
  }

  finish(): GreyImage {
    const size = this.#size;
    if (this.frame.isProgressive) {
      for (let index = 0; index < this.#coefficients.length / 64; index++) {
        this.#transform(this.#coefficients, index * 64, index);
      }
    }
    const [width, height] = [this.frame.width, this.frame.height].map((side) =>
      Math.max(1, Math.round((side * size) / 8)),
    );
    const pixels = new Uint8Array(width! * height!);
    for (let y = 0; y < height!; y++) {
      const start = y * this.#across * size;
      pixels.set(this.#pixels.subarray(start, start + width!), y * width!);
    }
    return { width: width!, height: height!, pixels };
  }
}
