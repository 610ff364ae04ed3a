import { LIMITS, type PageImage } from "../../ports.ts";
import type { Deadline } from "../deadline.ts";
import { GREY_PIXELS, type GreyPixels, toGrey } from "../grey.ts";
import { imageSize } from "../image-size.rules.ts";
import type { PlacedImage } from "./contents.ts";
import { type Matrix, multiply } from "./matrix.ts";
import { boundsOfPicture, type Picture } from "./page-images.rules.ts";
import type { PackedImages } from "./packed-images.ts";
import { objectOf, type PdfImage, type PdfPage } from "./pdfjs.ts";

/** A picture of a page, ready to be recognised, and where it lies. */
export interface LoadedPicture {
  readonly image: PageImage;
  /** From the unit square, y up, to the page as shown. */
  readonly toPage: Matrix;
}

/** Why a picture was not loaded: its compression is unknown here, or its strips are JPEG files that must be decoded. */
export type NotLoaded = "undecodable" | "jpeg_strips";

/** @throws TimeRanOut */
export async function loadPicture(
  page: PdfPage,
  picture: Picture,
  packed: PackedImages,
  deadline: Deadline,
): Promise<LoadedPicture | NotLoaded> {
  const parts: { placed: PlacedImage; grey: GreyPixels }[] = [];
  for (const placed of picture) {
    const object =
      placed.id === null ? (placed.inline as PdfImage) : await deadline.race(objectOf<PdfImage>(page, placed.id));
    if (object?.bitmap) {
      if (picture.length > 1) return "jpeg_strips";
      const bytes = new Uint8Array(object.bitmap);
      const size = imageSize(bytes);
      if (size === null || size.width * size.height > LIMITS.pixels) return "undecodable";
      return { image: { format: "file", bytes }, toPage: placed.matrix };
    }
    const pixels = object ?? (await deadline.race(packed.find(placed)));
    const grey = pixels && toGrey(pixels);
    if (!grey) return "undecodable";
    parts.push({ placed, grey });
  }
  const [first] = parts;
  const [a, b, c, d] = first!.placed.matrix;
  const isUpright = a > 0 && d < 0 && Math.abs(b) < 0.01 * a && Math.abs(c) < 0.01 * -d;
  if (parts.length === 1 && isUpright) {
    return { image: { format: "grey", ...first!.grey }, toPage: first!.placed.matrix };
  }
  return compose(parts, picture);
}

/** Draws the parts of a picture as the page shows them: turned, mirrored and side by side. */
function compose(parts: readonly { placed: PlacedImage; grey: GreyPixels }[], picture: Picture): LoadedPicture {
  const [left, top, right, bottom] = boundsOfPicture(picture);
  const [width, height] = [right - left, bottom - top];
  const density = Math.max(
    ...parts.map(({ placed: { matrix }, grey }) =>
      Math.max(grey.width / Math.hypot(matrix[0], matrix[1]), grey.height / Math.hypot(matrix[2], matrix[3])),
    ),
  );
  const scale = Math.min(density, Math.sqrt(GREY_PIXELS / (width * height)));
  const [columns, rows] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
  const canvas = new Uint8Array(columns * rows).fill(255);
  for (const { placed, grey } of parts) {
    const toPixels: Matrix = [columns / width, 0, 0, rows / height, (-left * columns) / width, (-top * rows) / height];
    // From a pixel of the image, y down, to a pixel of the canvas.
    const forward = multiply(multiply(toPixels, placed.matrix), [1 / grey.width, 0, 0, -1 / grey.height, 0, 1]);
    drawInto(canvas, columns, rows, grey, forward);
  }
  const image = { format: "grey", bytes: canvas, width: columns, height: rows } as const;
  return { image, toPage: [width, 0, 0, -height, left, bottom] };
}

function drawInto(canvas: Uint8Array, columns: number, rows: number, grey: GreyPixels, forward: Matrix): void {
  const [a, b, c, d, e, f] = forward;
  const determinant = a * d - b * c;
  if (Math.abs(determinant) < 1e-9) return;
  const xs = [0, grey.width].flatMap((x) => [0, grey.height].map((y) => a * x + c * y + e));
  const ys = [0, grey.width].flatMap((x) => [0, grey.height].map((y) => b * x + d * y + f));
  const [fromX, toX] = [Math.max(0, Math.floor(Math.min(...xs))), Math.min(columns, Math.ceil(Math.max(...xs)))];
  const [fromY, toY] = [Math.max(0, Math.floor(Math.min(...ys))), Math.min(rows, Math.ceil(Math.max(...ys)))];
  for (let y = fromY; y < toY; y++) {
    for (let x = fromX; x < toX; x++) {
      const [dx, dy] = [x + 0.5 - e, y + 0.5 - f];
      const sourceX = Math.floor((d * dx - c * dy) / determinant);
      const sourceY = Math.floor((a * dy - b * dx) / determinant);
      if (sourceX < 0 || sourceY < 0 || sourceX >= grey.width || sourceY >= grey.height) continue;
      canvas[y * columns + x] = grey.bytes[sourceY * grey.width + sourceX]!;
    }
  }
}
