import type { ListEntry } from "../list-entry.ts";
import { countryCode } from "./country-codes.ts";
import { EntryBuilder } from "./entry-builder.ts";
import { type ByteStream, ListFormatError, type ListSummary } from "./list-format.ts";
import { type XmlElement, childrenNamed, readXmlRecords, textAt } from "./xml-records.ts";

/** The family name, or the whole name of an entity or a ship, is in the sixth. */
const NAME_PARTS = ["Name1", "Name2", "Name3", "Name4", "Name5", "Name6"];

/** What the list calls the number in an element. */
const NUMBERS: Readonly<Record<string, string>> = {
  PassportNumber: "passport",
  NationalIdentifierNumber: "national identifier",
  BusinessRegistrationNumber: "registration",
  IMONumber: "IMO",
};

/**
 * The UK Sanctions List as XML, which since 28 January 2026 is the only list of the United Kingdom
 * (https://www.gov.uk/government/publications/the-uk-sanctions-list).
 */
export async function* readUkXml(bytes: ByteStream): AsyncGenerator<ListEntry, ListSummary> {
  let version: string | null = null;
  for await (const record of readXmlRecords(bytes, new Set(["Designation", "DateGenerated"]), "Designations")) {
    if (record.name === "Designation") yield readDesignation(record);
    else if (record.name === "DateGenerated") version = dayFirst(record.text.trim()) ?? null;
  }
  return { version, leftOut: 0 };
}

function readDesignation(record: XmlElement): ListEntry {
  const builder = new EntryBuilder(textAt(record, "UniqueID") ?? "");
  builder.kind = kindOf(textAt(record, "IndividualEntityShip"));
  builder.addTopic("sanction").addProgramme(textAt(record, "RegimeName"));
  for (const name of childrenAt(record, "Names", "Name")) {
    const parts = NAME_PARTS.map((part) => textAt(name, part));
    builder.addName(parts.filter(Boolean).join(" "), /low/i.test(textAt(name, "AliasStrength") ?? ""));
  }
  for (const name of descendants(record, "NameNonLatinScript")) builder.addName(name.text);
  for (const title of descendants(record, "Title")) builder.addTitle(title.text);
  for (const gender of descendants(record, "Gender")) builder.setGender(gender.text);
  for (const birth of descendants(record, "DOB")) builder.addBirthDate(dayFirst(birth.text.trim()));
  for (const details of descendants(record, "BirthDetails")) {
    for (const place of childrenNamed(details, "Location"))
      builder.addBirthPlace(textAt(place, "TownOfBirth"), textAt(place, "CountryOfBirth"));
  }
  for (const element of ["Nationality", "AddressCountry", "CurrentBelievedFlagOfShip"]) {
    for (const country of descendants(record, element)) builder.addCountry(countryCode(country.text.trim()));
  }
  for (const [element, label] of Object.entries(NUMBERS)) {
    for (const number of descendants(record, element)) builder.addDocument(number.text, label);
  }
  return builder.build();
}

function kindOf(type: string | undefined): ListEntry["kind"] {
  switch (type?.toLowerCase()) {
    case "individual":
      return "person";
    case "entity":
      return "company";
    case "ship":
      return "vessel";
    default:
      throw new ListFormatError(`the kind ${type ?? "of an entry without one"} is unknown`);
  }
}

/** dd/mm/yyyy as YYYY-MM-DD. What is not known stands as letters: dd/mm/1971, dd/05/1971. */
function dayFirst(text: string): string | undefined {
  const [, day = "", month = "", year] = /^(\d\d|dd)\/(\d\d|mm)\/(\d{4})$/i.exec(text) ?? [];
  if (year === undefined || /m/i.test(month)) return year;
  return /d/i.test(day) ? `${year}-${month}` : `${year}-${month}-${day}`;
}

const childrenAt = (record: XmlElement, parent: string, name: string): XmlElement[] =>
  childrenNamed(record, parent).flatMap((element) => childrenNamed(element, name));

/** The list wraps each value in an element of its plural, in turn in the details of a person, an entity or a ship. */
function descendants(element: XmlElement, name: string): XmlElement[] {
  return element.children.flatMap((child) => (child.name === name ? [child] : descendants(child, name)));
}
