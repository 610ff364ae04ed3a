import type { ListEntry } from "../list-entry.ts";
import { countryCode } from "./country-codes.ts";
import { type CsvRecord, readCsvRecords } from "./csv-records.ts";
import { englishDates } from "./english-dates.ts";
import { EntryBuilder } from "./entry-builder.ts";
import { type ByteStream, ListFormatError, type ListSummary } from "./list-format.ts";

const SDN_COLUMNS = 12;
const NOTHING = "-0-";
/** Aliases in remarks are quoted: a.k.a. 'NAME'. */
const ALIAS = /\b(?:a|f|n)\.k\.a\.\s+'([^']+)'/g;
const NUMBERS =
  /^(?:alt\.\s+)?(?:[\w ./-]*\b(?:passport|ID No\.|identification|number|registration|SSN|D-U-N-S|C\.R\. No\.|RUC #|NIT #|R\.F\.C\.|C\.U\.I\.[TP]\.))[^A-Z0-9]*\s?#?\s*([A-Z0-9][\w./-]{3,})/i;

/**
 * OFAC's list of specially designated nationals as `sdn.csv`: no header, `-0-` for empty, dates and numbers in the text
 * of the remarks. Aliases are in an optional second file, `alt.csv`.
 */
export async function* readOfacCsv(bytes: ByteStream, alt?: ByteStream): AsyncGenerator<ListEntry, ListSummary> {
  const aliases = alt ? await readAliases(alt) : new Map<string, string[]>();
  for await (const row of readCsvRecords(bytes, { delimiter: ",", required: null })) {
    if (Object.keys(row).length !== SDN_COLUMNS || !/^\d+$/.test(row[0]!.trim())) {
      throw new ListFormatError("the file is not sdn.csv, which has 12 columns and a number in the first");
    }
    yield readRow(row, aliases.get(row[0]!.trim()) ?? []);
  }
  return { version: null, leftOut: 0 };
}

async function readAliases(bytes: ByteStream): Promise<Map<string, string[]>> {
  const aliases = new Map<string, string[]>();
  for await (const row of readCsvRecords(bytes, { delimiter: ",", required: null })) {
    const key = value(row, 0);
    aliases.set(key, [...(aliases.get(key) ?? []), value(row, 3)]);
  }
  return aliases;
}

function readRow(row: CsvRecord, aliases: readonly string[]): ListEntry {
  const builder = new EntryBuilder(`ofac-${value(row, 0)}`);
  builder.kind = kindOf(value(row, 2));
  builder.addTopic("sanction").addName(value(row, 1));
  for (const alias of aliases) builder.addName(alias);
  for (const programme of value(row, 3).split(/\]\s*\[|;/)) builder.addProgramme(programme.replace(/[[\]]/g, ""));
  builder.addCountry(countryCode(value(row, 9)));
  const remarks = value(row, 11);
  for (const [, alias] of remarks.matchAll(ALIAS)) builder.addName(alias);
  for (const remark of remarks.split(/;\s*/)) addRemark(builder, remark.replace(/\.$/, ""));
  return builder.build();
}

function addRemark(builder: EntryBuilder, remark: string): void {
  const [, born] = /^(?:alt\. )?DOB (.+)$/i.exec(remark) ?? [];
  if (born !== undefined) for (const date of englishDates(born)) builder.addBirthDate(date);
  const [, country] = /^(?:alt\. )?(?:nationality|citizen) (.+)$/i.exec(remark) ?? [];
  if (country !== undefined) builder.addCountry(countryCode(country));
  const [, number] = NUMBERS.exec(remark) ?? [];
  if (number !== undefined) builder.addIdentifier(number);
  const [, ship] = /\bIMO (\d{7})\b/.exec(remark) ?? [];
  if (ship !== undefined) builder.addIdentifier(`IMO ${ship}`);
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
