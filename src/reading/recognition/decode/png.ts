import { Unzlib } from "fflate";
import { LIMITS } from "../../ports.ts";
import type { GreyImage } from "../grey-image.ts";
import { BEYOND_LIMIT } from "./jpeg.ts";
import { paeth } from "../../paeth.ts";

const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

interface Header {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly colour: number;
}

export interface DecodedPng {
  readonly image: GreyImage;
  /** Whether the file ends before its image does. */
  readonly isCut: boolean;
}

/**
 * The brightness of a PNG on white paper, row by row, so that a large image takes no more memory than what is read of it.
 * @param side of the decoded image: a longer one is scaled down by a whole number to no less
 * @returns null for a file that is no PNG, is interlaced or has a wrong header
 */
export function decodePng(bytes: Uint8Array, side: number): DecodedPng | typeof BEYOND_LIMIT | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 33 || view.getUint32(0) !== 0x89504e47 || view.getUint32(12) !== 0x49484452) return null;
  const header: Header = {
    width: view.getUint32(16),
    height: view.getUint32(20),
    depth: bytes[24]!,
    colour: bytes[25]!,
  };
  if (!isReadable(header) || bytes[28] !== 0) return null;
  if (header.width * header.height > LIMITS.pixels) return BEYOND_LIMIT;
  let levels = new Uint8Array(256);
  let rows: Rows | undefined;
  const inflate = new Unzlib((chunk) => rows?.take(chunk));
  try {
    for (let at = 8; at + 12 <= bytes.length;) {
      const [length, type] = [view.getUint32(at), view.getUint32(at + 4)];
      const payload = bytes.subarray(at + 8, at + 8 + length);
      at += 12 + length;
      if (type === 0x504c5445) levels = levelsOf(payload);
      else if (type === 0x74524e53 && header.colour === 3)
        payload.forEach((alpha, i) => (levels[i] = onWhite(levels[i]!, alpha)));
      else if (type === 0x49444154) {
        rows ??= new Rows(header, levels, Math.max(1, Math.floor(Math.max(header.width, header.height) / side)));
        inflate.push(payload);
      } else if (type === 0x49454e44) break;
    }
  } catch {
    // Damaged data: what came before it stands.
  }
  return rows ? { image: rows.image, isCut: !rows.isWhole } : null;
}

function isReadable({ width, height, depth, colour }: Header): boolean {
  const depths = colour === 0 ? [1, 2, 4, 8, 16] : colour === 3 ? [1, 2, 4, 8] : [8, 16];
  return width > 0 && height > 0 && colour in CHANNELS && depths.includes(depth);
}

const grey = (red: number, green: number, blue: number): number => (red * 77 + green * 150 + blue * 29) >> 8;

const onWhite = (level: number, alpha: number): number => 255 - ((((255 - level) * alpha) / 255 + 0.5) | 0);

function levelsOf(palette: Uint8Array): Uint8Array<ArrayBuffer> {
  const levels = new Uint8Array(256);
  for (let at = 0; at + 2 < palette.length && at < 768; at += 3) {
    levels[at / 3] = grey(palette[at]!, palette[at + 1]!, palette[at + 2]!);
  }
  return levels;
}

/** Rows of a PNG as they are unpacked: a byte that names the filter, then the filtered bytes. */
class Rows {
  readonly image: GreyImage;
  readonly #header: Header;
  readonly #levels: Uint8Array;
  readonly #factor: number;
  /** Bytes of a pixel; 1 for less. */
  readonly #pixelBytes: number;
  #row: Uint8Array;
  #above: Uint8Array;
  #filled = 0;
  #y = 0;
  readonly #sums: Uint32Array;

  constructor(header: Header, levels: Uint8Array, factor: number) {
    const bits = header.depth * CHANNELS[header.colour]!;
    this.#header = header;
    this.#levels = levels;
    this.#factor = factor;
    this.#pixelBytes = Math.max(1, bits >> 3);
    const rowBytes = 1 + Math.ceil((header.width * bits) / 8);
    this.#row = new Uint8Array(rowBytes);
    this.#above = new Uint8Array(rowBytes);
    const [width, height] = [header.width, header.height].map((side) => Math.max(1, Math.floor(side / factor)));
    this.image = { width: width!, height: height!, pixels: new Uint8Array(width! * height!).fill(255) };
    this.#sums = new Uint32Array(width!);
  }

  get isWhole(): boolean {
    return this.#y === this.#header.height;
  }

  take(chunk: Uint8Array): void {
    for (let at = 0; at < chunk.length && !this.isWhole;) {
      const count = Math.min(chunk.length - at, this.#row.length - this.#filled);
      this.#row.set(chunk.subarray(at, at + count), this.#filled);
      at += count;
      this.#filled += count;
      if (this.#filled < this.#row.length) return;
      this.#unfilter();
      this.#addUp();
      [this.#row, this.#above] = [this.#above, this.#row];
      this.#filled = 0;
      this.#y++;
    }
  }

  #unfilter(): void {
    const [row, above, step] = [this.#row, this.#above, this.#pixelBytes];
    const filter = row[0]!;
    if (filter === 0) return;
    for (let at = 1; at < row.length; at++) {
      const left = at > step ? row[at - step]! : 0;
      const up = above[at]!;
      if (filter === 1) row[at]! += left;
      else if (filter === 2) row[at]! += up;
      else if (filter === 3) row[at]! += (left + up) >> 1;
      else row[at]! += paeth(left, up, at > step ? above[at - step]! : 0);
    }
  }

  #addUp(): void {
    const { width, pixels, height } = this.image;
    const [factor, sums] = [this.#factor, this.#sums];
    const y = Math.floor(this.#y / factor);
    if (y >= height) return;
    for (let x = 0, source = 0; x < width; x++) {
      for (let count = 0; count < factor; count++) sums[x]! += this.#level(source++);
    }
    if (this.#y % factor < factor - 1) return;
    const area = factor * factor;
    for (let x = 0; x < width; x++) pixels[y * width + x] = sums[x]! / area;
    sums.fill(0);
  }

  /** Brightness of the row's pixel at `x`. */
  #level(x: number): number {
    const { depth, colour } = this.#header;
    const row = this.#row;
    if (depth < 8) {
      const bit = x * depth;
      const value = (row[1 + (bit >> 3)]! >> (8 - depth - (bit & 7))) & ((1 << depth) - 1);
      return colour === 3 ? this.#levels[value]! : (value * 255) / ((1 << depth) - 1);
    }
    const [at, step] = [1 + x * this.#pixelBytes, depth >> 3];
    switch (colour) {
      case 0:
        return row[at]!;
      case 3:
        return this.#levels[row[at]!]!;
      case 4:
        return onWhite(row[at]!, row[at + step]!);
      default: {
        const level = grey(row[at]!, row[at + step]!, row[at + 2 * step]!);
        return colour === 6 ? onWhite(level, row[at + 3 * step]!) : level;
      }
    }
  }
}
