import type { ListEntry } from "../list-entry.ts";
import { countryCode } from "./country-codes.ts";
import { type CsvRecord, readCsvRecords } from "./csv-records.ts";
import { EntryBuilder } from "./entry-builder.ts";
import { type ByteStream, type FilesBeside, ListFormatError, type ListSummary } from "./list-format.ts";
import { addRemarks } from "./ofac-remarks.ts";

const SDN_COLUMNS = 12;
const ALT_COLUMNS = 5;
const ADD_COLUMNS = 6;
const COMMENT_COLUMNS = 2;
const NOTHING = "-0-";
/** A longer remark continues in the file of comments. */
const MAX_REMARK = 1_000;

/**
 * A list of OFAC as CSV (`sdn.csv`, `cons_prim.csv`): no header, `-0-` for empty, dates and numbers in the text of the
 * remarks. Other names and addresses are in two further files, without which half of the names would be missing.
 */
export async function* readOfacCsv(
  bytes: ByteStream,
  { alt, add, comments }: FilesBeside,
): AsyncGenerator<ListEntry, ListSummary> {
  if (!alt || !add) {
    throw new ListFormatError(
      `the file ${alt ? "of addresses (add.csv)" : "of other names (alt.csv)"} is not beside it: download it too`,
    );
  }
  const [aliases, countries] = [await readColumn(alt, ALT_COLUMNS, 3), await readColumn(add, ADD_COLUMNS, 4)];
  const continued = comments ? await readColumn(comments, COMMENT_COLUMNS, 1) : new Map<string, string[]>();
  for await (const row of readCsvRecords(bytes, { delimiter: ",", required: null })) {
    if (Object.keys(row).length !== SDN_COLUMNS || !/^\d+$/.test(row[0]!.trim())) {
      throw new ListFormatError("the file is not sdn.csv, which has 12 columns and a number in the first");
    }
    const id = row[0]!.trim();
    yield readRow(row, aliases.get(id) ?? [], countries.get(id) ?? [], continued.get(id) ?? []);
  }
  return { version: null, leftOut: 0 };
}

/** The values of a column, by the entry that the first column names. */
async function readColumn(bytes: ByteStream, columns: number, column: number): Promise<Map<string, string[]>> {
  const values = new Map<string, string[]>();
  for await (const row of readCsvRecords(bytes, { delimiter: ",", required: null })) {
    const id = value(row, 0);
    if (Object.keys(row).length !== columns || !/^\d+$/.test(id)) {
      throw new ListFormatError(`a file beside it has a row without ${columns} columns and a number in the first`);
    }
    const known = values.get(id);
    if (known) known.push(value(row, column));
    else values.set(id, [value(row, column)]);
  }
  if (values.size === 0) throw new ListFormatError("a file beside it is empty");
  return values;
}

function readRow(
  row: CsvRecord,
  aliases: readonly string[],
  countries: readonly string[],
  continued: readonly string[],
): ListEntry {
  const builder = new EntryBuilder(`ofac-${value(row, 0)}`);
  builder.kind = kindOf(value(row, 2));
  builder.addTopic("sanction").addName(value(row, 1)).addTitle(value(row, 4));
  for (const alias of aliases) builder.addName(alias);
  for (const programme of value(row, 3).split(/\]\s*\[|;/)) builder.addProgramme(programme.replace(/[[\]]/g, ""));
  for (const country of [value(row, 9), ...countries]) builder.addCountry(countryCode(country));
  const remarks = value(row, 11);
  if (remarks.length >= MAX_REMARK && continued.length === 0) {
    throw new ListFormatError(
      `the remarks of entry ${builder.id} are cut off: sdn_comments.csv is not beside the file`,
    );
  }
  addRemarks(builder, remarks + continued.join(""));
  return builder.build();
}

export function kindOf(type: string): ListEntry["kind"] {
  switch (type.toLowerCase()) {
    case "individual":
      return "person";
    case "vessel":
      return "vessel";
    case "aircraft":
      return "unknown";
    default:
      return "company";
  }
}

function value(row: CsvRecord, column: number): string {
  const text = (row[column] ?? "").trim();
  return text === NOTHING ? "" : text;
}
