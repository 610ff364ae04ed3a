import type { ListEntry } from "../list-entry.ts";
import { listedRange } from "./english-dates.ts";
import { EntryBuilder } from "./entry-builder.ts";
import { type ByteStream, ListFormatError, type ListSummary } from "./list-format.ts";
import { type XmlElement, childrenNamed, readXmlRecords, textAt } from "./xml-records.ts";

/** The consolidated financial sanctions list of the EU as XML (schema 1.1). */
export async function* readEuXml(bytes: ByteStream): AsyncGenerator<ListEntry, ListSummary> {
  let version: string | null = null;
  for await (const record of readXmlRecords(bytes, new Set(["sanctionEntity"]), "export")) {
    if (record.name === "sanctionEntity") yield readEntity(record);
    else version = /^\d{4}-\d{2}-\d{2}/.exec(record.attributes["generationDate"] ?? "")?.[0] ?? null;
  }
  return { version, leftOut: 0 };
}

function readEntity(entity: XmlElement): ListEntry {
  const builder = new EntryBuilder(entity.attributes["euReferenceNumber"] || entity.attributes["logicalId"] || "");
  const [subject] = childrenNamed(entity, "subjectType");
  builder.kind = euKind(subject?.attributes["code"], subject?.attributes["classificationCode"]);
  builder.addTopic("sanction");
  for (const { attributes, ...alias } of childrenNamed(entity, "nameAlias")) {
    const parts = [attributes["firstName"], attributes["middleName"], attributes["lastName"]];
    const name = attributes["wholeName"] || parts.filter(Boolean).join(" ");
    const remark = textAt({ attributes, ...alias }, "remark");
    builder
      .addName(name, attributes["strong"] === "false" || isLowQuality(remark))
      .addTitle(attributes["title"])
      .setGender(attributes["gender"]);
  }
  for (const { attributes } of childrenNamed(entity, "birthdate")) {
    const { city, place, region, countryDescription, yearRangeFrom, yearRangeTo } = attributes;
    const date = attributes["birthdate"] || attributes["year"];
    builder
      .addBirthDate(euBirthDate({ date, from: yearRangeFrom, to: yearRangeTo, circa: attributes["circa"] }))
      .addBirthPlace(city || place, region, euCountry(countryDescription))
      .addCountry(attributes["countryIso2Code"]);
  }
  for (const { attributes } of [...childrenNamed(entity, "citizenship"), ...childrenNamed(entity, "address")]) {
    builder.addCountry(attributes["countryIso2Code"]);
  }
  for (const { attributes } of childrenNamed(entity, "identification")) {
    const { number, latinNumber, identificationTypeDescription, identificationTypeCode, countryIso2Code } = attributes;
    const label = `${identificationTypeDescription} ${identificationTypeCode}`;
    for (const one of [number, latinNumber]) builder.addDocument(one, label, countryIso2Code);
  }
  for (const { attributes } of childrenNamed(entity, "regulation")) builder.addProgramme(attributes["programme"]);
  return builder.build();
}

export const isLowQuality = (remark: string | undefined): boolean => /low quality/i.test(remark ?? "");

interface EuBirth {
  readonly date: string | undefined;
  readonly from: string | undefined;
  readonly to: string | undefined;
  /** `true` in any case. */
  readonly circa: string | undefined;
}

/** A date, a year or a range of years, in the notation of `birth-dates.rules.ts`. */
export function euBirthDate({ date, from, to, circa }: EuBirth): string | undefined {
  const [first, last] = date ? [date, date] : [from || to, to || from];
  return first && last ? listedRange(first, last, circa?.toLowerCase() === "true") : undefined;
}

/** The list says `UNKNOWN` for a country that it does not know. */
export const euCountry = (name: string | undefined): string | undefined => (name === "UNKNOWN" ? undefined : name);

/**
 * Person or enterprise. The CSV swaps code and classification compared to the XML, so both fields are checked for
 * either.
 */
export function euKind(...codes: readonly (string | undefined)[]): ListEntry["kind"] {
  for (const code of codes.map((text) => text?.trim().toLowerCase())) {
    if (code === "p" || code === "person") return "person";
    if (code === "e" || code === "enterprise") return "company";
  }
  throw new ListFormatError(`the subject type ${codes.join(", ")} is unknown`);
}
