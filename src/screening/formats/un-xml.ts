import type { ListEntry } from "../list-entry.ts";
import { countryCode } from "./country-codes.ts";
import { numberAmongWords } from "./document-kinds.ts";
import { englishDate, listedRange } from "./english-dates.ts";
import { EntryBuilder } from "./entry-builder.ts";
import { namesInAlias } from "./joined-names.ts";
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
  builder.addTopic("sanction").addProgramme(textAt(record, "UN_LIST_TYPE"));
  builder.setGender(textAt(record, "GENDER") ?? /\bGender: (\w+)/i.exec(textAt(record, "COMMENTS1") ?? "")?.[1]);
  addNames(builder, names.filter((name) => name !== undefined).join(" "), false);
  addNames(builder, textAt(record, "NAME_ORIGINAL_SCRIPT"), false);
  for (const title of valuesOf(record, "TITLE")) builder.addTitle(title);
  for (const alias of childrenNamed(record, `${prefix}_ALIAS`)) {
    addNames(builder, textAt(alias, "ALIAS_NAME"), textAt(alias, "QUALITY")?.toLowerCase() === "low");
    builder.addBirthDate(textAt(alias, "DATE_OF_BIRTH")?.slice(0, 10));
    builder.addBirthPlace(textAt(alias, "CITY_OF_BIRTH"), textAt(alias, "COUNTRY_OF_BIRTH"));
  }
  for (const birth of childrenNamed(record, `${prefix}_DATE_OF_BIRTH`)) builder.addBirthDate(birthDate(birth));
  for (const place of childrenNamed(record, `${prefix}_PLACE_OF_BIRTH`)) {
    builder.addBirthPlace(...["CITY", "STATE_PROVINCE", "COUNTRY"].map((part) => textAt(place, part)));
  }
  for (const country of valuesOf(record, "NATIONALITY")) builder.addCountry(countryCode(country));
  for (const address of childrenNamed(record, `${prefix}_ADDRESS`)) {
    builder.addCountry(countryCode(textAt(address, "COUNTRY")));
  }
  for (const document of childrenNamed(record, `${prefix}_DOCUMENT`)) addDocument(builder, document);
  return builder.build();
}

const valuesOf = (record: XmlElement, name: string): string[] =>
  childrenNamed(record, name).flatMap((element) => childrenNamed(element, "VALUE").map(({ text }) => text));

function addNames(builder: EntryBuilder, text: string | undefined, weak: boolean): void {
  for (const listed of namesInAlias(text ?? "")) builder.addName(listed.name, weak || listed.weak);
}

/** A day, a year or a range of years. What stands only in a note is English, such as "Nov. 1973". */
function birthDate(birth: XmlElement): string | undefined {
  const [note = "", day] = [textAt(birth, "NOTE"), textAt(birth, "DATE")?.slice(0, 10)];
  const about = textAt(birth, "TYPE_OF_DATE") === "APPROXIMATELY" || /^approx/i.test(note);
  const first = day ?? textAt(birth, "YEAR") ?? textAt(birth, "FROM_YEAR");
  if (first === undefined) return englishDate(note);
  // "1958" with the note "Sep."
  const month = /^[A-Za-z]{3,9}\.?$/.test(note) ? englishDate(`${note} ${first}`) : undefined;
  return month ?? listedRange(first, textAt(birth, "TO_YEAR") ?? first, about);
}

/** The number may stand in the type of the document, or in its note, among words. */
function addDocument(builder: EntryBuilder, document: XmlElement): void {
  const [type = "", second = "", note] = ["TYPE_OF_DOCUMENT", "TYPE_OF_DOCUMENT2", "NOTE"].map((part) =>
    textAt(document, part),
  );
  const texts = [textAt(document, "NUMBER"), second, note];
  const number = texts.map((text) => numberAmongWords(text ?? "")).find((found) => found !== undefined);
  const country = textAt(document, "COUNTRY_OF_ISSUE") ?? textAt(document, "ISSUING_COUNTRY");
  builder.addDocument(number, `${type} ${second}`, country);
}
