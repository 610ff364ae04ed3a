import { fileTypeFromBuffer } from "file-type";
import type { FileFormat } from "../../domain/templates/documents/document.ts";
import { bytesInMemory, type FileBytes, isPlainDocx } from "./docx-archive.ts";

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

/**
 * The format that a file's first bytes show, whatever it is called or declared as. An archive is read from its
 * directory too, which lies at its end.
 */
export async function sniffFormat(head: Uint8Array, file: FileBytes = bytesInMemory(head)): Promise<FileFormat | null> {
  const found = await fileTypeFromBuffer(head);
  // Some writers put a document's parts in an order that sniffing takes for any other ZIP.
  if (found?.ext === "zip" || found?.ext === "docx") return (await isPlainDocx(file)) ? "docx" : null;
  return found !== undefined && found.ext in FORMATS ? (found.ext as FileFormat) : null;
}
