import type { ListEntry } from "../list-entry.ts";
import { type XmlElement, childrenNamed } from "./xml-records.ts";

/** Elements of the file that are read as records. */
export const ADVANCED_RECORDS: ReadonlySet<string> = new Set([
  "DateOfIssue",
  "ReferenceValueSets",
  "Location",
  "IDRegDocument",
  "DistinctParty",
  "SanctionsEntry",
]);

export interface AdvancedDocument {
  readonly number: string;
  readonly label: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string | undefined;
}

/** The file's reference tables by id: reference values, locations and documents. */
export class AdvancedTables {
  readonly #values = new Map<string, XmlElement>();
  readonly #locations = new Map<string, string | undefined>();
  readonly #documents = new Map<string, AdvancedDocument[]>();

  /** Adds a record of one of the tables. */
  add(record: XmlElement): void {
    if (record.name === "ReferenceValueSets") this.#addValues(record);
    if (record.name === "Location") this.#addLocation(record);
    if (record.name === "IDRegDocument") this.#addDocument(record);
  }

  kindOf(subTypeId: string | undefined): ListEntry["kind"] {
    const subType = this.#value("PartySubType", subTypeId);
    if (subType?.text.trim() === "Vessel") return "vessel";
    if (subType?.text.trim() === "Aircraft") return "unknown";
    return this.#value("PartyType", subType?.attributes["PartyTypeID"])?.text.trim() === "Individual"
      ? "person"
      : "company";
  }

  /** A word of a feature, such as `Male`. */
  detailOf = (id: string | undefined): string | undefined => this.#value("DetailReference", id)?.text.trim();

  featureType = (id: string | undefined): string => this.#value("FeatureType", id)?.text.trim() ?? "";

  /** ISO 3166-1 alpha-2. */
  countryOf = (locationId: string | undefined): string | undefined => this.#locations.get(locationId ?? "");

  documentsOf = (identityId: string | undefined): readonly AdvancedDocument[] =>
    this.#documents.get(identityId ?? "") ?? [];

  /** Types of the parts of an identity's names, by group id. */
  namePartTypes(identity: XmlElement): Map<string, string> {
    const groups = childrenNamed(identity, "NamePartGroups")
      .flatMap((all) => childrenNamed(all, "MasterNamePartGroup"))
      .flatMap((master) => childrenNamed(master, "NamePartGroup"));
    return new Map(
      groups.map(({ attributes }) => [
        attributes["ID"] ?? "",
        this.#value("NamePartType", attributes["NamePartTypeID"])?.text.trim() ?? "",
      ]),
    );
  }

  #addValues(sets: XmlElement): void {
    for (const set of sets.children) {
      for (const value of set.children) this.#values.set(`${value.name} ${value.attributes["ID"]}`, value);
    }
  }

  #addLocation(location: XmlElement): void {
    const [country] = childrenNamed(location, "LocationCountry");
    const [area] = childrenNamed(location, "LocationAreaCode");
    const id =
      country?.attributes["CountryID"] ??
      this.#value("AreaCode", area?.attributes["AreaCodeID"])?.attributes["CountryID"];
    this.#locations.set(location.attributes["ID"] ?? "", this.#value("Country", id)?.attributes["ISO2"]);
  }

  #addDocument(document: XmlElement): void {
    const owner = document.attributes["IdentityID"] ?? "";
    const { IDRegDocTypeID: type, "IssuedBy-CountryID": issuer } = document.attributes;
    const label = this.#value("IDRegDocType", type)?.text.trim() ?? "";
    const country = this.#value("Country", issuer)?.attributes["ISO2"];
    const found = childrenNamed(document, "IDRegistrationNo").map(({ text }) => ({ number: text, label, country }));
    this.#documents.set(owner, [...(this.#documents.get(owner) ?? []), ...found]);
  }

  #value = (kind: string, id: string | undefined): XmlElement | undefined => this.#values.get(`${kind} ${id}`);
}
