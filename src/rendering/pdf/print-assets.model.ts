/** What every PDF holds a part of. */
export interface PrintAssets {
  /** TrueType, with Latin, Greek, Cyrillic, Georgian, Armenian, Hebrew and Arabic. */
  readonly regular: Uint8Array;
  readonly bold: Uint8Array;
  /** ICC profile of the colours in which documents are written: sRGB. */
  readonly profile: Uint8Array;
  /** Reads what only documents with names of other scripts need: a font file, or a table of `PrintTables`. */
  readonly read: (file: string) => Promise<Uint8Array>;
}

/** Tables in JSON that the build makes beside the fonts. */
export interface PrintTables {
  /** The fonts of other scripts, each with its characters. */
  readonly "scripts.json": readonly FontCoverage[];
  /** How letters of Arabic join in each of the two fonts. */
  readonly "arabic.json": Readonly<Record<"regular" | "bold", ArabicForms>>;
}

export interface FontCoverage {
  /** A TrueType file. */
  readonly file: string;
  /** First and last code point of each range in turn. */
  readonly ranges: readonly number[];
}

export interface ArabicForms {
  /** By code point: the glyphs of a letter that stands alone, ends, begins, and is between letters. */
  readonly letters: Readonly<Record<string, readonly [alone: number, last: number, first: number, between: number]>>;
  /** By two code points with a space between: the glyph of both, alone and joined to a letter before. */
  readonly ligatures: Readonly<Record<string, readonly [alone: number, last: number]>>;
}
