import { strToU8, zipSync, type Zippable } from "fflate";

/** The smallest files of each kind that are what they say. */
export const PDF = strToU8("%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n");
export const PNG = Uint8Array.from(
  Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
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
export const ZIP = pack({ "readme.txt": strToU8("hello") });

/** A PDF of exactly so many bytes. */
export function pdfOfSize(bytes: number): Uint8Array {
  const file = new Uint8Array(bytes).fill(32);
  file.set(PDF);
  return file;
}
