import { strToU8, zipSync, type Zippable } from "fflate";

/** The smallest files of each kind that are what they say. */
export const PDF = strToU8("%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n");
/** Interlaced, which recognition rejects; with any other picture it would start its engine and try four rotations. */
export const PNG = Uint8Array.from(
  Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAFoEvQfAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  ),
);
export const JPG = Uint8Array.from(
  Buffer.from("ffd8ffe000104a46494600010100000100010000ffdb004300080606070605080707ffd9", "hex"),
);
export const EXE = Uint8Array.from(Buffer.concat([Buffer.from("MZ"), Buffer.alloc(200, 144)]));

const CONTENT_TYPES = (main: string) =>
  strToU8(
    `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`,
  );
const WORD = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";
const MACRO_WORD = "application/vnd.ms-word.document.macroEnabled.main+xml";

const pack = (entries: Zippable) => zipSync(entries, { mtime: "1980-01-01" });

export const DOCX = pack({
  "[Content_Types].xml": CONTENT_TYPES(WORD),
  "_rels/.rels": strToU8("<Relationships/>"),
  "word/document.xml": strToU8("<w:document/>"),
});
/** Some writers put the list of contents last. */
export const DOCX_ODD_ORDER = pack({
  "docProps/app.xml": strToU8("<Properties/>"),
  "word/document.xml": strToU8("<w:document/>"),
  "[Content_Types].xml": strToU8("<Types/>"),
});
export const DOCM = pack({
  "[Content_Types].xml": CONTENT_TYPES(MACRO_WORD),
  "word/document.xml": strToU8("<w:document/>"),
  "word/vbaProject.bin": strToU8("macro"),
});
/** A macro document that calls itself a plain one. */
export const DISGUISED_DOCM = pack({
  "[Content_Types].xml": CONTENT_TYPES(WORD),
  "word/document.xml": strToU8("<w:document/>"),
  "word/vbaProject.bin": strToU8("macro"),
});
const noise = (bytes: number) => new Uint8Array(bytes).map((_, at) => (at * at * 31 + (at >> 3)) % 251);
const plain = { "[Content_Types].xml": CONTENT_TYPES(WORD), "word/document.xml": strToU8("<w:document/>") };
const stored = (bytes: Uint8Array): [Uint8Array, { level: 0 }] => [bytes, { level: 0 }];

/** A plain document whose first part alone is so long. */
export const longDocx = (bytes: number) => pack({ "word/media/scan.bin": stored(noise(bytes)), ...plain });
/** Macros that come after so many bytes of a picture. */
export const lateMacros = (bytes: number) =>
  pack({ ...plain, "word/media/scan.bin": stored(noise(bytes)), "word/vbaProject.bin": strToU8("macro") });
/** Macros under another name, which only the list of content types tells. */
export const renamedMacros = (bytes: number) =>
  pack({
    "word/media/scan.bin": stored(noise(bytes)),
    "word/document.xml": strToU8("<w:document/>"),
    "word/harmless.bin": strToU8("macro"),
    "[Content_Types].xml": CONTENT_TYPES(MACRO_WORD),
  });
/** The same list of content types in other letters. */
export const typesAs = (encode: (text: string) => Uint8Array, main = MACRO_WORD) =>
  pack({
    "[Content_Types].xml": encode(new TextDecoder().decode(CONTENT_TYPES(main))),
    "word/document.xml": strToU8("x"),
  });
export const docxWith = (entries: Zippable) => pack({ ...plain, ...entries });
export const ZIP = pack({ "readme.txt": strToU8("hello") });

/** A PDF of exactly so many bytes. */
export function pdfOfSize(bytes: number): Uint8Array {
  const file = new Uint8Array(bytes).fill(32);
  file.set(PDF);
  return file;
}
