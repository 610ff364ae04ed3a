import type { ReadLine, ReadPage, ReadWarning } from "../domain/readings/reading.model.ts";
import type { ReadSignature } from "../domain/readings/read-signature.model.ts";

/** The parts of reading, as they know each other. */

/** Bounds of one document. What is beyond them is named in a warning. */
export const LIMITS = {
  pages: 25,
  /** Of one page's image, after which it is scaled down or refused before it is decoded. */
  pixels: 40_000_000,
  /** Of the whole document. */
  milliseconds: 60_000,
  /** Of the document's, for its pages; what was begun when they ran out takes some of the rest. */
  pagesMilliseconds: 57_000,
  /** Of a text layer, all pages. */
  characters: 400_000,
} as const;

/** An image of a page or a photo. */
export type PageImage =
  /** A whole JPEG or PNG file. */
  | { readonly format: "file"; readonly bytes: Uint8Array }
  /** 8-bit grey, row by row. */
  | { readonly format: "grey"; readonly bytes: Uint8Array; readonly width: number; readonly height: number };

/** How an image of one bit a pixel is stored in a PDF: as JBIG2 (ITU-T T.88) or as a fax (T.4 and T.6). */
export type PackedCoding =
  /** `shared` are segments that several images use. */
  | { readonly format: "jbig2"; readonly shared: Uint8Array | null }
  /** `k` below 0: rows by the row above (Group 4); 0: each by itself; above 0: some of each (Group 3). */
  | { readonly format: "fax"; readonly k: number; readonly isByteAligned: boolean; readonly isBlackOne: boolean };

export interface PackedImage {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly coding: PackedCoding;
}

export interface RecognisedPage {
  /** Pixels of the image as it was read, after turning. */
  readonly width: number;
  readonly height: number;
  readonly rotation: number;
  /** Boxes in pixels of the image. */
  readonly lines: readonly ReadLine[];
  /** Mean confidence, 0 to 1. */
  readonly confidence: number;
  readonly warnings: readonly ReadWarning[];
}

/** Optical recognition: one page at a time in an isolate. */
export interface Recogniser {
  /**
   * Reads an image, after straightening it. Lines of a machine-readable zone, if it has one, come as read by the zone's
   * own model, each once, and in place of what the language model made of them.
   * @throws DOMException `AbortError` when the signal aborts before it begins; never for an image that it cannot read.
   */
  recognise(image: PageImage, signal: AbortSignal): Promise<RecognisedPage>;
  /** One bit a pixel, 1 is white, in rows of whole bytes from the top; null for what cannot be decoded. */
  unpack(image: PackedImage): Promise<Uint8Array | null>;
}

/** Pages of a document with their text. */
export interface PagesRead {
  readonly pages: readonly ReadPage[];
  readonly page_count: number;
  readonly warnings: readonly ReadWarning[];
  /** Whether every page within the limits gave usable text, or is blank. */
  readonly is_whole: boolean;
}

/** What the file itself shows beside its text. */
export interface Inspection {
  readonly warnings: readonly ReadWarning[];
  readonly signatures: readonly ReadSignature[];
}
