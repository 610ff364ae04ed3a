import { Zip, ZipDeflate, ZipPassThrough, type ZipInputFile } from "fflate";

export interface ZipEntry {
  /** Relative, with forward slashes; no `..`, and no path twice in an archive. */
  readonly path: string;
  readonly content: Uint8Array | AsyncIterable<Uint8Array>;
  /** True for what is packed already, such as PDF and JPEG: deflating it again costs time and saves nothing. */
  readonly stored?: boolean;
}

/** The first instant that a ZIP can hold, in local time as ZIP has it: the same archive everywhere, always. */
const fixedTime = (): Date => new Date(1980, 0, 1);
const DEFLATE_LEVEL = 6;
/** Beyond these an archive would need the ZIP64 format, which the writer does not have. */
const MAX_ENTRIES = 65_535;
const MAX_BYTES = 0xffff_ffff;

/**
 * An archive, chunk by chunk, while its entries are read: no more of it is in memory than one chunk of one entry
 * and the list of names. The same entries give the same bytes.
 * @throws TypeError for a path that could leave the folder it is unpacked in, or that is there twice.
 * @throws RangeError for an archive over 65,535 entries or 4 GiB.
 */
export async function* zipChunks(
  entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>,
): AsyncGenerator<Uint8Array, void, undefined> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    if (chunk.length > 0) ready.push(chunk);
  });
  let bytes = 0;
  function* drain(): Generator<Uint8Array> {
    for (const chunk of ready.splice(0)) {
      bytes += chunk.length;
      if (bytes > MAX_BYTES) throw new RangeError("the archive is over 4 GiB");
      yield chunk;
    }
  }
  const paths = new Set<string>();
  for await (const entry of entries) {
    claimPath(paths, entry.path);
    const file = openFile(entry);
    zip.add(file);
    for await (const chunk of chunksOf(entry.content)) {
      file.push(chunk, false);
      yield* drain();
    }
    file.push(new Uint8Array(0), true);
    yield* drain();
  }
  zip.end();
  yield* drain();
}

/** The archive as the body of a response, read as fast as its reader takes it. */
export function zipStream(entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>): ReadableStream<Uint8Array> {
  const chunks = zipChunks(entries);
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        const { done, value } = await chunks.next();
        if (done === true) controller.close();
        else controller.enqueue(value);
      },
      cancel: async () => {
        await chunks.return();
      },
    },
    { highWaterMark: 0 },
  );
}

function openFile(entry: ZipEntry): ZipInputFile & { push(chunk: Uint8Array, final: boolean): void } {
  const file =
    entry.stored === true ? new ZipPassThrough(entry.path) : new ZipDeflate(entry.path, { level: DEFLATE_LEVEL });
  file.mtime = fixedTime();
  return file;
}

async function* chunksOf(content: ZipEntry["content"]): AsyncGenerator<Uint8Array> {
  if (content instanceof Uint8Array) yield content;
  else yield* content;
}

function claimPath(paths: Set<string>, path: string): void {
  const parts = path.split("/");
  const unsafe = /[\\\p{Cc}]/u.test(path) || /^[a-zA-Z]:/.test(path);
  if (unsafe || parts.some((part) => part === "" || part === "." || part === ".."))
    throw new TypeError("the path of an entry must be relative and plain");
  if (paths.has(path)) throw new TypeError("two entries have the same path");
  if (paths.size >= MAX_ENTRIES) throw new RangeError("the archive has too many entries");
  paths.add(path);
}
