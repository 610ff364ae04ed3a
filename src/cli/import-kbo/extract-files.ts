import type { EntityTable, RegisterRow } from "../../sources/kbo/register-part.model.ts";
import { CliError } from "../program.ts";

/** What a row of a file adds to the register; null when it adds nothing that is looked up. */
export type ReadRow = (row: readonly string[]) => RegisterRow | null;

/** A file of the official open data (cookbook R018): its columns, and which of them are stored. */
export interface ExtractFile {
  readonly name: string;
  readonly columns: readonly string[];
  /** Column of the row's entity, by which an update deletes. */
  readonly key: string;
  readonly table: EntityTable | null;
  readonly read: ReadRow;
}

const ENTITY = "EntityNumber";
const ENTERPRISE = "EnterpriseNumber";

/** Files about entities. Establishments and branches are validated but not stored. */
export const ENTITY_FILES: readonly ExtractFile[] = [
  {
    name: "enterprise",
    columns: [
      ENTERPRISE,
      "Status",
      "JuridicalSituation",
      "TypeOfEnterprise",
      "JuridicalForm",
      "JuridicalFormCAC",
      "StartDate",
    ],
    key: ENTERPRISE,
    table: "enterprises",
    read: ([number, status, situation, type, form, formCac, start]) => [
      readNumber(number),
      required(status, "Status"),
      required(situation, "JuridicalSituation"),
      required(type, "TypeOfEnterprise"),
      orNull(form),
      orNull(formCac),
      readDate(start),
    ],
  },
  {
    name: "establishment",
    columns: ["EstablishmentNumber", "StartDate", ENTERPRISE],
    key: "EstablishmentNumber",
    table: null,
    read: ([number, start, enterprise]) => {
      readNumber(number);
      readDate(start);
      readNumber(enterprise);
      return null;
    },
  },
  {
    name: "denomination",
    columns: [ENTITY, "Language", "TypeOfDenomination", "Denomination"],
    key: ENTITY,
    table: "denominations",
    read: ([entity, language, type, name]) =>
      ofEnterprise(entity, (number) => [
        number,
        required(type, "TypeOfDenomination"),
        required(language, "Language"),
        required(name, "Denomination"),
      ]),
  },
  {
    name: "address",
    columns: [
      ENTITY,
      "TypeOfAddress",
      "CountryNL",
      "CountryFR",
      "Zipcode",
      "MunicipalityNL",
      "MunicipalityFR",
      "StreetNL",
      "StreetFR",
      "HouseNumber",
      "Box",
      "ExtraAddressInfo",
      "DateStrikingOff",
    ],
    key: ENTITY,
    table: "addresses",
    read: ([entity, type, countryNl, countryFr, zip, townNl, townFr, streetNl, streetFr, house, box, , struckOff]) => {
      const strikingOff = readDate(struckOff);
      return ofEnterprise(entity, (number) =>
        type === "REGO"
          ? [
              number,
              ...[countryNl, countryFr, zip, townNl, townFr, streetNl, streetFr, house, box].map(orNull),
              strikingOff,
            ]
          : null,
      );
    },
  },
  {
    name: "contact",
    columns: [ENTITY, "EntityContact", "ContactType", "Value"],
    key: ENTITY,
    table: "websites",
    read: ([entity, kind, type, value]) =>
      ofEnterprise(entity, (number) => (kind === "ENT" && type === "WEB" && value ? [number, value] : null)),
  },
  {
    name: "activity",
    columns: [ENTITY, "ActivityGroup", "NaceVersion", "NaceCode", "Classification"],
    key: ENTITY,
    table: "activities",
    read: ([entity, group, version, code, classification]) =>
      ofEnterprise(entity, (number) => [
        number,
        required(version, "NaceVersion"),
        required(code, "NaceCode"),
        required(group, "ActivityGroup"),
        required(classification, "Classification"),
      ]),
  },
  {
    name: "branch",
    columns: ["Id", "StartDate", ENTERPRISE],
    key: "Id",
    table: null,
    read: ([id, start, enterprise]) => {
      readNumber(id);
      readDate(start);
      readNumber(enterprise);
      return null;
    },
  },
];

export const CODE_COLUMNS = ["Category", "Code", "Language", "Description"];
export const META_COLUMNS = ["Variable", "Value"];

export const readCode: ReadRow = ([category, code, language, description]) => [
  required(category, "Category"),
  required(code, "Code"),
  required(language, "Language"),
  description ?? "",
];

/** `0200.065.765` as ten digits. Enterprises begin with 0 or 1, establishments with 2 to 8, branches with 9. */
export function readNumber(text: string | undefined): string {
  if (text === undefined || !/^(?:\d{4}|\d\.\d{3})\.\d{3}\.\d{3}$/.test(text)) {
    throw new CliError(`"${text ?? ""}" is no number of an entity`);
  }
  return text.replaceAll(".", "");
}

function ofEnterprise(entity: string | undefined, row: (number: string) => RegisterRow | null): RegisterRow | null {
  const number = readNumber(entity);
  return number < "2" ? row(number) : null;
}

/** `30-05-2025` as `2025-05-30`; null for an empty date. */
export function readDate(text: string | undefined): string | null {
  if (!text) return null;
  const [, day, month, year] = /^(\d{2})-(\d{2})-(\d{4})$/.exec(text) ?? [];
  const iso = `${year}-${month}-${day}`;
  const parsed = new Date(`${iso}T00:00:00Z`);
  if (day === undefined || Number.isNaN(parsed.getTime()) || !parsed.toISOString().startsWith(iso)) {
    throw new CliError(`"${text}" is no date`);
  }
  return iso;
}

function required(text: string | undefined, column: string): string {
  if (!text) throw new CliError(`${column} is empty`);
  return text;
}

const orNull = (text: string | undefined): string | null => text || null;
