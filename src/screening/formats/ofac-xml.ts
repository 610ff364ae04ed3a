import type { ListEntry } from "../list-entry.ts";
import { countryCode } from "./country-codes.ts";
import { englishDate } from "./english-dates.ts";
import { EntryBuilder } from "./entry-builder.ts";
import { type ByteStream, ListFormatError, type ListSummary } from "./list-format.ts";
import { kindOf } from "./ofac-csv.ts";
import { type XmlElement, childrenNamed, readXmlRecords, textAt } from "./xml-records.ts";

/** OFAC's list of specially designated nationals as `sdn.xml`. The file states its number of records. */
export async function* readOfacXml(bytes: ByteStream): AsyncGenerator<ListEntry, ListSummary> {
  let version: string | null = null;
  let expected: number | null = null;
  let read = 0;
  for await (const record of readXmlRecords(bytes, new Set(["publshInformation", "sdnEntry"]), "sdnList")) {
    if (record.name === "publshInformation") {
      version = monthFirst(textAt(record, "Publish_Date") ?? "");
      expected = Number(textAt(record, "Record_Count") ?? Number.NaN);
    } else if (record.name === "sdnEntry") {
      read++;
      yield readEntry(record);
    }
  }
  if (expected !== null && !Number.isNaN(expected) && expected !== read) {
    throw new ListFormatError(`the file states ${expected} records but contains ${read}`);
  }
  return { version, leftOut: 0 };
}

const each = (entry: XmlElement, list: string, item: string): XmlElement[] =>
  childrenNamed(entry, list).flatMap((element) => childrenNamed(element, item));

function readEntry(entry: XmlElement): ListEntry {
  const builder = new EntryBuilder(`ofac-${textAt(entry, "uid") ?? ""}`);
  builder.kind = kindOf(textAt(entry, "sdnType") ?? "");
  builder.addTopic("sanction").addName(nameOf(entry)).addTitle(textAt(entry, "title"));
  for (const alias of each(entry, "akaList", "aka")) {
    builder.addName(nameOf(alias), textAt(alias, "category")?.toLowerCase() === "weak");
  }
  for (const { text } of each(entry, "programList", "program")) builder.addProgramme(text);
  for (const id of each(entry, "idList", "id")) addId(builder, id);
  for (const item of each(entry, "dateOfBirthList", "dateOfBirthItem")) {
    builder.addBirthDate(englishDate(textAt(item, "dateOfBirth") ?? ""));
  }
  for (const item of each(entry, "placeOfBirthList", "placeOfBirthItem")) {
    builder.addBirthPlace(textAt(item, "placeOfBirth"));
  }
  const places = [
    ...each(entry, "nationalityList", "nationality"),
    ...each(entry, "citizenshipList", "citizenship"),
    ...each(entry, "addressList", "address"),
  ];
  for (const place of places) builder.addCountry(countryCode(textAt(place, "country")));
  builder.addCountry(countryCode(textAt(entry, "vesselInfo", "vesselFlag")));
  return builder.build();
}

/** "Family, Given" for persons, else the whole name. */
const nameOf = (element: XmlElement): string =>
  [textAt(element, "lastName"), textAt(element, "firstName")].filter((part) => part !== undefined).join(", ");

/** Types of ids that are remarks, such as gender or website. */
const NO_NUMBER = /gender|website|email|phone|sanctions|determination|risk|linked|type|date|listing|subject/i;

function addId(builder: EntryBuilder, id: XmlElement): void {
  const type = textAt(id, "idType") ?? "";
  if (type === "Gender") builder.setGender(textAt(id, "idNumber"));
  else if (!NO_NUMBER.test(type)) builder.addDocument(textAt(id, "idNumber"), type, textAt(id, "idCountry"));
}

/** mm/dd/yyyy as YYYY-MM-DD. */
function monthFirst(text: string): string | null {
  const [, month, day, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? [];
  return year === undefined ? null : `${year}-${month}-${day}`;
}
