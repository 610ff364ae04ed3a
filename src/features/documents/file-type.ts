import { fileTypeFromBuffer } from "file-type";
import type { FileFormat } from "../cases/templates/documents/document.ts";

interface FormatFacts {
  readonly mediaType: string;
  /** Other names under which senders declare it. */
  readonly aliases: readonly string[];
  readonly extensions: readonly string[];
}

export const FORMATS: Readonly<Record<FileFormat, FormatFacts>> = {
  pdf: { mediaType: "application/pdf", aliases: ["application/x-pdf"], extensions: ["pdf"] },
  docx: {
    mediaType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    aliases: [],
    extensions: ["docx"],
  },
  png: { mediaType: "image/png", aliases: ["image/x-png"], extensions: ["png"] },
  jpg: { mediaType: "image/jpeg", aliases: ["image/jpg", "image/pjpeg"], extensions: ["jpg", "jpeg"] },
};

/** How much of a file's beginning its type is read from. */
export const SNIFFED_BYTES = 65_536;

/** The format a sender declares, or null for one that no requirement accepts. */
export function declaredFormat(mediaType: string): FileFormat | null {
  const formats = Object.entries(FORMATS) as [FileFormat, FormatFacts][];
  return formats.find(([, facts]) => [facts.mediaType, ...facts.aliases].includes(mediaType))?.[0] ?? null;
}

/** The format that a file's first bytes show, whatever it is called or declared as. */
export async function sniffFormat(head: Uint8Array): Promise<FileFormat | null> {
  const found = await fileTypeFromBuffer(head);
  if (found?.ext === "zip") return looksLikeDocx(head) ? "docx" : null;
  if (found?.ext === "docx" && entryNames(head).includes(MACROS)) return null;
  return found !== undefined && found.ext in FORMATS ? (found.ext as FileFormat) : null;
}

const MACROS = "word/vbaProject.bin";
const LOCAL_HEADER = Buffer.from("PK\u0003\u0004", "latin1");
const LOCAL_HEADER_BYTES = 30;
const ENCRYPTED = 0x1;
/** Longer than any name in a document: headers that lie about it would each take in all that follows. */
const NAME_MAX_BYTES = 256;

/**
 * Some writers put a docx's parts in an order that sniffing takes for any other ZIP. The names in the first
 * local headers say what it is; nothing is unpacked.
 */
function looksLikeDocx(head: Uint8Array): boolean {
  const names = entryNames(head);
  return (
    names.includes("[Content_Types].xml") && names.some((name) => name.startsWith("word/")) && !names.includes(MACROS)
  );
}

/** Names of the ZIP entries whose headers lie in these bytes; none of an encrypted archive. */
function entryNames(head: Uint8Array): string[] {
  const bytes = Buffer.from(head.buffer, head.byteOffset, head.byteLength);
  const names: string[] = [];
  for (let at = bytes.indexOf(LOCAL_HEADER); at !== -1; at = bytes.indexOf(LOCAL_HEADER, at + 4)) {
    if (at + LOCAL_HEADER_BYTES > bytes.length) break;
    if (bytes.readUInt16LE(at + 6) & ENCRYPTED) return [];
    const nameBytes = Math.min(bytes.readUInt16LE(at + 26), NAME_MAX_BYTES);
    names.push(bytes.toString("utf8", at + LOCAL_HEADER_BYTES, at + LOCAL_HEADER_BYTES + nameBytes));
  }
  return names;
}
