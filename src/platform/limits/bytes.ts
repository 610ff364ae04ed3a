/** Bytes of a value as SQLite stores it. */
export function bytesOf(value: unknown): number {
  if (typeof value === "string") return textBytes(value);
  if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return value.byteLength;
  return value === null || value === undefined ? 0 : 8;
}

/** A lower bound is enough for a text that is far from every limit. */
const SHORT = 10_000;

const textBytes = (text: string): number => (text.length < SHORT ? text.length : Buffer.byteLength(text));

export const sumOfBytes = (values: readonly unknown[]): number =>
  values.reduce((sum: number, value) => sum + bytesOf(value), 0);

export const largestBytes = (values: readonly unknown[]): number => Math.max(0, ...values.map(bytesOf));
