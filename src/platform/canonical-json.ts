import { compareText } from "./compare-text.ts";
import canonicalize from "canonicalize";
import { sha256Hex, sha256Tagged } from "./hashing.ts";

/** RFC 8785 (JCS) text of a JSON value. @throws TypeError if the value has no JSON form. */
export function canonicalJson(value: unknown): string {
  const text = canonicalize(value);
  if (text === undefined) throw new TypeError("value has no JSON form");
  return text;
}

/** Hex SHA-256 over the RFC 8785 text of a value. */
export const canonicalHash = (value: unknown): string => sha256Hex(canonicalJson(value));

/** `bundle_hash`: SHA-256 over [{id, data_hash}], sorted by id so that the order of collection does not matter. */
export function bundleHash(evidence: readonly { readonly id: string; readonly data_hash: string }[]): string {
  const pairs = evidence.map(({ id, data_hash }) => ({ id, data_hash })).sort((a, b) => compareText(a.id, b.id));
  return sha256Tagged(canonicalJson(pairs));
}
