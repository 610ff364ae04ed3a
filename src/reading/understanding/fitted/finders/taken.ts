/** Characters of a text that are found already: what overlaps them is not found again. In linear time, whatever the text. */
export class Taken {
  readonly #characters: Uint8Array;

  /** @param length Characters of the text. */
  constructor(length: number) {
    this.#characters = new Uint8Array(length);
  }

  add(from: number, to: number): void {
    this.#characters.fill(1, from, to);
  }

  overlaps(from: number, to: number): boolean {
    return this.#characters.subarray(from, to).includes(1);
  }
}
