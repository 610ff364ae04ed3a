import { createReadStream } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { crc32, createInflateRaw } from "node:zlib";
import { CliError } from "../program.ts";

const END_SIGNATURE = 0x06054b50;
const END64_SIGNATURE = 0x06064b50;
const END64_LOCATOR_SIGNATURE = 0x07064b50;
const ENTRY_SIGNATURE = 0x02014b50;
const LOCAL_SIGNATURE = 0x04034b50;
const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED_BIT = 1;
/** The end record, and the longest comment that may follow it. */
const END_MAX_BYTES = 22 + 65_535;
/** In place of what does not fit in 32 bits, which then stands in a field of its own (ZIP64). */
const IN_EXTRA = 0xffffffff;

export interface ZipEntry {
  readonly name: string;
  readonly size: number;
  readonly compressedSize: number;
  readonly crc: number;
  readonly method: number;
  readonly offset: number;
}

/**
 * The entries of a ZIP by its central directory, which stands at its end: a file that was cut off has none.
 * @throws CliError when it is no whole ZIP.
 */
export async function listZip(path: string): Promise<readonly ZipEntry[]> {
  const file = await open(path);
  try {
    const { count, offset, size } = await findDirectory(file, (await file.stat()).size);
    return readDirectory(await readAt(file, offset, size), count);
  } finally {
    await file.close();
  }
}

/**
 * The bytes of an entry, decompressed piece by piece and checked against size and checksum.
 * @throws CliError at the end of what is not what the directory promised.
 */
export async function* readEntry(path: string, entry: ZipEntry): AsyncGenerator<Uint8Array> {
  const start = await findContent(path, entry);
  if (entry.size === 0) return;
  const packed = createReadStream(path, { start, end: start + entry.compressedSize - 1 });
  const stream = entry.method === STORED ? packed : packed.pipe(createInflateRaw());
  packed.on("error", (error) => stream.destroy(error));
  let size = 0;
  let crc = 0;
  try {
    for await (const chunk of stream) {
      const bytes = chunk as Uint8Array;
      size += bytes.length;
      if (size > entry.size) break;
      crc = crc32(bytes, crc);
      yield bytes;
    }
  } catch (error) {
    if (error instanceof CliError) throw error;
    throw new CliError(`${entry.name} in the ZIP cannot be unpacked: it is damaged`);
  }
  if (size !== entry.size || crc !== entry.crc) throw new CliError(`${entry.name} in the ZIP is damaged`);
}

async function findContent(path: string, entry: ZipEntry): Promise<number> {
  const file = await open(path);
  try {
    const header = await readAt(file, entry.offset, 30);
    if (header.readUInt32LE(0) !== LOCAL_SIGNATURE) throw new CliError(`${entry.name} in the ZIP is damaged`);
    return entry.offset + 30 + header.readUInt16LE(26) + header.readUInt16LE(28);
  } finally {
    await file.close();
  }
}

async function findDirectory(file: FileHandle, fileSize: number) {
  const tail = await readAt(file, Math.max(0, fileSize - END_MAX_BYTES), Math.min(fileSize, END_MAX_BYTES));
  for (let at = tail.length - 22; at >= 0; at--) {
    if (tail.readUInt32LE(at) !== END_SIGNATURE || at + 22 + tail.readUInt16LE(at + 20) !== tail.length) continue;
    const offset = tail.readUInt32LE(at + 16);
    const count = tail.readUInt16LE(at + 10);
    const is64 = offset === IN_EXTRA || count === 0xffff;
    return is64
      ? findDirectory64(file, fileSize - tail.length + at)
      : { count, offset, size: tail.readUInt32LE(at + 12) };
  }
  throw new CliError("the file is no ZIP, or only a part of one");
}

async function findDirectory64(file: FileHandle, endAt: number) {
  const locator = await readAt(file, endAt - 20, 20);
  if (locator.readUInt32LE(0) !== END64_LOCATOR_SIGNATURE) throw new CliError("the ZIP has no directory");
  const end = await readAt(file, Number(locator.readBigUInt64LE(8)), 56);
  if (end.readUInt32LE(0) !== END64_SIGNATURE) throw new CliError("the ZIP has no directory");
  return {
    count: Number(end.readBigUInt64LE(32)),
    size: Number(end.readBigUInt64LE(40)),
    offset: Number(end.readBigUInt64LE(48)),
  };
}

function readDirectory(directory: Buffer, count: number): ZipEntry[] {
  const entries: ZipEntry[] = [];
  let at = 0;
  while (entries.length < count) {
    if (at + 46 > directory.length || directory.readUInt32LE(at) !== ENTRY_SIGNATURE) {
      throw new CliError("the directory of the ZIP is damaged");
    }
    const nameLength = directory.readUInt16LE(at + 28);
    const extraLength = directory.readUInt16LE(at + 30);
    const name = directory.toString("utf8", at + 46, at + 46 + nameLength);
    const method = directory.readUInt16LE(at + 10);
    if ((directory.readUInt16LE(at + 8) & ENCRYPTED_BIT) !== 0 || (method !== STORED && method !== DEFLATED)) {
      throw new CliError(`${name} in the ZIP is packed in a way that is not known here`);
    }
    const extra = directory.subarray(at + 46 + nameLength, at + 46 + nameLength + extraLength);
    const sizes = [directory.readUInt32LE(at + 24), directory.readUInt32LE(at + 20), directory.readUInt32LE(at + 42)];
    const [size, compressedSize, offset] = widen(sizes, extra) as [number, number, number];
    entries.push({ name, size, compressedSize, crc: directory.readUInt32LE(at + 16), method, offset });
    at += 46 + nameLength + extraLength + directory.readUInt16LE(at + 32);
  }
  return entries;
}

/** Takes what did not fit from the ZIP64 field, where it stands in the same order. */
function widen(sizes: readonly number[], extra: Buffer): number[] {
  let at = 0;
  while (at + 4 <= extra.length && extra.readUInt16LE(at) !== 0x0001) at += 4 + extra.readUInt16LE(at + 2);
  let next = at + 4;
  return sizes.map((size) => {
    if (size !== IN_EXTRA) return size;
    if (next + 8 > extra.length) throw new CliError("the directory of the ZIP is damaged");
    const wide = Number(extra.readBigUInt64LE(next));
    next += 8;
    return wide;
  });
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(Math.max(0, length));
  const { bytesRead } = await file.read(buffer, 0, buffer.length, Math.max(0, position));
  if (bytesRead < length || position < 0) throw new CliError("the ZIP is damaged");
  return buffer;
}
