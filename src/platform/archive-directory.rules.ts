/** An entry as the directory of a ZIP archive states it. */
export interface ArchiveEntry {
  /** With slashes, in lower case: programs that open documents ignore case. */
  readonly name: string;
  readonly method: number;
  readonly compressedBytes: number;
  readonly headerAt: number;
}

export interface DirectoryPlace {
  readonly at: number;
  readonly bytes: number;
  readonly entries: number;
}

const END = "PK\u0005\u0006";
const END_BYTES = 22;
const END_64 = "PK\u0006\u0006";
const END_64_BYTES = 56;
const LOCATOR_64 = "PK\u0006\u0007";
const LOCATOR_64_BYTES = 20;
const ENTRY = "PK\u0001\u0002";
const ENTRY_BYTES = 46;
const ENCRYPTED = 0x1;
/** A document of 20 MB has some hundred parts. */
const DIRECTORY_MAX_BYTES = 1_048_576;
/** Size of the longest possible end: comment, end record, and the records of ZIP64 before it. */
export const TAIL_BYTES = END_BYTES + 65_535 + LOCATOR_64_BYTES + END_64_BYTES;

/**
 * Finds the directory from the last bytes of an archive. Null when programs could read different directories: two
 * ends, bytes after the end, bytes between directory and end, several volumes.
 */
export function findDirectory(tail: Uint8Array, size: number): DirectoryPlace | null {
  const bytes = asBuffer(tail);
  const at = bytes.lastIndexOf(END, undefined, "latin1");
  if (at < 0 || at !== bytes.indexOf(END, 0, "latin1") || at + END_BYTES > bytes.length) return null;
  if (at + END_BYTES + bytes.readUInt16LE(at + 20) !== bytes.length) return null;
  if (bytes.readUInt16LE(at + 4) !== 0 || bytes.readUInt16LE(at + 6) !== 0) return null;
  const offset = size - bytes.length;
  const stated = {
    entries: bytes.readUInt16LE(at + 10),
    bytes: bytes.readUInt32LE(at + 12),
    at: bytes.readUInt32LE(at + 16),
  };
  const hasLocator = at >= LOCATOR_64_BYTES && startsWith(bytes, at - LOCATOR_64_BYTES, LOCATOR_64);
  const place = hasLocator ? readZip64(bytes, at, offset, stated) : { ...stated, endsAt: offset + at };
  if (place === null || place.at + place.bytes !== place.endsAt || place.bytes > DIRECTORY_MAX_BYTES) return null;
  return { at: place.at, bytes: place.bytes, entries: place.entries };
}

/** The ZIP64 records must agree with each field of the end record that is not saturated. */
function readZip64(bytes: Buffer, endAt: number, offset: number, stated: DirectoryPlace) {
  const recordAt = Number(bytes.readBigUInt64LE(endAt - LOCATOR_64_BYTES + 8)) - offset;
  if (recordAt < 0 || recordAt + END_64_BYTES !== endAt - LOCATOR_64_BYTES) return null;
  if (!startsWith(bytes, recordAt, END_64)) return null;
  const read = {
    entries: Number(bytes.readBigUInt64LE(recordAt + 32)),
    bytes: Number(bytes.readBigUInt64LE(recordAt + 40)),
    at: Number(bytes.readBigUInt64LE(recordAt + 48)),
  };
  const agrees =
    (stated.entries === 0xffff || stated.entries === read.entries) &&
    (stated.bytes === 0xffff_ffff || stated.bytes === read.bytes) &&
    (stated.at === 0xffff_ffff || stated.at === read.at);
  return agrees ? { ...read, endsAt: offset + recordAt } : null;
}

/**
 * Reads the entries of a directory. Null when it disagrees with its end record, or when an entry is encrypted or
 * duplicated.
 */
export function readDirectory(directory: Uint8Array, count: number): ArchiveEntry[] | null {
  const bytes = asBuffer(directory);
  const entries: ArchiveEntry[] = [];
  const names = new Set<string>();
  let at = 0;
  while (at < bytes.length) {
    if (at + ENTRY_BYTES > bytes.length || !startsWith(bytes, at, ENTRY)) return null;
    const nameBytes = bytes.readUInt16LE(at + 28);
    const next = at + ENTRY_BYTES + nameBytes + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
    if (next > bytes.length || bytes.readUInt16LE(at + 8) & ENCRYPTED) return null;
    const name = normalName(bytes.toString("utf8", at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes));
    if (names.has(name)) return null;
    names.add(name);
    entries.push({
      name,
      method: bytes.readUInt16LE(at + 10),
      compressedBytes: bytes.readUInt32LE(at + 20),
      headerAt: bytes.readUInt32LE(at + 42),
    });
    at = next;
  }
  return entries.length === count ? entries : null;
}

const normalName = (name: string): string =>
  name
    .replaceAll("\\", "/")
    .replace(/^(?:\.?\/)+/, "")
    .toLowerCase();

const startsWith = (bytes: Buffer, at: number, mark: string): boolean =>
  bytes.toString("latin1", at, at + mark.length) === mark;

const asBuffer = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
