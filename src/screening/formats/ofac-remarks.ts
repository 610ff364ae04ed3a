import { englishDate } from "./english-dates.ts";
import type { EntryBuilder } from "./entry-builder.ts";
import { countryCode } from "./country-codes.ts";

/** Labels of documents and registrations. What follows is the number, then its country in brackets. */
const LABELS = new RegExp(
  `^(?:[\\w.' -]*\\b(?:Passport(?: Booklet| Card)?|No|Number|Code|Certificate|Identidad|Tributaria|Licen[sc]e|Nacional|` +
    `Document|electoral|Mercantil No|ID Card|ID|FEIN|Resident CAN|Tax Registration|Vessel Registration Identification)|` +
    `NIT|RUC|RIF|RTN|SSN|CNP|R\\.?F\\.?C|C\\.U\\.R\\.P|C\\.U\\.I\\.[TP]|C\\.I\\.F|D\\.N\\.I|I\\.F\\.E|N\\.I\\.E|MMSI|SWIFT/BIC|BIK)` +
    `(?: \\([^()\\d]*\\))?(?:\\.|:|\\s|#)+(?:CUD: )?(?!issued|expires)(?=.*\\d)`,
  "i",
);
/** Labels of the same form that number no document. */
const NO_DOCUMENT =
  /^(?:phone|telephone|fax|mobile|chinese commercial code|.*(?:listing|effective|determination|identifier type))/i;
const VALUE = /^(.+?)(?:\s*\(([^()\d]+)\))?(?:\s*\(([^()\d]+)\))?(?:\s+(?:issued|expires)\b.*)?$/i;

/**
 * Adds what OFAC writes in the remarks of its CSV: "DOB 30 Jul 1957; alt. DOB circa 1958; Passport A1234567 (Syria)".
 * By OFAC's own words, names in quotes in the remarks are weak aliases.
 */
export function addRemarks(builder: EntryBuilder, remarks: string): void {
  for (const remark of remarks.replace(/\.\s*$/, "").split(/;\s*/)) addRemark(builder, remark.replace(/^alt\. /i, ""));
}

function addRemark(builder: EntryBuilder, remark: string): void {
  const [, alias] = /^[afn]\.k\.a\.\s+'(.+?)'*$/i.exec(remark) ?? [];
  if (alias !== undefined) return void builder.addName(alias, true);
  const [, fact = "", value = ""] = /^(DOB|POB|nationality|citizen|Gender)\s+(.+)$/i.exec(remark) ?? [];
  switch (fact.toLowerCase()) {
    case "dob":
      return void builder.addBirthDate(englishDate(value));
    case "pob":
      return void builder.addBirthPlace(value);
    case "nationality":
    case "citizen":
      return void builder.addCountry(countryCode(value));
    case "gender":
      return void builder.setGender(value);
    default:
      return addDocument(builder, remark);
  }
}

function addDocument(builder: EntryBuilder, remark: string): void {
  const [label] = LABELS.exec(remark) ?? [];
  if (label === undefined || NO_DOCUMENT.test(label)) return;
  const [, number, first, second] = VALUE.exec(remark.slice(label.length)) ?? [];
  const country = countryCode(second) ?? countryCode(first);
  builder.addDocument(number, remark.slice(0, label.length + (number?.startsWith("IMO") ? 3 : 0)), country);
}
