import type { ListEntry } from "../list-entry.ts";
import { countryCode } from "./country-codes.ts";
import { EntryBuilder } from "./entry-builder.ts";
import type { ByteStream, ListSummary } from "./list-format.ts";
import { type XmlElement, childrenNamed, readXmlRecords, textAt } from "./xml-records.ts";

const RECORDS = new Set(["INDIVIDUAL", "ENTITY"]);

/** The consolidated list of the UN Security Council as XML. */
export async function* readUnXml(bytes: ByteStream): AsyncGenerator<ListEntry, ListSummary> {
  let version: string | null = null;
  for await (const record of readXmlRecords(bytes, RECORDS, "CONSOLIDATED_LIST")) {
    if (RECORDS.has(record.name)) yield readRecord(record, record.name);
    else version = /^\d{4}-\d{2}-\d{2}/.exec(record.attributes["dateGenerated"] ?? "")?.[0] ?? null;
  }
  return { version, leftOut: 0 };
}

function readRecord(record: XmlElement, prefix: string): ListEntry {
  const builder = new EntryBuilder(textAt(record, "REFERENCE_NUMBER") ?? textAt(record, "DATAID") ?? "");
  builder.kind = prefix === "INDIVIDUAL" ? "person" : "company";
  const names = ["FIRST_NAME", "SECOND_NAME", "THIRD_NAME", "FOURTH_NAME"].map((part) => textAt(record, part));
  builder
    .addTopic("sanction")
    .addName(names.filter((name) => name !== undefined).join(" "))
    .addName(textAt(record, "NAME_ORIGINAL_SCRIPT"))
    .addProgramme(textAt(record, "UN_LIST_TYPE"));
  for (const alias of childrenNamed(record, `${prefix}_ALIAS`)) {
    const weak = textAt(alias, "QUALITY")?.toLowerCase() === "low";
    for (const name of (textAt(alias, "ALIAS_NAME") ?? "").split(";")) builder.addName(name, weak);
  }
  for (const birth of childrenNamed(record, `${prefix}_DATE_OF_BIRTH`)) addBirth(builder, birth);
  const places = [...childrenNamed(record, "NATIONALITY"), ...childrenNamed(record, `${prefix}_ADDRESS`)];
  for (const place of places) {
    for (const value of [...childrenNamed(place, "VALUE"), ...childrenNamed(place, "COUNTRY")]) {
      builder.addCountry(countryCode(value.text));
    }
  }
  for (const document of childrenNamed(record, `${prefix}_DOCUMENT`)) builder.addIdentifier(textAt(document, "NUMBER"));
  return builder.build();
}

/** Adds a day, a year, or the first and last year of a range. */
function addBirth(builder: EntryBuilder, birth: XmlElement): void {
  builder
    .addBirthDate(textAt(birth, "DATE")?.slice(0, 10))
    .addBirthDate(textAt(birth, "YEAR"))
    .addBirthDate(textAt(birth, "FROM_YEAR"))
    .addBirthDate(textAt(birth, "TO_YEAR"));
}
