import { Readable } from "node:stream";
import { CsvError, parse } from "csv-parse";
import { CliError } from "../program.ts";
import type { CsvFile } from "./csv-folder.ts";

/**
 * The rows of a CSV file after its header, as they stand: commas in quotes, doubled quotes and line breaks in
 * quotes are read, an unclosed quote or a row of another width is a fault.
 * @param onBytes told how much was read.
 * @throws CliError when the file is not whole, or its columns are not those that are known.
 */
export async function* readCsv(
  file: CsvFile,
  columns: readonly string[],
  onBytes: (bytes: number) => void,
): AsyncGenerator<readonly string[]> {
  const counted = async function* () {
    for await (const chunk of file.read()) {
      onBytes(chunk.length);
      yield chunk;
    }
  };
  const source = Readable.from(counted());
  const parser = source.pipe(parse({ bom: true, skip_empty_lines: true }));
  // An error of the source ends the parsing too.
  source.on("error", (error) => parser.destroy(error));
  let isHeader = true;
  try {
    for await (const record of parser) {
      const row = record as string[];
      if (isHeader) checkHeader(file.name, row, columns);
      else yield row;
      isHeader = false;
    }
  } catch (error) {
    if (error instanceof CsvError) throw new CliError(`${file.name} is not whole: ${error.message}`);
    throw error;
  }
  if (isHeader) throw new CliError(`${file.name} is empty`);
}

function checkHeader(name: string, header: readonly string[], columns: readonly string[]): void {
  if (header.length !== columns.length || header.some((column, at) => column !== columns[at])) {
    throw new CliError(`${name} has other columns than known: ${header.join(", ")}`);
  }
}
