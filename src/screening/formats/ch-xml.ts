import type { ListEntry } from "../list-entry.ts";
import { countryCode } from "./country-codes.ts";
import { EntryBuilder } from "./entry-builder.ts";
import { type ByteStream, ListFormatError, type ListSummary } from "./list-format.ts";
import { namesOfParts } from "./ch-names.ts";
import { type XmlElement, childrenNamed, readXmlRecords, textAt } from "./xml-records.ts";

const RECORDS = new Set(["sanctions-program", "target", "place"]);

/** A place that a target names by its id, which may stand behind it in the file. */
interface Place {
  readonly location: string | undefined;
  readonly area: string | undefined;
  readonly country: string | undefined;
  readonly code: string | null;
}

/** An entry whose places are not read yet. */
interface OpenEntry {
  readonly builder: EntryBuilder;
  readonly born: readonly string[];
  readonly lives: readonly string[];
  readonly sets: readonly string[];
}

/**
 * The whole list of the Swiss State Secretariat for Economic Affairs as XML (swiss-sanctions-list 3.1). Targets that were
 * delisted stay in the file with their history and are left out; so are the states before and after that each change repeats.
 * @throws ListFormatError also for a file that has only the changes
 */
export async function* readChXml(bytes: ByteStream): AsyncGenerator<ListEntry, ListSummary> {
  const date = { version: null as string | null };
  const programmes = new Map<string, string>();
  const places = new Map<string, Place>();
  const open: OpenEntry[] = [];
  let leftOut = 0;
  for await (const record of readXmlRecords(bytes, RECORDS, "swiss-sanctions-list")) {
    if (record.name === "swiss-sanctions-list") date.version = readRoot(record);
    else if (record.name === "sanctions-program") readProgramme(record, programmes);
    else if (record.name === "place") places.set(record.attributes["ssid"] ?? "", readPlace(record));
    else if (isDelisted(record, date.version)) leftOut++;
    else open.push(readTarget(record));
  }
  for (const { builder, born, lives, sets } of open) {
    for (const id of born) {
      const place = places.get(id);
      if (place) builder.addBirthPlace(place.location, place.area, place.country).addCountry(place.code);
    }
    for (const id of lives) builder.addCountry(places.get(id)?.code);
    for (const id of sets) builder.addProgramme(programmes.get(id));
    yield builder.build();
  }
  return { version: date.version, leftOut };
}

function readRoot({ attributes }: XmlElement): string | null {
  const type = attributes["list-type"];
  if (type !== undefined && type !== "whole-list")
    throw new ListFormatError(`the file is a ${type}, not the whole list`);
  return /^\d{4}-\d{2}-\d{2}/.exec(attributes["date"] ?? "")?.[0] ?? null;
}

function readProgramme(record: XmlElement, programmes: Map<string, string>): void {
  const names = [...childrenNamed(record, "program-key"), ...childrenNamed(record, "program-name")];
  const name = names.find(({ attributes }) => attributes["lang"] === "eng") ?? names[0];
  if (!name) return;
  for (const { attributes } of childrenNamed(record, "sanctions-set")) {
    if (attributes["ssid"]) programmes.set(attributes["ssid"], name.text.trim());
  }
}

function readPlace(record: XmlElement): Place {
  const [country] = childrenNamed(record, "country");
  const name = country?.text.trim();
  const code = country?.attributes["iso-code"];
  return {
    location: textAt(record, "location"),
    area: textAt(record, "area"),
    country: name,
    code: code !== undefined && /^[A-Z]{2}$/.test(code) ? code : countryCode(name),
  };
}

/** Whether the newest change in effect on the date of the list takes the target off it. An undated change is the oldest. */
function isDelisted(target: XmlElement, listDate: string | null): boolean {
  const changes = childrenNamed(target, "modification").flatMap(({ attributes }) => {
    const date = attributes["effective-date"] ?? attributes["publication-date"] ?? "";
    return listDate !== null && date > listDate ? [] : [{ date, type: attributes["modification-type"] }];
  });
  const newest = changes.reduce((last, { date }) => (date > last ? date : last), "");
  const last = changes.filter(({ date }) => date === newest);
  return last.length > 0 && last.every(({ type }) => type === "de-listed");
}

function readTarget(target: XmlElement): OpenEntry {
  const builder = new EntryBuilder(target.attributes["ssid"] ?? "");
  builder.addTopic("sanction");
  const [subject] = target.children.filter(({ name }) => KINDS.has(name));
  if (!subject) throw new ListFormatError(`target ${builder.id} is neither a person nor an entity nor an object`);
  const isVessel = subject.attributes["object-type"] === "vessel";
  builder.kind = isVessel ? "vessel" : KINDS.get(subject.name)!;
  builder.setGender(subject.attributes["sex"]);
  const open = { born: [] as string[], lives: [] as string[] };
  for (const identity of childrenNamed(subject, "identity")) readIdentity(builder, identity, open);
  for (const { text } of childrenNamed(subject, "other-information")) {
    const [, imo] = /\bIMO(?: [Nn]umber)? ?: ?(\d{7})\b/.exec(text) ?? [];
    if (isVessel) builder.addDocument(imo, "IMO");
  }
  const sets = childrenNamed(target, "sanctions-set-id").map(({ text }) => text.trim());
  return { builder, ...open, sets: [target.attributes["sanctions-set-id"] ?? "", ...sets] };
}

const KINDS: ReadonlyMap<string, ListEntry["kind"]> = new Map([
  ["individual", "person"],
  ["entity", "company"],
  ["object", "unknown"],
]);

function readIdentity(builder: EntryBuilder, identity: XmlElement, open: { born: string[]; lives: string[] }): void {
  for (const name of childrenNamed(identity, "name")) {
    const { names, titles } = namesOfParts(name);
    for (const text of names) builder.addName(text, name.attributes["quality"] === "low");
    for (const title of titles) builder.addTitle(title);
  }
  for (const { attributes } of childrenNamed(identity, "day-month-year")) builder.addBirthDate(dateOf(attributes));
  for (const nationality of childrenNamed(identity, "nationality")) {
    for (const { attributes, text } of childrenNamed(nationality, "country"))
      builder.addCountry(attributes["iso-code"] ?? countryCode(text));
  }
  for (const { attributes } of childrenNamed(identity, "place-of-birth")) open.born.push(attributes["place-id"] ?? "");
  for (const { attributes } of childrenNamed(identity, "address")) open.lives.push(attributes["place-id"] ?? "");
  for (const document of childrenNamed(identity, "identification-document")) {
    const [issuer] = childrenNamed(document, "issuer");
    const country = issuer?.attributes["code"] ?? textAt(document, "issuer");
    builder.addDocument(textAt(document, "number"), document.attributes["document-type"] ?? "", country);
  }
}

/** Year, month and day as far as the list knows them. */
function dateOf({ year, month, day }: XmlElement["attributes"]): string | undefined {
  const known = month ? [year, month, ...(day ? [day] : [])] : [year];
  return year ? known.map((part) => part!.padStart(2, "0")).join("-") : undefined;
}
