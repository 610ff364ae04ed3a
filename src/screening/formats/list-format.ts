import type { ListEntry } from "../list-entry.ts";

/** The bytes of a list file as they come. */
export type ByteStream = AsyncIterable<Uint8Array>;

/** What a whole list file said besides its entries. */
export interface ListSummary {
  /** The date the list states for itself, YYYY-MM-DD; null where its format holds none. */
  readonly version: string | null;
  /** Entries that are on the file but neither sanctioned nor politically exposed. */
  readonly leftOut: number;
}

/**
 * Reads one list format. It yields entries while the file is still being read, so only its end tells whether
 * the file was whole. `beside` is a second file that some formats come with.
 * @throws ListFormatError as soon as the file is not what the format says.
 */
export type ListReader = (bytes: ByteStream, beside?: ByteStream) => AsyncGenerator<ListEntry, ListSummary>;

/** A file that is truncated, malformed, or of another format: nothing of it may be used. */
export class ListFormatError extends Error {
  override readonly name = "ListFormatError";
}
