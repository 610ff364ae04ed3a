import { createHash } from "node:crypto";
import { createReadStream, existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { CliError } from "../program.ts";
import { listZip, readEntry } from "./zip-file.ts";

/** One CSV file of an extract. */
export interface CsvFile {
  /** Lower case, without folders, such as `enterprise.csv`. */
  readonly name: string;
  readonly size: number;
  read(): AsyncIterable<Uint8Array>;
}

/** The CSV files of an extract, from a ZIP or a folder, and the hash of all of them. */
export interface CsvFolder {
  readonly files: ReadonlyMap<string, CsvFile>;
  readonly sha256: string;
}

/** Opens an extract: the published ZIP, or a folder of its files. @throws CliError. */
export async function openExtract(location: string): Promise<CsvFolder> {
  if (!existsSync(location)) throw new CliError(`there is no file ${location}`);
  return statSync(location).isDirectory() ? openFolder(location) : openZip(location);
}

async function openZip(location: string): Promise<CsvFolder> {
  const entries = (await listZip(location)).filter(({ fileName }) => /\.csv$/i.test(fileName));
  const files = entries.map((entry) => ({
    name: baseName(entry.fileName),
    size: entry.uncompressedSize,
    read: () => readEntry(location, entry),
  }));
  return { files: byName(files), sha256: await hashFile(location) };
}

async function openFolder(location: string): Promise<CsvFolder> {
  const names = readdirSync(location)
    .filter((name) => /\.csv$/i.test(name))
    .toSorted();
  const hash = createHash("sha256");
  const files: CsvFile[] = [];
  for (const name of names) {
    const file = path.join(location, name);
    hash.update(`${baseName(name)} ${await hashFile(file)}\n`);
    files.push({ name: baseName(name), size: statSync(file).size, read: () => createReadStream(file) });
  }
  return { files: byName(files), sha256: hash.digest("hex") };
}

const baseName = (name: string): string => path.posix.basename(name.replaceAll("\\", "/")).toLowerCase();

function byName(files: readonly CsvFile[]): ReadonlyMap<string, CsvFile> {
  const found = new Map<string, CsvFile>();
  for (const file of files) {
    if (found.has(file.name)) throw new CliError(`there are two files ${file.name}`);
    found.set(file.name, file);
  }
  return found;
}

async function hashFile(file: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(file, { highWaterMark: 1 << 20 })) hash.update(chunk as Uint8Array);
  return hash.digest("hex");
}
