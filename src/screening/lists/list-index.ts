import { canonicalHash } from "../../platform/canonical-json.ts";
import { sha256Hex } from "../../platform/hashing.ts";
import type { ListEntry } from "../list-entry.ts";

/** 52 bits of a hash, which a number represents exactly. */
const HEX = 13;
const shorten = (hash: string): number => parseInt(hash.slice(0, HEX), 16);

/** Index lines of a part: hash of the id, fingerprint of the entry, then id and name as JSON. */
export function writeIndex(entries: Iterable<ListEntry>): string {
  const lines: string[] = [];
  for (const entry of entries) {
    const id = sha256Hex(entry.id).slice(0, HEX);
    const fingerprint = canonicalHash(entry).slice(0, HEX);
    lines.push(`${id}${fingerprint}${JSON.stringify([entry.id, entry.names[0]!.name])}`);
  }
  return lines.join("\n");
}

/** Fingerprints by hash of the entry's id. Entries with the same id share a combined fingerprint. */
export function readIndex(texts: readonly string[]): Map<number, number> {
  const fingerprints = new Map<number, number>();
  for (const line of linesOf(texts)) {
    const id = parseInt(line.slice(0, HEX), 16);
    const fingerprint = parseInt(line.slice(HEX, 2 * HEX), 16);
    const other = fingerprints.get(id);
    fingerprints.set(id, other === undefined ? fingerprint : shorten(sha256Hex(`${other} ${fingerprint}`)));
  }
  return fingerprints;
}

/** Id and name of the first `limit` entries whose hash is wanted. */
export function findInIndex(
  texts: readonly string[],
  isWanted: (id: number) => boolean,
  limit: number,
): { readonly id: string; readonly name: string }[] {
  const found: { readonly id: string; readonly name: string }[] = [];
  for (const line of linesOf(texts)) {
    if (!isWanted(parseInt(line.slice(0, HEX), 16))) continue;
    const [id, name] = JSON.parse(line.slice(2 * HEX)) as [string, string];
    if (found.push({ id, name }) >= limit) break;
  }
  return found;
}

function* linesOf(texts: readonly string[]): Generator<string> {
  for (const text of texts) {
    for (let from = 0; from < text.length;) {
      const end = text.indexOf("\n", from);
      yield text.slice(from, end === -1 ? text.length : end);
      from = end === -1 ? text.length : end + 1;
    }
  }
}
