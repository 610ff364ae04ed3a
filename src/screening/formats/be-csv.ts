import { sha256Hex } from "../../platform/hashing.ts";
import type { ListEntry } from "../list-entry.ts";
import { countryCode } from "./country-codes.ts";
import { type CsvRecord, readCsvRecords } from "./csv-records.ts";
import { englishDate } from "./english-dates.ts";
import { EntryBuilder } from "./entry-builder.ts";
import { type ByteStream, ListFormatError, type ListSummary } from "./list-format.ts";

const REQUIRED = ["Wholename", "Birth date", "Birth country", "Number", "Embargos", "type", "Publication date"];

/** The consolidated list of the Belgian FPS Finance (EU and national list), one row per entry. */
export async function* readBeCsv(bytes: ByteStream): AsyncGenerator<ListEntry, ListSummary> {
  const builders = new Map<string, EntryBuilder>();
  let version: string | null = null;
  for await (const row of readCsvRecords(bytes, { delimiter: ";", required: REQUIRED })) {
    const published = cells(row["Publication date"]).map((text) => shortDate(text, PUBLISHED_FROM));
    for (const date of published) if (date && (version === null || date > version)) version = date;
    const id = entryId(row);
    let builder = builders.get(id);
    if (!builder) builders.set(id, (builder = new EntryBuilder(id)));
    addRow(builder, row);
  }
  for (const builder of builders.values()) yield builder.build();
  return { version, leftOut: 0 };
}

/** The list has no ids, so the id is a hash of stable fields: first name, kind and programme. */
function entryId(row: CsvRecord): string {
  const key = [namesOf(row)[0] ?? "", row["type"], row["Embargos"]].join("\n");
  return `be-${sha256Hex(key).slice(0, 16)}`;
}

function namesOf(row: CsvRecord): string[] {
  const whole = cells(row["Wholename"]);
  if (whole.length > 0) return whole;
  const parts = ["Firstname", "Middlename", "Lastname"].map((column) => cells(row[column])[0]);
  return [parts.filter(Boolean).join(" ")].filter(Boolean);
}

function addRow(builder: EntryBuilder, row: CsvRecord): void {
  builder.kind = kindOf(row["type"] ?? "");
  builder.addTopic("sanction").setGender(row["Gender"]);
  for (const name of namesOf(row)) builder.addName(name);
  for (const date of cells(row["Birth date"])) {
    builder.addBirthDate(shortDate(date, BORN_FROM) ?? englishDate(date) ?? date);
  }
  const places = cells(row["Birth place"]);
  for (const [at, country] of cells(row["Birth country"]).entries()) {
    builder.addBirthPlace(places[at], country).addCountry(countryCode(country) ?? country);
  }
  // "0363464 (passport-National passport) (issued by ...)"
  for (const number of cells(row["Number"])) {
    const [, digits, label = ""] = /^([^(]*)(?:\(([^)]*))?/.exec(number)!;
    builder.addDocument(digits, label);
  }
  for (const programme of cells(row["Embargos"])) builder.addProgramme(programme);
}

function kindOf(type: string): ListEntry["kind"] {
  if (type === "P") return "person";
  if (type === "E") return "company";
  throw new ListFormatError(`the type ${type} is unknown`);
}

/** A cell has one value per line. Literal `\n` sequences are noise. */
const cells = (cell: string | undefined): string[] =>
  (cell ?? "")
    .split(/\r?\n/)
    .map((line) => line.replaceAll(String.raw`\n`, " ").trim())
    .filter(Boolean);

/** First years of two-digit dates: nobody on the list was born before 1916 or after 2015. */
const BORN_FROM = 1916;
const PUBLISHED_FROM = 1970;

/** dd-MM-yy or dd-MM-yyyy as YYYY-MM-DD; null for anything else. */
function shortDate(text: string, firstYear: number): string | null {
  const [, day, month, digits] = /^(\d{2})-(\d{2})-(\d{2}|\d{4})$/.exec(text) ?? [];
  if (digits === undefined) return null;
  const century = Math.floor(firstYear / 100) * 100;
  const short = century + Number(digits);
  const year = digits.length === 4 ? Number(digits) : short < firstYear ? short + 100 : short;
  return `${year}-${month}-${day}`;
}
