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

/**
 * Reads one list format. Entries are yielded while the file is read; the file is valid only if the reader ends without
 * an error. `beside` is a second file that some formats have.
 * @throws ListFormatError if the file does not match the format
 */
export type ListReader = (bytes: ByteStream, beside?: ByteStream) => AsyncGenerator<ListEntry, ListSummary>;

/** The file is truncated, malformed or of another format. None of its entries may be used. */
export class ListFormatError extends Error {
  override readonly name = "ListFormatError";
}
