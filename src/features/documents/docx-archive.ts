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

const CONTENT_TYPES = "[content_types].xml";
const CONTENT_TYPES_MAX_BYTES = 1_048_576;
const LOCAL_HEADER = "PK\u0003\u0004";
const LOCAL_HEADER_BYTES = 30;
const STORED = 0;
const DEFLATED = 8;

/** Parts with macros, and embedded documents that may have some. */
const MACRO_PART = /(?:^|\/)vba(?:project|data)[^/]*$|\.(?:doc|dot|xls|xlt|xla|ppt|pot|pps|ppa|sld)m$/;
const MACRO_TYPE = /macroenabled|vbaproject|vbadata|ms-office\.vba/i;

/**
 * Whether an archive is a Word document without macros, by its directory and its list of content types. Anything
 * ambiguous is not a document.
 */
export async function isPlainDocx(file: FileBytes): Promise<boolean> {
  const entries = await readEntries(file);
  if (entries === null || entries.some(({ name }) => MACRO_PART.test(name))) return false;
  const types = entries.find(({ name }) => name === CONTENT_TYPES);
  if (types === undefined || !entries.some(({ name }) => name.startsWith("word/"))) return false;
  const text = await readText(file, types);
  // A list of types needs no entities or document type declaration, and either could hide a macro's content type.
  return text !== null && !MACRO_TYPE.test(text) && !/&#|<!/.test(text);
}

async function readEntries(file: FileBytes): Promise<ArchiveEntry[] | null> {
  const tailAt = Math.max(0, file.size - TAIL_BYTES);
  const place = findDirectory(await file.read(tailAt, file.size - tailAt), file.size);
  return place && readDirectory(await file.read(place.at, place.bytes), place.entries);
}

async function readText(file: FileBytes, entry: ArchiveEntry): Promise<string | null> {
  if (entry.compressedBytes > CONTENT_TYPES_MAX_BYTES) return null;
  const header = Buffer.from(await file.read(entry.headerAt, LOCAL_HEADER_BYTES));
  if (header.length < LOCAL_HEADER_BYTES || header.toString("latin1", 0, 4) !== LOCAL_HEADER) return null;
  const at = entry.headerAt + LOCAL_HEADER_BYTES + header.readUInt16LE(26) + header.readUInt16LE(28);
  const bytes = await file.read(at, entry.compressedBytes);
  if (bytes.byteLength !== entry.compressedBytes || header.readUInt16LE(8) !== entry.method) return null;
  const text = entry.method === STORED ? bytes : entry.method === DEFLATED ? await inflate(bytes) : null;
  return text && decode(text);
}

/** Inflates up to the limit; null for longer or broken data. */
async function inflate(bytes: Uint8Array): Promise<Uint8Array | null> {
  const inflated = new Blob([Uint8Array.from(bytes)]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  const pieces: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const piece of inflated) {
      length += piece.byteLength;
      if (length > CONTENT_TYPES_MAX_BYTES) return null;
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
