import { apply, type Bounds, boundsOf, type Matrix, type Point } from "./matrix.ts";

/** An area that is painted. */
export interface Fill {
  readonly bounds: Bounds;
  /** `#rrggbb`; null for a pattern, a shading or what shines through. */
  readonly colour: string | null;
  /** Whether it fills its bounds. */
  readonly isRectangle: boolean;
  readonly isOpaque: boolean;
  /** Place among all that is drawn on the page. */
  readonly order: number;
}

/** How PDF.js writes a path: a code, then so many numbers. */
const MOVE = 0;
const LINE = 1;
const NUMBERS = [2, 2, 6, 4, 0];

/** The parts of a path, each with its bounds on the page. */
export function fillsOf(path: Float32Array | null, ctm: Matrix): Pick<Fill, "bounds" | "isRectangle">[] {
  const parts: { points: Point[]; isStraight: boolean }[] = [];
  for (let at = 0; path !== null && at < path.length;) {
    const code = path[at]!;
    const count = NUMBERS[code] ?? 0;
    if (code === MOVE) parts.push({ points: [], isStraight: true });
    const part = parts.at(-1);
    if (part !== undefined) {
      if (count > 2) part.isStraight = false;
      for (let offset = 1; offset < count; offset += 2) {
        part.points.push(apply(ctm, path[at + offset]!, path[at + offset + 1]!));
      }
      if (code === LINE && part.points.length > 5) part.isStraight = false;
    }
    at += 1 + count;
  }
  return parts
    .filter(({ points }) => points.length > 2)
    .map(({ points, isStraight }) => ({ bounds: boundsOfPoints(points), isRectangle: isStraight && isBox(points) }));
}

function boundsOfPoints(points: readonly Point[]): Bounds {
  let bounds: Bounds = boundsOf([1, 0, 0, 1, 0, 0], ...points[0]!, ...points[0]!);
  for (const [x, y] of points) {
    bounds = [Math.min(bounds[0], x), Math.min(bounds[1], y), Math.max(bounds[2], x), Math.max(bounds[3], y)];
  }
  return bounds;
}

/** Four corners, each side along an axis. */
function isBox(points: readonly Point[]): boolean {
  if (points.length < 4) return false;
  return points.every(([x, y], at) => {
    const [nextX, nextY] = points[(at + 1) % points.length]!;
    return Math.abs(x - nextX) < 0.5 || Math.abs(y - nextY) < 0.5;
  });
}
