/** The tables of the imported register (`migrations/registry`), with their columns in the order rows come in. */
export const REGISTER_TABLES = {
  enterprises: [
    "number",
    "status",
    "juridical_situation",
    "type_of_enterprise",
    "juridical_form",
    "juridical_form_cac",
    "start_date",
  ],
  denominations: ["number", "type", "language", "name"],
  addresses: [
    "number",
    "country_nl",
    "country_fr",
    "zipcode",
    "municipality_nl",
    "municipality_fr",
    "street_nl",
    "street_fr",
    "house_number",
    "box",
    "date_striking_off",
  ],
  activities: ["number", "nace_version", "nace_code", "activity_group", "classification"],
  websites: ["number", "url"],
  codes: ["category", "code", "language", "description"],
} as const;

/** The register's tables exist twice: look-ups read the active set, a full extract is written into the other. */
export type RegisterSet = "a" | "b";
export const REGISTER_SETS: readonly RegisterSet[] = ["a", "b"];

export const tableIn = (set: RegisterSet, table: RegisterTable): string => (set === "a" ? table : `${table}_b`);

/** The active set, as SQL. */
export const ACTIVE_SET = "coalesce((SELECT value FROM register_meta WHERE variable = 'ActiveSet'), 'a')";

export type RegisterTable = keyof typeof REGISTER_TABLES;
/** Those whose rows belong to an enterprise. */
export type EntityTable = Exclude<RegisterTable, "codes">;

export const ENTITY_TABLES: readonly EntityTable[] = [
  "enterprises",
  "denominations",
  "addresses",
  "activities",
  "websites",
];

/** A row, by the columns of its table; null is what the file leaves empty. */
export type RegisterRow = readonly (string | null)[];

/**
 * A part of an extract. All that is said of an enterprise is in one part, so parts may come in any order, and
 * one that comes again changes nothing.
 */
export interface RegisterPart {
  /** Full extract: the numbers, from the first to before the last, of which this part is all there is. */
  readonly range: { readonly from: string; readonly to: string } | null;
  /** Update: the numbers whose rows of a table go before the new ones come. */
  readonly deletes: Readonly<Partial<Record<EntityTable, readonly string[]>>>;
  /** Rows of a table. With codes, they are all codes there are. */
  readonly rows: Readonly<Partial<Record<RegisterTable, readonly RegisterRow[]>>>;
}
