import { sha256Hex } from "../../platform/hashing.ts";

/** Hexadecimal digits of a hash that a number represents exactly, and those of the 32 bits beside it. */
const [HEX, MORE] = [13, 8];
const FIRST_SLOTS = 1 << 16;

/**
 * The ids of a list by 84 bits of their hashes, in flat arrays: millions of ids as texts would take more memory than all
 * else in an import.
 */
export class SeenIds {
  #size = 0;
  #hashes = new Float64Array(FIRST_SLOTS);
  #rest = new Uint32Array(FIRST_SLOTS);

  get size(): number {
    return this.#size;
  }

  /** @returns false if it was there */
  add(id: string): boolean {
    if (3 * this.#size >= 2 * this.#hashes.length) this.#grow();
    const hex = sha256Hex(id);
    // 0 stands for an empty slot.
    const isNew = this.#put(1 + parseInt(hex.slice(0, HEX), 16), parseInt(hex.slice(HEX, HEX + MORE), 16));
    if (isNew) this.#size++;
    return isNew;
  }

  #put(hash: number, rest: number): boolean {
    const mask = this.#hashes.length - 1;
    let slot = rest & mask;
    for (; this.#hashes[slot] !== 0; slot = (slot + 1) & mask)
      if (this.#hashes[slot] === hash && this.#rest[slot] === rest) return false;
    this.#hashes[slot] = hash;
    this.#rest[slot] = rest;
    return true;
  }

  #grow(): void {
    const [hashes, rest] = [this.#hashes, this.#rest];
    this.#hashes = new Float64Array(2 * hashes.length);
    this.#rest = new Uint32Array(2 * rest.length);
    for (const [slot, hash] of hashes.entries()) if (hash !== 0) this.#put(hash, rest[slot]!);
  }
}
