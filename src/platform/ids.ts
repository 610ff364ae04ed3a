import { createHash, createHmac } from "node:crypto";

/** Formats 16 bytes as a UUID version 4. */
export function uuidFromBytes(bytes: Uint8Array): string {
  const b = Uint8Array.from(bytes.subarray(0, 16));
  b[6] = (b[6]! & 0x0f) | 0x40;
  b[8] = (b[8]! & 0x3f) | 0x80;
  const hex = Buffer.from(b).toString("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/**
 * Repeatable ids: the n-th id of a request with an idempotency key is the same on every attempt, so a request that is
 * retried after a crash creates nothing twice.
 */
export function seededIds(seed: string): () => string {
  let n = 0;
  return () => uuidFromBytes(createHmac("sha256", seed).update(String(n++)).digest());
}

/** An id that the same parts always give: a step that runs again writes the same records, not new ones. */
export const derivedId = (...parts: readonly (string | number)[]): string =>
  uuidFromBytes(createHash("sha256").update(JSON.stringify(parts)).digest());

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

export const isUuid = (text: string): boolean => UUID.test(text);

export const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString("base64url");
