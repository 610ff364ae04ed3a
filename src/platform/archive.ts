import { type ArchiveEntry, findDirectory, readDirectory, TAIL_BYTES } from "./archive-directory.rules.ts";

/** The bytes of a file, in memory or in storage. */
export interface FileBytes {
  readonly size: number;
  read(at: number, bytes: number): Promise<Uint8Array>;
}

export const bytesInMemory = (bytes: Uint8Array): FileBytes => ({
  size: bytes.byteLength,
  read: async (at, length) => bytes.subarray(at, at + length),
});

const LOCAL_HEADER = "PK\u0003\u0004";
const LOCAL_HEADER_BYTES = 30;
const STORED = 0;
const DEFLATED = 8;

/** The entries of a ZIP archive; null for anything ambiguous. */
export async function readEntries(file: FileBytes): Promise<ArchiveEntry[] | null> {
  const tailAt = Math.max(0, file.size - TAIL_BYTES);
  const place = findDirectory(await file.read(tailAt, file.size - tailAt), file.size);
  return place && readDirectory(await file.read(place.at, place.bytes), place.entries);
}

/** The text of an XML entry; null if it is broken or longer than the limit, which nothing is inflated beyond. */
export async function readXmlEntry(file: FileBytes, entry: ArchiveEntry, maxBytes: number): Promise<string | null> {
  if (entry.compressedBytes > maxBytes) return null;
  const header = Buffer.from(await file.read(entry.headerAt, LOCAL_HEADER_BYTES));
  if (header.length < LOCAL_HEADER_BYTES || header.toString("latin1", 0, 4) !== LOCAL_HEADER) return null;
  const at = entry.headerAt + LOCAL_HEADER_BYTES + header.readUInt16LE(26) + header.readUInt16LE(28);
  const bytes = await file.read(at, entry.compressedBytes);
  if (bytes.byteLength !== entry.compressedBytes || header.readUInt16LE(8) !== entry.method) return null;
  const text = entry.method === STORED ? bytes : entry.method === DEFLATED ? await inflate(bytes, maxBytes) : null;
  return text && decode(text);
}

async function inflate(bytes: Uint8Array, maxBytes: number): Promise<Uint8Array | null> {
  const inflated = new Blob([Uint8Array.from(bytes)]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  const pieces: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const piece of inflated) {
      length += piece.byteLength;
      if (length > maxBytes) return null;
      pieces.push(piece);
    }
  } catch {
    return null;
  }
  return Buffer.concat(pieces);
}

/** XML may be UTF-16, with a byte order mark or recognisable by its zero bytes. */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if ((first === 0xfe && second === 0xff) || first === 0) return new TextDecoder("utf-16be").decode(bytes);
  if ((first === 0xff && second === 0xfe) || second === 0) return new TextDecoder("utf-16le").decode(bytes);
  return new TextDecoder().decode(bytes);
}
