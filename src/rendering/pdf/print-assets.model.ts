/** What every PDF holds a part of. */
export interface PrintAssets {
  /** TrueType, with Latin, Greek and Cyrillic. */
  readonly regular: Uint8Array;
  readonly bold: Uint8Array;
  /** ICC profile of the colours in which documents are written: sRGB. */
  readonly profile: Uint8Array;
}
