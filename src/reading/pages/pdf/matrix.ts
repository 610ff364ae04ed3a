/** [a, b, c, d, e, f] of a PDF: x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = readonly [number, number, number, number, number, number];
export type Point = readonly [number, number];
/** [left, top, right, bottom], in points from the top left corner of the page as shown. */
export type Bounds = readonly [number, number, number, number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** The matrix that applies `inner` first and `outer` to its result. */
export const multiply = (outer: Matrix, inner: Matrix): Matrix => [
  outer[0] * inner[0] + outer[2] * inner[1],
  outer[1] * inner[0] + outer[3] * inner[1],
  outer[0] * inner[2] + outer[2] * inner[3],
  outer[1] * inner[2] + outer[3] * inner[3],
  outer[0] * inner[4] + outer[2] * inner[5] + outer[4],
  outer[1] * inner[4] + outer[3] * inner[5] + outer[5],
];

export const apply = (matrix: Matrix, x: number, y: number): Point => [
  matrix[0] * x + matrix[2] * y + matrix[4],
  matrix[1] * x + matrix[3] * y + matrix[5],
];

/** The bounds of a rectangle given by two corners, after a transformation. */
export function boundsOf(matrix: Matrix, x0: number, y0: number, x1: number, y1: number): Bounds {
  const corners = [apply(matrix, x0, y0), apply(matrix, x1, y0), apply(matrix, x0, y1), apply(matrix, x1, y1)];
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

export const intersect = (a: Bounds, b: Bounds): Bounds => [
  Math.max(a[0], b[0]),
  Math.max(a[1], b[1]),
  Math.min(a[2], b[2]),
  Math.min(a[3], b[3]),
];

export const areaOf = (bounds: Bounds): number =>
  Math.max(0, bounds[2] - bounds[0]) * Math.max(0, bounds[3] - bounds[1]);

export const contains = (bounds: Bounds, [x, y]: Point): boolean =>
  x >= bounds[0] && x <= bounds[2] && y >= bounds[1] && y <= bounds[3];
