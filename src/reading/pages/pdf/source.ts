import { LIMITS, type Recogniser } from "../../ports.ts";
import type { Deadline } from "../deadline.ts";
import { PackedImages } from "./packed-images.ts";
import { openPdf, type OpenOptions, type OpenPdf, type PdfPage, readOperations, TOO_MANY_PIXELS } from "./pdfjs.ts";

/** A PDF that is read, opened again in other ways where a page needs it. */
export class PdfSource {
  readonly #bytes: Uint8Array;
  readonly #deadline: Deadline;
  readonly #open = new Map<string, Promise<OpenPdf>>();

  constructor(bytes: Uint8Array, deadline: Deadline) {
    this.#bytes = bytes;
    this.#deadline = deadline;
  }

  /** @throws TimeRanOut, or an error of PDF.js by `name`. */
  open(how: Omit<OpenOptions, "maxPixels"> = {}): Promise<OpenPdf> {
    const key = JSON.stringify(how);
    const opened = this.#open.get(key) ?? openPdf(this.#bytes, { maxPixels: LIMITS.pixels, ...how }, this.#deadline);
    this.#open.set(key, opened);
    return opened;
  }

  packedImagesOf(page: PdfPage, recogniser: Recogniser): PackedImages {
    return new PackedImages(this.#bytes, page, recogniser);
  }

  /** Whether a page has an image that was left out because it has too many pixels. */
  async hasHugeImage(number: number): Promise<boolean> {
    if (!this.#mayHaveHugeImages()) return false;
    try {
      const { document } = await this.open({ stopsAtErrors: true });
      for await (const _ of readOperations(await document.getPage(number), this.#deadline));
      return false;
    } catch (error) {
      return error instanceof Error && error.message.includes(TOO_MANY_PIXELS);
    }
  }

  /** Opening a document again takes time: most have no side so long, and say so in plain text. */
  #mayHaveHugeImages(): boolean {
    const side = Math.floor(Math.sqrt(LIMITS.pixels));
    const text = Buffer.from(this.#bytes.buffer, this.#bytes.byteOffset, this.#bytes.byteLength).toString("latin1");
    for (const [, number, reference] of text.matchAll(/\/(?:Width|Height)\s*(\d+)(\s+\d+\s+R)?/g)) {
      if (reference !== undefined || Number(number) > side) return true;
    }
    return false;
  }

  async close(): Promise<void> {
    const all = [...this.#open.values()].map(async (opened) => (await opened).close());
    // Not awaited beyond the deadline: work that never ends does not end when it is told to either.
    await this.#deadline.race(Promise.allSettled(all)).catch(() => undefined);
  }
}
