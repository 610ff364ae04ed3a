import {
  ENTITY_TABLES,
  type EntityTable,
  type RegisterPart,
  type RegisterRow,
} from "../../sources/kbo/register-part.model.ts";
import { CliError } from "../program.ts";
import type { CsvFile, CsvFolder } from "./csv-folder.ts";
import { CODE_COLUMNS, ENTITY_FILES, type ExtractFile, META_COLUMNS, readCode, readNumber } from "./extract-files.ts";
import { readMeta, type ExtractMeta } from "./extract-meta.ts";
import { readCsv } from "./read-csv.ts";
import { Spool } from "./spool.ts";

/** Lines per part: about two megabytes. */
const LINES_PER_PART = 20_000;
/** Upper bound of every enterprise number. */
const END = "2";

export type OnProgress = (share: number, rows: number) => void;

/** The content of an extract, known once all of it is read and valid. */
export interface ExtractFacts {
  readonly meta: ExtractMeta;
  readonly sha256: string;
  readonly enterprises: number;
  readonly parts: number;
}

/** A fully read extract: its rows are on disk, in the parts in which they are sent. */
export class Extract {
  readonly facts: ExtractFacts;
  readonly #spool: Spool;
  readonly #codes: readonly RegisterRow[];
  readonly #blocks: readonly (readonly string[])[];

  private constructor(facts: Omit<ExtractFacts, "parts">, spool: Spool, codes: readonly RegisterRow[]) {
    this.#spool = spool;
    this.#codes = codes;
    this.#blocks = packBlocks(spool.blocks());
    this.facts = { ...facts, parts: this.#blocks.length + 1 };
  }

  /**
   * Reads and validates every row of every file before anything is sent.
   * @throws CliError that names the invalid file and row.
   */
  static async read(folder: CsvFolder, onProgress: OnProgress): Promise<Extract> {
    const spool = new Spool();
    try {
      const reader = new ExtractReader(folder, spool, onProgress);
      const meta = await readMeta((name) => reader.rows(name, META_COLUMNS));
      const codes: RegisterRow[] = [];
      for await (const row of reader.read("code", CODE_COLUMNS, readCode)) codes.push(row!);
      for (const file of ENTITY_FILES) await reader.spoolFile(file, meta.type);
      if (meta.type === "full" && reader.enterprises === 0) throw new CliError("the extract holds no enterprise");
      return new Extract({ meta, sha256: folder.sha256, enterprises: reader.enterprises }, spool, codes);
    } catch (error) {
      spool.remove();
      throw error;
    }
  }

  /** One part; the first has the codes. The same extract always gives the same parts. */
  part(index: number): RegisterPart {
    if (index === 0) return { range: null, deletes: {}, rows: { codes: this.#codes } };
    const lines = this.#blocks[index - 1]!.flatMap((block) => this.#spool.read(block));
    const rows = collectRows(lines);
    if (this.facts.meta.type === "update") return { range: null, deletes: collectDeletes(lines), rows };
    const from = index === 1 ? "0" : this.#blocks[index - 1]![0]!;
    return { range: { from, to: this.#blocks[index]?.[0] ?? END }, deletes: {}, rows };
  }

  close(): void {
    this.#spool.remove();
  }
}

/** Reads the files of an extract in turn, and reports the progress over all of them. */
class ExtractReader {
  enterprises = 0;
  readonly #folder: CsvFolder;
  readonly #spool: Spool;
  readonly #onProgress: OnProgress;
  readonly #size: number;
  #readBytes = 0;
  #readRows = 0;

  constructor(folder: CsvFolder, spool: Spool, onProgress: OnProgress) {
    this.#folder = folder;
    this.#spool = spool;
    this.#onProgress = onProgress;
    this.#size = [...folder.files.values()].reduce((sum, { size }) => sum + size, 0);
  }

  async spoolFile(file: ExtractFile, type: ExtractMeta["type"]): Promise<void> {
    const table = file.table === null ? -1 : ENTITY_TABLES.indexOf(file.table);
    if (type === "update") {
      for await (const number of this.read(`${file.name}_delete`, [file.key], ([entity]) => [readNumber(entity)])) {
        if (table >= 0 && number![0]! < END) this.#spool.add(number![0]!, `-${table}${number![0]!}`);
      }
    }
    const name = type === "update" ? `${file.name}_insert` : file.name;
    for await (const row of this.read(name, file.columns, file.read)) {
      if (row === null) continue;
      this.#spool.add(row[0]!, `+${table}${JSON.stringify(row)}`);
      if (file.table === "enterprises") this.enterprises++;
    }
  }

  async *read(
    name: string,
    columns: readonly string[],
    readRow: ExtractFile["read"],
  ): AsyncGenerator<RegisterRow | null> {
    let line = 1;
    for await (const row of this.rows(name, columns)) {
      line++;
      try {
        yield readRow(row);
      } catch (error) {
        throw error instanceof CliError ? new CliError(`${name}.csv, row ${line}: ${error.message}`) : error;
      }
    }
  }

  async *rows(name: string, columns: readonly string[]): AsyncGenerator<readonly string[]> {
    const file = this.#find(`${name}.csv`);
    for await (const row of readCsv(file, columns, (bytes) => (this.#readBytes += bytes))) {
      this.#onProgress(this.#readBytes / this.#size, ++this.#readRows);
      yield row;
    }
  }

  #find(name: string): CsvFile {
    const file = this.#folder.files.get(name);
    if (!file) throw new CliError(`${name} is missing`);
    return file;
  }
}

function packBlocks(blocks: readonly (readonly [block: string, lines: number])[]): string[][] {
  const parts: string[][] = [];
  let lines = LINES_PER_PART;
  for (const [block, count] of blocks) {
    if (lines + count > LINES_PER_PART) {
      parts.push([]);
      lines = 0;
    }
    parts.at(-1)!.push(block);
    lines += count;
  }
  return parts;
}

function collectRows(lines: readonly string[]): RegisterPart["rows"] {
  const rows: Partial<Record<EntityTable, RegisterRow[]>> = {};
  for (const line of lines) {
    if (line.startsWith("+")) (rows[tableOf(line)] ??= []).push(JSON.parse(line.slice(2)) as RegisterRow);
  }
  return rows;
}

/**
 * What an update deletes. An entity that is sent with rows of a table is sent with all of them, so its old ones are
 * deleted; a deleted enterprise that is not sent again loses everything.
 */
function collectDeletes(lines: readonly string[]): RegisterPart["deletes"] {
  const deleted = ENTITY_TABLES.map(() => new Set<string>());
  const kept = new Set<string>();
  for (const line of lines) {
    const number = line.startsWith("-") ? line.slice(2) : (JSON.parse(line.slice(2)) as [string])[0];
    deleted[Number(line[1])]!.add(number);
    if (line.startsWith("+0")) kept.add(number);
  }
  for (const number of deleted[0]!) {
    if (!kept.has(number)) for (const numbers of deleted) numbers.add(number);
  }
  return Object.fromEntries(ENTITY_TABLES.map((table, at) => [table, [...deleted[at]!]]));
}

const tableOf = (line: string): EntityTable => ENTITY_TABLES[Number(line[1])]!;
