import { decodeJpeg } from "../../recognition/decode/jpeg.ts";
import type { Deadline } from "../deadline.ts";
import type { PageContents, PlacedImage } from "./contents.ts";
import type { Bounds, Point } from "./matrix.ts";
import { objectOf, type PdfImage, type PdfPage, PIXELS } from "./pdfjs.ts";
import { boundsOfRun } from "./text-state.ts";

/** What an image shows at a place of the page. */
export interface ImageLook {
  /** Brightness, 0 to 255, of what most of an area shows; null where its pixels are not known. */
  ground(area: Bounds): number | null;
  /** Whether what lies under most of an area shines through. */
  isClear(area: Bounds): boolean;
}

/** Images with less text on or under them are not looked at. */
const LETTERS = 40;
/** Most images of a page that are looked at. */
const MOST = 20;
/** Pixels of the longer side that are enough to tell ground from ink. */
const SIDE = 800;
/** Of 255. */
const CLEAR = 128;
const ACROSS = 5;
const DOWN = 3;

/** The looks of the images of a page that text stands on, or lies under. */
export async function looksOf(
  page: PdfPage,
  contents: PageContents,
  deadline: Deadline,
): Promise<ReadonlyMap<PlacedImage, ImageLook>> {
  const looks = new Map<PlacedImage, ImageLook>();
  // What is invisible is told by its mode alone.
  const texts = contents.runs
    .filter(({ isInvisible }) => !isInvisible)
    .map((run) => ({ bounds: boundsOfRun(run), order: run.order, letters: run.glyphs.length }));
  for (const image of contents.images.filter((one) => !one.isMask && hasText(one, texts)).slice(0, MOST)) {
    const object =
      image.id === null ? (image.inline as PdfImage) : await deadline.race(objectOf<PdfImage>(page, image.id));
    const pixels = object && pixelsOf(object);
    if (pixels) looks.set(image, lookOf(image, pixels));
  }
  return looks;
}

interface PlacedText {
  readonly bounds: Bounds;
  readonly order: number;
  readonly letters: number;
}

function hasText({ bounds, order }: PlacedImage, texts: readonly PlacedText[]): boolean {
  let letters = 0;
  for (const { bounds: own, order: drawn, letters: count } of texts) {
    const isOn = own[0] < bounds[2] && own[2] > bounds[0] && own[1] < bounds[3] && own[3] > bounds[1];
    if (isOn) letters += drawn < order ? LETTERS : count;
    if (letters >= LETTERS) return true;
  }
  return false;
}

interface Pixels {
  readonly width: number;
  readonly height: number;
  grey(at: number): number;
  alpha(at: number): number;
}

function pixelsOf(image: PdfImage): Pixels | null {
  if (image.bitmap) {
    const jpeg = decodeJpeg(new Uint8Array(image.bitmap), SIDE);
    if (jpeg === null || typeof jpeg === "string") return null;
    const { width, height, pixels } = jpeg.image;
    return { width, height, grey: (at) => pixels[at]!, alpha: () => 255 };
  }
  const { data, width, height, kind = PIXELS.bits } = image;
  if (!data) return null;
  if (kind === PIXELS.bits) {
    const row = (width + 7) >> 3;
    const bit = (at: number) =>
      data[Math.floor(at / width) * row + ((at % width) >> 3)]! & (0x80 >> ((at % width) & 7));
    return { width, height, grey: (at) => (bit(at) ? 255 : 0), alpha: () => 255 };
  }
  const step = kind === PIXELS.rgb ? 3 : 4;
  return {
    width,
    height,
    grey: (at) => (data[at * step]! * 77 + data[at * step + 1]! * 150 + data[at * step + 2]! * 29) >> 8,
    alpha: (at) => (step === 3 ? 255 : data[at * step + 3]!),
  };
}

function lookOf({ matrix: [a, b, c, d, e, f] }: PlacedImage, pixels: Pixels): ImageLook {
  const { width, height } = pixels;
  const determinant = a * d - b * c;
  /** Values at places spread over an area, from the least to the greatest. */
  const spread = ([left, top, right, bottom]: Bounds, value: (at: number) => number): number[] => {
    const values: number[] = [];
    for (let row = 0; row < DOWN; row++) {
      for (let column = 0; column < ACROSS; column++) {
        const [dx, dy]: Point = [
          left + ((column + 0.5) / ACROSS) * (right - left) - e,
          top + ((row + 0.5) / DOWN) * (bottom - top) - f,
        ];
        const x = Math.floor(((d * dx - c * dy) / determinant) * width);
        const y = Math.floor((1 - (a * dy - b * dx) / determinant) * height);
        if (x >= 0 && y >= 0 && x < width && y < height) values.push(value(y * width + x));
      }
    }
    return values.toSorted((one, other) => one - other);
  };
  const middle = (values: readonly number[]): number | undefined => values[Math.floor(values.length / 2)];
  return {
    ground: (area) => middle(spread(area, (at) => pixels.grey(at))) ?? null,
    isClear: (area) => (middle(spread(area, (at) => pixels.alpha(at))) ?? 255) < CLEAR,
  };
}
