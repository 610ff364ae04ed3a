import { crc32 } from "node:zlib";
import { type Entry, openPromise } from "yauzl";
import { CliError } from "../program.ts";

/**
 * The entries of a ZIP by its central directory, which stands at its end: a file that was cut off has none.
 * @throws CliError when it is no whole ZIP, or packed in a way that cannot be read.
 */
export async function listZip(path: string): Promise<readonly Entry[]> {
  const zip = await open(path);
  try {
    const entries: Entry[] = [];
    for await (const entry of zip.eachEntry()) {
      if (!entry.canDecodeFileData()) {
        throw new CliError(`${entry.fileName} in the ZIP is encrypted or packed in a way that is not known here`);
      }
      entries.push(entry);
    }
    return entries;
  } catch (error) {
    throw asCliError(error, "the directory of the ZIP is damaged");
  } finally {
    zip.close();
  }
}

/**
 * The bytes of an entry, decompressed piece by piece. The library checks the size, and no checksum.
 * @throws CliError at the end of what is not what the directory promised.
 */
export async function* readEntry(path: string, entry: Entry): AsyncGenerator<Uint8Array> {
  const damaged = `${entry.fileName} in the ZIP is damaged`;
  const zip = await open(path);
  try {
    let crc = 0;
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
      crc = crc32(chunk as Uint8Array, crc);
      yield chunk as Uint8Array;
    }
    if (crc !== entry.crc32) throw new CliError(damaged);
  } catch (error) {
    throw asCliError(error, damaged);
  } finally {
    zip.close();
  }
}

const open = (path: string) =>
  openPromise(path, { lazyEntries: true, autoClose: false }).catch((error: unknown) => {
    throw asCliError(error, "the file is no ZIP, or only a part of one");
  });

const asCliError = (error: unknown, meaning: string): CliError =>
  error instanceof CliError ? error : new CliError(`${meaning} (${(error as Error).message})`);
