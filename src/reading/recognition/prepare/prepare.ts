import type { GreyImage } from "../grey-image.ts";
import { evenLight } from "./light.ts";
import { project, scaleTo, turn } from "./resample.ts";
import { findLines, levelling } from "./skew.ts";

/** Of the longer side. Above, letters get no clearer, and WebAssembly memory passes its bound; below, small ones blur. */
export const MAX_SIDE = 2400;
const MIN_SIDE = 1400;

/** Lines of a page that lies on its side stand out so much more when it is turned. */
const SIDEWAYS = 2.5;

export interface PreparedImage {
  readonly image: GreyImage;
  /** Degrees by which it was turned clockwise, 0 or 90. Only reading shows whether it is upside down. */
  readonly rotation: number;
}

/** An image as recognition wants it: of a middling size, in even light, with level lines. */
export function prepare(original: GreyImage): PreparedImage {
  const longer = Math.max(original.width, original.height);
  const even = evenLight(scaleTo(original, Math.min(Math.max(longer, MIN_SIDE), MAX_SIDE)));
  const onItsSide = turn(even, 1);
  const [asItLies, turned] = [findLines(even), findLines(onItsSide)];
  const isSideways = turned.sharpness > SIDEWAYS * asItLies.sharpness;
  const [image, { degrees }] = isSideways ? [onItsSide, turned] : [even, asItLies];
  return { image: level(image, degrees), rotation: isSideways ? 90 : 0 };
}

const level = (image: GreyImage, degrees: number): GreyImage =>
  Math.abs(degrees) < 0.15 ? image : project(image, levelling(image, degrees), image.width, image.height);

/** The fifth of a page's height with the most ink. */
export function densestPart({ width, height, pixels }: GreyImage): GreyImage {
  const band = Math.ceil(height / 20);
  const ink = Array.from({ length: Math.ceil(height / band) }, (_, index) => {
    let dark = 0;
    for (let at = index * band * width; at < Math.min(height, (index + 1) * band) * width; at += 3) {
      if (pixels[at]! < 150) dark++;
    }
    return dark;
  });
  const inkFrom = (from: number) => ink.slice(from, from + 4).reduce((sum, dark) => sum + dark, 0);
  const best = ink.slice(3).reduce((most, _, from) => (inkFrom(from) > inkFrom(most) ? from : most), 0);
  const rows = Math.min(height, (best + 4) * band) - best * band;
  return { width, height: rows, pixels: pixels.subarray(best * band * width, (best * band + rows) * width) };
}
