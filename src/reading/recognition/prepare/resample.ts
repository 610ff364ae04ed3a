import type { GreyImage } from "../grey-image.ts";

/** Maps a point of the new image to one of the old: x = (ax + by + c) / (gx + hy + 1), y = (dx + ey + f) / (gx + hy + 1). */
export type Projection = readonly [
  a: number,
  b: number,
  c: number,
  d: number,
  e: number,
  f: number,
  g: number,
  h: number,
];

/** `first` maps new to middle, `second` middle to old. */
export function compose(first: Projection, second: Projection): Projection {
  const [p, q] = [
    [...first, 1],
    [...second, 1],
  ] as [number[], number[]];
  const product = Array.from({ length: 9 }, (_, index) => {
    const [row, column] = [Math.floor(index / 3), index % 3];
    return [0, 1, 2].reduce((sum, k) => sum + q[row * 3 + k]! * p[k * 3 + column]!, 0);
  });
  return product.slice(0, 8).map((value) => value / product[8]!) as unknown as Projection;
}

/** The image seen through a projection, bilinear; what lies outside of it is white. */
export function project(image: GreyImage, projection: Projection, width: number, height: number): GreyImage {
  const [a, b, c, d, e, f, g, h] = projection;
  const { width: across, height: down, pixels: source } = image;
  const pixels = new Uint8Array(width * height).fill(255);
  for (let y = 0, place = 0; y < height; y++) {
    for (let x = 0; x < width; x++, place++) {
      const depth = g * x + h * y + 1;
      const sx = (a * x + b * y + c) / depth;
      const sy = (d * x + e * y + f) / depth;
      if (!(sx >= -0.5 && sy >= -0.5 && sx <= across - 0.5 && sy <= down - 0.5)) continue;
      // Parts of 256, because whole numbers are faster.
      const [fx, fy] = [sx < 0 ? 0 : (sx * 256) | 0, sy < 0 ? 0 : (sy * 256) | 0];
      const [left, top, u, v] = [fx >> 8, fy >> 8, fx & 255, fy & 255];
      const at = top * across + left;
      const right = left + 1 < across ? 1 : 0;
      const below = top + 1 < down ? across : 0;
      const upper = (source[at]! << 8) + (source[at + right]! - source[at]!) * u;
      const lower = (source[at + below]! << 8) + (source[at + below + right]! - source[at + below]!) * u;
      pixels[place] = ((upper << 8) + (lower - upper) * v + 32768) >> 16;
    }
  }
  return { width, height, pixels };
}

/** Scales so that the longer side has so many pixels: by mean where it shrinks to less than a half, else bilinear. */
export function scaleTo(image: GreyImage, side: number): GreyImage {
  let scaled = image;
  const longer = () => Math.max(scaled.width, scaled.height);
  while (longer() >= 2 * side) scaled = halve(scaled);
  if (longer() === side) return scaled;
  const factor = longer() / side;
  const [width, height] = [scaled.width, scaled.height].map((old) => Math.max(1, Math.round(old / factor)));
  const shift = (factor - 1) / 2;
  return project(scaled, [factor, 0, shift, 0, factor, shift, 0, 0], width!, height!);
}

export function halve({ width, height, pixels }: GreyImage): GreyImage {
  const [across, down] = [Math.max(1, width >> 1), Math.max(1, height >> 1)];
  const half = new Uint8Array(across * down);
  const [right, below] = [width > 1 ? 1 : 0, height > 1 ? width : 0];
  for (let y = 0, place = 0; y < down; y++) {
    for (let x = 0, at = 2 * y * width; x < across; x++, place++, at += 2) {
      half[place] = (pixels[at]! + pixels[at + right]! + pixels[at + below]! + pixels[at + right + below]! + 2) >> 2;
    }
  }
  return { width: across, height: down, pixels: half };
}

/** Turned clockwise by a quarter so many times. */
export function turn(image: GreyImage, quarters: number): GreyImage {
  let turned = image;
  for (let count = 0; count < (quarters & 3); count++) {
    const { width, height, pixels } = turned;
    const next = new Uint8Array(pixels.length);
    for (let y = 0, at = 0; y < height; y++) {
      for (let x = 0; x < width; x++) next[x * height + (height - 1 - y)] = pixels[at++]!;
    }
    turned = { width: height, height: width, pixels: next };
  }
  return turned;
}

/** As it is shown, by the orientation of EXIF (1 to 8). */
export function orient(image: GreyImage, orientation: number): GreyImage {
  const isMirrored = [2, 4, 5, 7].includes(orientation);
  const quarters = { 3: 2, 4: 2, 5: 3, 6: 1, 7: 1, 8: 3 }[orientation] ?? 0;
  return turn(isMirrored ? mirror(image) : image, quarters);
}

function mirror({ width, height, pixels }: GreyImage): GreyImage {
  const mirrored = pixels.slice();
  for (let y = 0; y < height; y++) mirrored.subarray(y * width, (y + 1) * width).reverse();
  return { width, height, pixels: mirrored };
}
