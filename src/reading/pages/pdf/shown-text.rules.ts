/**
 * Of one stream of page contents. PDF.js makes an object of every character that a page shows, some 100 bytes each, so a few
 * kilobytes that unpack to millions of characters fill an isolate. A dense page has 10,000.
 */
const MOST_CHARACTERS = 400_000;
const MOST_OPERATORS = 30_000;

const [OPEN, CLOSE, BACKSLASH, T, J, CAPITAL_J] = ["(", ")", "\\", "T", "j", "J"].map((sign) => sign.charCodeAt(0));

/** Counts, piece by piece, what the unpacked contents of a page show. */
export class ShownText {
  #characters = 0;
  #operators = 0;
  #depth = 0;
  #last = 0;

  /** @returns whether it is more than any page shows. */
  add(piece: Uint8Array): boolean {
    for (const byte of piece) {
      if (this.#last === BACKSLASH) this.#last = 0;
      else {
        if (byte === OPEN) this.#depth++;
        else if (byte === CLOSE && this.#depth > 0) this.#depth--;
        else if (this.#depth > 0) this.#characters++;
        else if (this.#last === T && (byte === J || byte === CAPITAL_J)) this.#operators++;
        this.#last = byte;
      }
    }
    // Programs of fonts and images have such bytes as well, but no operators that show text.
    return this.#operators > MOST_OPERATORS || (this.#characters > MOST_CHARACTERS && this.#operators > 100);
  }
}
