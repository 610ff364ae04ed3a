import { createHash, hash, timingSafeEqual } from "node:crypto";

/** Lower-case hex SHA-256. Synchronous, so that it can run inside a Durable Object's transaction. */
export function sha256Hex(data: string | Uint8Array): string {
  return hash("sha256", data, "hex");
}

export const sha256Bytes = (data: Uint8Array): Uint8Array => createHash("sha256").update(data).digest();

/** The form of `data_hash`, `evidence_hash` and `bundle_hash`: `sha256:<hex>`. */
export function sha256Tagged(data: string | Uint8Array): string {
  return `sha256:${sha256Hex(data)}`;
}

/** Compares two strings of equal length in constant time. */
export function equalInConstantTime(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}
