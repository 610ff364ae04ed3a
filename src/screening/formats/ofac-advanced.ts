import type { ListEntry } from "../list-entry.ts";
import { listedRange } from "./english-dates.ts";
import { EntryBuilder } from "./entry-builder.ts";
import { type ByteStream, ListFormatError, type ListSummary } from "./list-format.ts";
import { ADVANCED_RECORDS, AdvancedTables } from "./ofac-advanced-tables.ts";
import { type XmlElement, childrenNamed, readXmlRecords, textAt } from "./xml-records.ts";

const FAMILY_PARTS = new Set(["Last Name", "Patronymic", "Matronymic"]);

/**
 * OFAC's list as `sdn_advanced.xml`, which refers to reference tables by id. Profiles precede the entries that list
 * them, so they are buffered until the end.
 */
export async function* readOfacAdvanced(bytes: ByteStream): AsyncGenerator<ListEntry, ListSummary> {
  const tables = new AdvancedTables();
  const profiles = new Map<string, EntryBuilder>();
  let version: string | null = null;
  for await (const record of readXmlRecords(bytes, ADVANCED_RECORDS, "Sanctions")) {
    switch (record.name) {
      case "DateOfIssue":
        version = isoDate(record);
        break;
      case "DistinctParty":
        for (const profile of childrenNamed(record, "Profile")) {
          profiles.set(profile.attributes["ID"] ?? "", readProfile(profile, tables));
        }
        break;
      case "SanctionsEntry":
        addListing(record, profiles);
        break;
      default:
        tables.add(record);
    }
  }
  for (const profile of profiles.values()) if (profile.isListed) yield profile.build();
  return { version, leftOut: [...profiles.values()].filter((profile) => !profile.isListed).length };
}

function readProfile(profile: XmlElement, tables: AdvancedTables): EntryBuilder {
  const builder = new EntryBuilder(`ofac-${profile.attributes["ID"] ?? ""}`);
  builder.kind = tables.kindOf(profile.attributes["PartySubTypeID"]);
  for (const identity of childrenNamed(profile, "Identity")) {
    const partTypes = tables.namePartTypes(identity);
    const aliases = childrenNamed(identity, "Alias").sort((a, b) => rankOf(a) - rankOf(b));
    for (const alias of aliases) {
      for (const name of childrenNamed(alias, "DocumentedName")) {
        builder.addName(nameOf(name, partTypes), alias.attributes["LowQuality"] === "true");
      }
    }
    for (const { number, label, country } of tables.documentsOf(identity.attributes["ID"])) {
      builder.addDocument(number, label, country);
    }
  }
  for (const feature of childrenNamed(profile, "Feature")) addFeature(builder, feature, tables);
  return builder;
}

const rankOf = (alias: XmlElement): number => (alias.attributes["Primary"] === "true" ? 0 : 1);

/** "Family, Given" if the types of the parts are known. */
function nameOf(name: XmlElement, partTypes: ReadonlyMap<string, string>): string {
  const parts = childrenNamed(name, "DocumentedNamePart").flatMap((part) => childrenNamed(part, "NamePartValue"));
  const isFamily = ({ attributes }: XmlElement) =>
    FAMILY_PARTS.has(partTypes.get(attributes["NamePartGroupID"] ?? "") ?? "");
  const join = (some: readonly XmlElement[]) => some.map(({ text }) => text.trim()).join(" ");
  return [join(parts.filter(isFamily)), join(parts.filter((part) => !isFamily(part)))].filter(Boolean).join(", ");
}

function addFeature(builder: EntryBuilder, feature: XmlElement, tables: AdvancedTables): void {
  const type = tables.featureType(feature.attributes["FeatureTypeID"]);
  for (const version of childrenNamed(feature, "FeatureVersion")) {
    if (type === "Birthdate") for (const period of childrenNamed(version, "DatePeriod")) addBirth(builder, period);
    const [detail] = childrenNamed(version, "VersionDetail");
    if (type === "Gender") builder.setGender(tables.detailOf(detail?.attributes["DetailReferenceID"]));
    if (type === "Place of Birth") builder.addBirthPlace(detail?.text);
    if (type === "Title") builder.addTitle(detail?.text);
    if (/^(?:Nationality|Citizenship) Country$|^Location$|^Nationality of Registration$/.test(type)) {
      for (const place of childrenNamed(version, "VersionLocation")) {
        builder.addCountry(tables.countryOf(place.attributes["LocationID"]));
      }
    }
    if (/IMO Number|Vessel Registration/.test(type)) builder.addDocument(detail?.text, type);
  }
}

/** Adds a day or a range: the earliest start and the latest end of the period. */
function addBirth(builder: EntryBuilder, period: XmlElement): void {
  const from = dateAt(period, "Start", "From");
  const to = dateAt(period, "End", "To") ?? from;
  const bounds = [...childrenNamed(period, "Start"), ...childrenNamed(period, "End")];
  const about = bounds.some(({ attributes }) => attributes["Approximate"] === "true");
  if (from !== null && to !== null) builder.addBirthDate(listedRange(from, to, about));
}

function dateAt(element: XmlElement, ...path: readonly string[]): string | null {
  const [date] = path.reduce<XmlElement[]>((at, name) => at.flatMap((node) => childrenNamed(node, name)), [element]);
  return date ? isoDate(date) : null;
}

function isoDate(element: XmlElement): string | null {
  const [year, month, day] = ["Year", "Month", "Day"].map((name) => textAt(element, name)?.padStart(2, "0"));
  return year && month && day ? `${year}-${month}-${day}` : null;
}

function addListing(entry: XmlElement, profiles: ReadonlyMap<string, EntryBuilder>): void {
  const builder = profiles.get(entry.attributes["ProfileID"] ?? "");
  if (!builder)
    throw new ListFormatError(`entry ${entry.attributes["ID"]} refers to a profile that is not in the file`);
  builder.addTopic("sanction");
  for (const measure of childrenNamed(entry, "SanctionsMeasure")) builder.addProgramme(textAt(measure, "Comment"));
}
