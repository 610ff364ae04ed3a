import type { GreyImage } from "../grey-image.ts";
import { halve, type Projection } from "./resample.ts";

/** Of the image that the angle is measured on. */
const MEASURED_SIDE = 900;
const MAX_DEGREES = 5;

export interface Lines {
  /** By which the lines fall from left to right. */
  readonly degrees: number;
  /** How sharply they stand out at that angle: 1 is not at all. */
  readonly sharpness: number;
}

/** The angle at which lines of ink stand out most, to a twentieth of a degree, in even light. */
export function findLines(image: GreyImage): Lines {
  let small = image;
  while (Math.max(small.width, small.height) > MEASURED_SIDE * 1.5) small = halve(small);
  const edges = lowerEdges(small);
  let best: Lines = { degrees: 0, sharpness: sharpness(edges, small.height, 0) };
  for (const step of [0.5, 0.1, 0.05]) {
    const reach = step === 0.5 ? MAX_DEGREES / step : 4;
    const middle = best.degrees;
    for (let index = -reach; index <= reach; index++) {
      const degrees = Math.round((middle + index * step) * 100) / 100;
      const value = sharpness(edges, small.height, degrees);
      if (value > best.sharpness) best = { degrees, sharpness: value };
    }
  }
  return best;
}

interface Points {
  readonly x: Float32Array;
  readonly y: Float32Array;
}

/** No letter of a page that fills an image has thicker strokes, in pixels of the image that is measured. */
const STROKE = 14;

/** Where thin ink ends downwards: most of it lies on the lines that text stands on. The edge of a table is no ink. */
function lowerEdges({ width, height, pixels }: GreyImage): Points {
  const [x, y]: [number[], number[]] = [[], []];
  for (let row = STROKE; row + 1 < height; row++) {
    for (let column = 0; column < width; column++) {
      const at = row * width + column;
      if (pixels[at]! >= 150 || pixels[at + width]! < 150) continue;
      let above = 1;
      while (above <= STROKE && pixels[at - above * width]! < 150) above++;
      if (above > STROKE) continue;
      x.push(column);
      y.push(row);
    }
  }
  return { x: Float32Array.from(x), y: Float32Array.from(y) };
}

/** How unevenly the points fall into rows. */
function sharpness({ x, y }: Points, rows: number, degrees: number): number {
  const slope = Math.tan((degrees * Math.PI) / 180);
  const counts = new Uint32Array(2 * rows + 4000);
  const shift = Math.floor(rows / 2) + 1000;
  for (let index = 0; index < x.length; index++) counts[(y[index]! - slope * x[index]! + shift) | 0]!++;
  let sum = 0;
  for (const count of counts) sum += count * count;
  return x.length === 0 ? 0 : (sum * rows) / (x.length * x.length);
}

/** From an image whose lines are level to one whose lines fall by so many degrees, about the middle. */
export function levelling({ width, height }: GreyImage, degrees: number): Projection {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const [x, y] = [(width - 1) / 2, (height - 1) / 2];
  return [cos, -sin, x - cos * x + sin * y, sin, cos, y - sin * x - cos * y, 0, 0];
}
