import { createHash, type Hash } from "node:crypto";
import { createReadStream, existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import type { ByteStream, FilesBeside } from "../../screening/formats/list-format.ts";
import { type ImportSource, readList } from "../../screening/formats/read-list.ts";
import { inParts } from "../../screening/lists/in-parts.ts";
import type { ListEntry } from "../../screening/list-entry.ts";
import { CliError } from "../program.ts";

/** The content of a list file, known once it is read to the end. */
export interface ListFacts {
  readonly version: string;
  /** Whether the list states its own date; else the version is the date of the file. */
  readonly isDated: boolean;
  readonly sha256: string;
  readonly entries: number;
  readonly names: number;
  readonly parts: number;
  readonly leftOut: number;
}

export type OnProgress = (share: number, entries: number) => void;

/** The further files of OFAC's CSV, by the source whose file they lie beside. */
const BESIDE: Readonly<Partial<Record<ImportSource, Readonly<Record<keyof FilesBeside, string>>>>> = {
  ofac: { alt: "alt.csv", add: "add.csv", comments: "sdn_comments.csv" },
  ofac_consolidated: { alt: "cons_alt.csv", add: "cons_add.csv", comments: "cons_comments.csv" },
};

/** A list file on disk, read as a stream and never held in memory as a whole. */
export class ListFile {
  readonly #source: ImportSource;
  readonly #file: string;
  readonly #beside: Readonly<Partial<Record<keyof FilesBeside, string>>>;

  constructor(source: ImportSource, file: string) {
    if (!existsSync(file) || !statSync(file).isFile()) throw new CliError(`there is no file ${file}`);
    const names = /\.csv$/i.test(file) ? BESIDE[source] : undefined;
    const isConsolidated = path.basename(file).toLowerCase().startsWith("cons_");
    if (names && isConsolidated !== (source === "ofac_consolidated")) {
      const right = isConsolidated ? "ofac_consolidated" : "ofac";
      throw new CliError(`${path.basename(file)} is no list ${source}: import it with --source ${right}`);
    }
    this.#source = source;
    this.#file = file;
    this.#beside = names ? findBeside(file, names) : {};
  }

  /** Reads the whole file and summarises it. @throws ListFormatError when it is truncated. */
  async check(onProgress: OnProgress): Promise<ListFacts> {
    const counts = { entries: 0, names: 0, parts: 0 };
    const parts = this.readParts(onProgress);
    for (;;) {
      const { done, value } = await parts.next();
      if (done) return { ...counts, ...value };
      counts.parts++;
      counts.entries += value.length;
      counts.names += value.reduce((sum, entry) => sum + entry.names.length, 0);
    }
  }

  /** The entries in parts; the same file always gives the same parts. */
  async *readParts(
    onProgress: OnProgress,
  ): AsyncGenerator<ListEntry[], Pick<ListFacts, "version" | "isDated" | "sha256" | "leftOut">> {
    const hash = createHash("sha256");
    const size = statSync(this.#file).size;
    let read = 0;
    let entries = 0;
    const besideHash = createHash("sha256");
    const beside = Object.fromEntries(
      Object.entries(this.#beside).map(([name, found]) => [name, this.#stream(found, besideHash, () => {})]),
    );
    const list = readList(
      this.#source,
      this.#stream(this.#file, hash, (bytes) => (read += bytes)),
      beside,
    );
    const { version, leftOut } = yield* inParts(counted(list, () => onProgress(read / size, ++entries)));
    if (Object.keys(beside).length > 0) hash.update(besideHash.digest());
    const isDated = version !== null;
    return { version: version ?? this.#modified(), isDated, sha256: hash.digest("hex"), leftOut };
  }

  async *#stream(file: string, hash: Hash, onBytes: (bytes: number) => void): ByteStream & AsyncGenerator<Uint8Array> {
    for await (const chunk of createReadStream(file, { highWaterMark: 1 << 18 })) {
      const bytes = chunk as Uint8Array;
      hash.update(bytes);
      onBytes(bytes.length);
      yield bytes;
    }
  }

  /** The date of a file that does not state one. */
  #modified(): string {
    return statSync(this.#file).mtime.toISOString().slice(0, 10);
  }
}

/** The same entries, each counted when it is taken. */
async function* counted<T>(entries: AsyncGenerator<ListEntry, T>, count: () => void): AsyncGenerator<ListEntry, T> {
  for (;;) {
    const { done, value } = await entries.next();
    if (done) return value;
    yield value;
    count();
  }
}

function findBeside(
  file: string,
  names: Readonly<Record<keyof FilesBeside, string>>,
): Partial<Record<keyof FilesBeside, string>> {
  const folder = path.dirname(file);
  const files = readdirSync(folder);
  const found = Object.entries(names).flatMap(([key, name]) => {
    const other = files.find((one) => one.toLowerCase() === name);
    return other === undefined ? [] : [[key, path.join(folder, other)] as const];
  });
  return Object.fromEntries(found);
}
