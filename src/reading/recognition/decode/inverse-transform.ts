/** By size: how much a coefficient of frequency `u` adds to the pixel `x`, at `x * size + u`. */
const BASES = new Map(
  [1, 2, 4, 8].map((size) => [
    size,
    Float32Array.from({ length: size * size }, (_, index) => {
      const [x, u] = [Math.floor(index / size), index % size];
      return 0.5 * (u === 0 ? Math.SQRT1_2 : 1) * Math.cos(((2 * x + 1) * u * Math.PI) / (2 * size));
    }),
  ]),
);

const middle = new Float32Array(64);

/**
 * Writes a block of 8 by 8 coefficients as `size` by `size` pixels (1, 2, 4 or 8). A smaller block needs only the lowest
 * frequencies, which is what scales it down.
 */
export function inverseTransform(
  coefficients: Int16Array,
  offset: number,
  quantisation: Int32Array,
  size: number,
  pixels: Uint8Array,
  place: number,
  stride: number,
): void {
  const basis = BASES.get(size)!;
  let isFlat = true;
  for (let v = 0; v < size; v++) {
    for (let x = 0; x < size; x++) middle[v * size + x] = 0;
    for (let u = 0; u < size; u++) {
      const value = coefficients[offset + v * 8 + u]! * quantisation[v * 8 + u]!;
      if (value === 0) continue;
      if (u + v > 0) isFlat = false;
      for (let x = 0; x < size; x++) middle[v * size + x]! += value * basis[x * size + u]!;
    }
  }
  if (isFlat) {
    const level = clamp(middle[0]! * basis[0]! + 128.5);
    for (let y = 0; y < size; y++) pixels.fill(level, place + y * stride, place + y * stride + size);
    return;
  }
  for (let y = 0; y < size; y++) {
    const row = place + y * stride;
    for (let x = 0; x < size; x++) {
      let sum = 128.5;
      for (let v = 0; v < size; v++) sum += middle[v * size + x]! * basis[y * size + v]!;
      pixels[row + x] = clamp(sum);
    }
  }
}

const clamp = (value: number): number => (value < 0 ? 0 : value > 255 ? 255 : value);
