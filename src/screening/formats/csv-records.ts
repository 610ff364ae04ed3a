import { Readable, pipeline } from "node:stream";
import { CsvError, parse } from "csv-parse";
import { decodeUtf8 } from "./decode-utf8.ts";
import { type ByteStream, ListFormatError } from "./list-format.ts";

export interface CsvShape {
  readonly delimiter: "," | ";";
  /** Columns that the header must have; null for a file without header, whose columns are numbered. */
  readonly required: readonly string[] | null;
}

export type CsvRecord = Readonly<Record<string, string>>;

/**
 * Reads a CSV file record by record.
 * @throws ListFormatError if a column is missing, or a record is truncated or has the wrong number of columns
 */
export async function* readCsvRecords(bytes: ByteStream, { delimiter, required }: CsvShape): AsyncGenerator<CsvRecord> {
  let header: readonly string[] | null = null;
  for await (const fields of readFields(bytes, delimiter)) {
    if (required && !header) {
      const missing = required.filter((name) => !fields.includes(name));
      if (missing.length > 0) throw new ListFormatError(`the file has no column ${missing.join(", ")}`);
      header = fields;
    } else {
      const names = header ?? fields.map((_, index) => String(index));
      yield Object.fromEntries(names.map((name, index) => [name, fields[index] ?? ""]));
    }
  }
  if (required && !header) throw new ListFormatError("the file is empty");
}

async function* readFields(bytes: ByteStream, delimiter: string): AsyncGenerator<string[]> {
  const parser = parse({ delimiter, skip_empty_lines: true });
  // An error of the source ends the parser, and so the loop below.
  pipeline(Readable.from(withoutEndMark(decodeUtf8(bytes))), parser, () => {});
  try {
    for await (const fields of parser) yield fields as string[];
  } catch (error) {
    if (error instanceof CsvError) throw new ListFormatError(`the CSV is malformed: ${error.message}`);
    throw error;
  }
}

/** Old exports end with the CP/M end-of-file mark. */
const END_MARK = "\u001a";

async function* withoutEndMark(texts: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const text of texts) {
    const content = text.trimEnd().endsWith(END_MARK) ? text.slice(0, text.lastIndexOf(END_MARK)) : text;
    if (content !== "") yield content;
  }
}

/** Values of a cell separated by semicolons. A quoted semicolon does not separate. */
export function splitCell(cell: string): string[] {
  const values: string[] = [];
  let value = "";
  let quoted = false;
  for (const [piece] of cell.matchAll(/""|"|;|[^";]+/g)) {
    if (piece === ";" && !quoted) {
      values.push(value);
      value = "";
    } else if (piece === '"') quoted = !quoted;
    else value += piece === '""' ? '"' : piece;
  }
  return [...values, value].map((text) => text.trim()).filter(Boolean);
}
