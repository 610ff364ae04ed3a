import type { ListEntry } from "../list-entry.ts";
import { readCsvRecords, splitCell } from "./csv-records.ts";
import { EntryBuilder } from "./entry-builder.ts";
import type { ByteStream, ListSummary } from "./list-format.ts";
import { entryKind } from "./ftm-schemas.ts";

const REQUIRED = [
  "id",
  "schema",
  "name",
  "aliases",
  "birth_date",
  "countries",
  "identifiers",
  "sanctions",
  "last_seen",
];

/**
 * OpenSanctions `targets.simple.csv`: one row per target, several values per cell. It has no topics: persons without
 * sanctions are politically exposed, and other targets without sanctions are skipped.
 */
export async function* readOpenSanctionsCsv(bytes: ByteStream): AsyncGenerator<ListEntry, ListSummary> {
  let version: string | null = null;
  let leftOut = 0;
  for await (const row of readCsvRecords(bytes, { delimiter: ",", required: REQUIRED })) {
    const seen = row["last_seen"]!.slice(0, 10);
    if (seen !== "" && (version === null || seen > version)) version = seen;
    const kind = entryKind(row["schema"]!);
    const sanctioned = row["sanctions"] !== "";
    if (!sanctioned && kind !== "person") {
      leftOut++;
      continue;
    }
    const builder = new EntryBuilder(row["id"]!);
    builder.kind = kind;
    builder.addTopic(sanctioned ? "sanction" : "pep").addName(row["name"]);
    for (const alias of splitCell(row["aliases"]!)) builder.addName(alias);
    for (const date of splitCell(row["birth_date"]!)) builder.addBirthDate(date);
    for (const country of splitCell(row["countries"]!)) builder.addCountry(country);
    for (const identifier of splitCell(row["identifiers"]!)) builder.addIdentifier(identifier);
    for (const programme of splitCell(row["program_ids"] || row["dataset"] || "")) builder.addProgramme(programme);
    yield builder.build();
  }
  return { version, leftOut };
}
