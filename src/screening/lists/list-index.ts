import { canonicalHash } from "../../platform/canonical-json.ts";
import { sha256Hex } from "../../platform/hashing.ts";
import type { ListEntry } from "../list-entry.ts";

/** 52 bits of a hash, which a number represents exactly. */
const HEX = 13;
const shorten = (hash: string): number => parseInt(hash.slice(0, HEX), 16);

/** Number of an entry in an index. */
export const idNumber = (id: string): number => shorten(sha256Hex(id));

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

interface IndexLine {
  readonly id: number;
  readonly fingerprint: number;
  /** Id and name as JSON. */
  readonly label: string;
}

export function* readIndex(text: string): Generator<IndexLine> {
  for (let from = 0; from < text.length;) {
    const end = text.indexOf("\n", from);
    const line = text.slice(from, end === -1 ? text.length : end);
    const [id, fingerprint] = [shorten(line), shorten(line.slice(HEX, 2 * HEX))];
    yield { id, fingerprint, label: line.slice(2 * HEX) };
    from = end === -1 ? text.length : end + 1;
  }
}

export type EntryChange = "added" | "changed" | "removed" | "same";

/**
 * Fingerprints of the entries of two versions by the number of their id, in flat arrays: 24 bytes a slot. Entries of one
 * version with the same id share a combined fingerprint, whatever their order.
 */
export class VersionTable {
  readonly #mask: number;
  readonly #ids: Float64Array;
  readonly #before: Float64Array;
  readonly #after: Float64Array;

  /** @param most entries of both versions together */
  constructor(most: number) {
    const slots = 2 ** Math.ceil(Math.log2(Math.max(2 * most, 2)));
    this.#mask = slots - 1;
    this.#ids = new Float64Array(slots);
    this.#before = new Float64Array(slots);
    this.#after = new Float64Array(slots);
  }

  addBefore = (id: number, fingerprint: number): void => this.#add(this.#before, id, fingerprint);
  addAfter = (id: number, fingerprint: number): void => this.#add(this.#after, id, fingerprint);

  /** What became of an entry; null for an id of neither version. */
  changeOf(id: number): EntryChange | null {
    const slot = this.#slotOf(id);
    return this.#ids[slot] === 0 ? null : this.#changeAt(slot);
  }

  count(): Readonly<Record<EntryChange, number>> {
    const counts = { added: 0, changed: 0, removed: 0, same: 0 };
    for (let slot = 0; slot <= this.#mask; slot++) if (this.#ids[slot] !== 0) counts[this.#changeAt(slot)]++;
    return counts;
  }

  /** Numbers of the entries that only the version before has. */
  removed(): Set<number> {
    const removed = new Set<number>();
    for (let slot = 0; slot <= this.#mask; slot++) {
      if (this.#ids[slot] !== 0 && this.#changeAt(slot) === "removed") removed.add(this.#ids[slot]! - 1);
    }
    return removed;
  }

  #changeAt(slot: number): EntryChange {
    const [before, after] = [this.#before[slot]!, this.#after[slot]!];
    if (before === 0) return "added";
    if (after === 0) return "removed";
    return before === after ? "same" : "changed";
  }

  #add(fingerprints: Float64Array, id: number, fingerprint: number): void {
    const slot = this.#slotOf(id);
    this.#ids[slot] = id + 1;
    // Never 0, which stands for no entry. The sum of two is below 2^53.
    fingerprints[slot] = 1 + ((fingerprints[slot]! + fingerprint) % FINGERPRINTS);
  }

  #slotOf(id: number): number {
    let slot = id & this.#mask;
    while (this.#ids[slot] !== 0 && this.#ids[slot] !== id + 1) slot = (slot + 1) & this.#mask;
    return slot;
  }
}

const FINGERPRINTS = 2 ** (4 * HEX) - 1;
