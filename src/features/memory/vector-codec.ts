/** Bytes before the components: the scale as a 32-bit float, little-endian. */
const HEADER_BYTES = 4;

/** Packs a vector into one byte per component: a quarter of its size as floats, and precise enough to rank by. */
export function packVector(vector: readonly number[]): Uint8Array {
  const scale = vector.reduce((max, value) => Math.max(max, Math.abs(value)), 0) / 127;
  const bytes = new Uint8Array(HEADER_BYTES + vector.length);
  new DataView(bytes.buffer).setFloat32(0, scale, true);
  const components = new Int8Array(bytes.buffer, HEADER_BYTES);
  if (scale > 0) vector.forEach((value, at) => (components[at] = Math.round(value / scale)));
  return bytes;
}

export function unpackVector(bytes: Uint8Array): number[] {
  const scale = new DataView(bytes.buffer, bytes.byteOffset).getFloat32(0, true);
  return Array.from(new Int8Array(bytes.buffer, bytes.byteOffset + HEADER_BYTES, bytes.byteLength - HEADER_BYTES)).map(
    (component) => component * scale,
  );
}

/** Cosine of a unit vector and a packed vector; 0 when their dimensions differ. */
export function cosineOfPacked(unit: readonly number[], bytes: Uint8Array): number {
  const components = new Int8Array(bytes.buffer, bytes.byteOffset + HEADER_BYTES, bytes.byteLength - HEADER_BYTES);
  if (components.length !== unit.length) return 0;
  let dot = 0;
  let square = 0;
  for (let at = 0; at < unit.length; at++) {
    const component = components[at]!;
    dot += unit[at]! * component;
    square += component * component;
  }
  return square === 0 ? 0 : dot / Math.sqrt(square);
}
