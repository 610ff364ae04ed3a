import { PIXELS, type PdfImage } from "./pdf/pdfjs.ts";

export interface GreyPixels {
  readonly width: number;
  readonly height: number;
  /** 0 is black. */
  readonly bytes: Uint8Array;
}

/** A page of A4 at 300 dots an inch has 8.7 million; recognition gains nothing from more. */
export const GREY_PIXELS = 10_000_000;

/** Grey pixels of an image, each the mean of a square of its pixels where it has more than recognition needs. */
export function toGrey(image: PdfImage): GreyPixels | null {
  const { data, width, height } = image;
  const kind = image.kind ?? PIXELS.bits;
  const rowBytes = kind === PIXELS.bits ? (width + 7) >> 3 : width * (kind === PIXELS.rgb ? 3 : 4);
  if (!data || width < 1 || height < 1 || data.length < rowBytes) return null;
  const factor = Math.ceil(Math.sqrt((width * height) / GREY_PIXELS));
  const columns = Math.max(1, Math.floor(width / factor));
  const rows = Math.max(1, Math.floor(height / factor));
  // A scan that was cut off has white where its rows are missing.
  const bytes = new Uint8Array(columns * rows).fill(255);
  const row = new Uint8Array(width);
  const sums = new Uint32Array(columns);
  for (let y = 0; y < rows; y++) {
    sums.fill(0);
    for (let part = 0; part < factor; part++) {
      const at = (y * factor + part) * rowBytes;
      if (at + rowBytes > data.length) return { width: columns, height: rows, bytes };
      fillRow(row, data, at, kind);
      for (let x = 0; x < columns * factor; x++) sums[(x / factor) | 0]! += row[x]!;
    }
    for (let x = 0; x < columns; x++) bytes[y * columns + x] = sums[x]! / (factor * factor);
  }
  return { width: columns, height: rows, bytes };
}

function fillRow(row: Uint8Array, data: Uint8Array | Uint8ClampedArray, at: number, kind: number): void {
  for (let x = 0; x < row.length; x++) {
    if (kind === PIXELS.bits) {
      row[x] = data[at + (x >> 3)]! & (0x80 >> (x & 7)) ? 255 : 0;
      continue;
    }
    const pixel = at + x * (kind === PIXELS.rgb ? 3 : 4);
    const grey = (data[pixel]! * 77 + data[pixel + 1]! * 150 + data[pixel + 2]! * 29) >> 8;
    const alpha = kind === PIXELS.rgb ? 255 : data[pixel + 3]!;
    // What is transparent shows the white of the page.
    row[x] = 255 + ((grey - 255) * alpha) / 255;
  }
}

/** Share of pixels that are clearly darker than paper. */
export function inkShare({ bytes }: GreyPixels): number {
  let dark = 0;
  for (const value of bytes) if (value < 128) dark++;
  return dark / bytes.length;
}
