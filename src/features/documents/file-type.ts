import { fileTypeFromBuffer } from "file-type";
import type { FileFormat } from "../../domain/templates/documents/document.ts";
import { bytesInMemory, type FileBytes } from "../../platform/archive.ts";
import { isPlainDocx } from "./docx-archive.ts";

interface FormatFacts {
  readonly mediaType: string;
  /** Other media types that senders declare for it. */
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

/** Bytes from a file's beginning that its type is read from. */
export const SNIFFED_BYTES = 65_536;

/** The format of a declared media type; null for one that no requirement accepts. */
export function declaredFormat(mediaType: string): FileFormat | null {
  const formats = Object.entries(FORMATS) as [FileFormat, FormatFacts][];
  return formats.find(([, facts]) => [facts.mediaType, ...facts.aliases].includes(mediaType))?.[0] ?? null;
}

/**
 * The format that a file's first bytes show, whatever its name or declared type. For an archive the directory at its
 * end is read too.
 */
export async function sniffFormat(head: Uint8Array, file: FileBytes = bytesInMemory(head)): Promise<FileFormat | null> {
  const found = await fileTypeFromBuffer(head);
  // Some writers order a document's parts so that it looks like any other ZIP.
  if (found?.ext === "zip" || found?.ext === "docx") return (await isPlainDocx(file)) ? "docx" : null;
  return found !== undefined && found.ext in FORMATS ? (found.ext as FileFormat) : null;
}
