import type { PageImage } from "../../ports.ts";
import type { GreyImage } from "../grey-image.ts";
import { orient } from "../prepare/resample.ts";
import { BEYOND_LIMIT, decodeJpeg } from "./jpeg.ts";
import { decodePng } from "./png.ts";

export interface DecodedImage {
  readonly image: GreyImage;
  readonly isCut: boolean;
}

/**
 * The brightness of an image as it is shown, scaled down where it is much longer than `side`.
 * @returns null if it is of a kind that is not read here
 */
export function decodeImage(source: PageImage, side: number): DecodedImage | typeof BEYOND_LIMIT | null {
  if (source.format === "grey") {
    const { width, height, bytes } = source;
    return width * height > 0 && bytes.length >= width * height
      ? { image: { width, height, pixels: bytes.subarray(0, width * height) }, isCut: false }
      : null;
  }
  const jpeg = decodeJpeg(source.bytes, side);
  if (jpeg === BEYOND_LIMIT) return BEYOND_LIMIT;
  return jpeg ? { image: orient(jpeg.image, jpeg.orientation), isCut: jpeg.isCut } : decodePng(source.bytes, side);
}
