import type { ListEntry } from "../list-entry.ts";

/** The bytes of a list file, streamed. */
export type ByteStream = AsyncIterable<Uint8Array>;

/** Data of a list file besides its entries. */
export interface ListSummary {
  /** The list's own date, YYYY-MM-DD; null if its format has none. */
  readonly version: string | null;
  /** Number of skipped entries, which are neither sanctioned nor politically exposed. */
  readonly leftOut: number;
}

/** Files that belong to the CSV of OFAC: other names, addresses, and remarks too long for the first file. */
export type FilesBeside = Readonly<Partial<Record<"alt" | "add" | "comments", ByteStream>>>;

/**
 * Reads one list format. Entries are yielded while the file is read; the file is valid only if the reader ends without
 * an error.
 * @throws ListFormatError if the file does not match the format
 */
export type ListReader = (bytes: ByteStream, beside: FilesBeside) => AsyncGenerator<ListEntry, ListSummary>;

/** The file is truncated, malformed or of another format. None of its entries may be used. */
export class ListFormatError extends Error {
  override readonly name = "ListFormatError";
}
