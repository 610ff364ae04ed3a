import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

// The company register as its open data files have it, in a database of its own. Numbers are ten digits, dates
// YYYY-MM-DD, empty text is null. There are two sets of its tables: a full extract is written into the set that no
// look-up reads, and one statement then makes it the active one (ActiveSet in register_meta).

/** Enterprises without their establishments. */
const enterprisesTable = (name: string) =>
  sqliteTable(name, {
    number: text("number").primaryKey(),
    status: text("status").notNull(),
    juridicalSituation: text("juridical_situation").notNull(),
    /** 1 natural person, 2 legal person */
    typeOfEnterprise: text("type_of_enterprise").notNull(),
    juridicalForm: text("juridical_form"),
    /** Form as it must be read under the companies code until statutes are adapted; beats juridical_form. */
    juridicalFormCac: text("juridical_form_cac"),
    startDate: text("start_date"),
  });
export const enterprises = enterprisesTable("enterprises");
export const enterprisesB = enterprisesTable("enterprises_b");

/** Names of enterprises. */
const denominationsTable = (name: string) =>
  sqliteTable(
    name,
    {
      number: text("number").notNull(),
      /** 001 name, 002 abbreviation, 003 commercial name */
      type: text("type").notNull(),
      /** 0 unknown, 1 French, 2 Dutch, 3 German, 4 English */
      language: text("language").notNull(),
      name: text("name").notNull(),
    },
    (t) => [primaryKey({ columns: [t.number, t.type, t.language, t.name] })],
  );
export const denominations = denominationsTable("denominations");
export const denominationsB = denominationsTable("denominations_b");

/** Registered seats (type REGO); natural persons have none. */
const addressesTable = (name: string) =>
  sqliteTable(name, {
    number: text("number").primaryKey(),
    countryNl: text("country_nl"),
    countryFr: text("country_fr"),
    zipcode: text("zipcode"),
    municipalityNl: text("municipality_nl"),
    municipalityFr: text("municipality_fr"),
    streetNl: text("street_nl"),
    streetFr: text("street_fr"),
    houseNumber: text("house_number"),
    box: text("box"),
    dateStrikingOff: text("date_striking_off"),
  });
export const addresses = addressesTable("addresses");
export const addressesB = addressesTable("addresses_b");

/** NACE codes of enterprises. */
const activitiesTable = (name: string) =>
  sqliteTable(
    name,
    {
      number: text("number").notNull(),
      naceVersion: text("nace_version").notNull(),
      naceCode: text("nace_code").notNull(),
      activityGroup: text("activity_group").notNull(),
      /** MAIN, SECO, ANCI */
      classification: text("classification").notNull(),
    },
    (t) => [primaryKey({ columns: [t.number, t.naceVersion, t.naceCode, t.activityGroup, t.classification] })],
  );
export const activities = activitiesTable("activities");
export const activitiesB = activitiesTable("activities_b");

/** Web addresses of enterprises (EntityContact ENT, ContactType WEB). */
const websitesTable = (name: string) =>
  sqliteTable(
    name,
    {
      number: text("number").notNull(),
      url: text("url").notNull(),
    },
    (t) => [primaryKey({ columns: [t.number, t.url] })],
  );
export const websites = websitesTable("websites");
export const websitesB = websitesTable("websites_b");

/** Labels of code.csv; the language is DE, EN, FR or NL. */
const codesTable = (name: string) =>
  sqliteTable(
    name,
    {
      category: text("category").notNull(),
      code: text("code").notNull(),
      language: text("language").notNull(),
      description: text("description").notNull(),
    },
    (t) => [primaryKey({ columns: [t.category, t.code, t.language] })],
  );
export const codes = codesTable("codes");
export const codesB = codesTable("codes_b");

/**
 * meta.csv (SnapshotDate, ExtractNumber, ...), ImportState and ActiveSet. Only while ImportState is `complete` does the
 * absence of a number mean anything.
 */
export const registerMeta = sqliteTable("register_meta", {
  variable: text("variable").primaryKey(),
  value: text("value").notNull(),
});

/** Imports of extracts: the one under way and those that are complete. */
export const registerImports = sqliteTable(
  "register_imports",
  {
    importId: text("import_id").primaryKey(),
    /** Of the file, or of all files of the folder. */
    sha256: text("sha256").notNull(),
    extractType: text("extract_type", { enum: ["full", "update"] }).notNull(),
    extractNumber: integer("extract_number").notNull(),
    snapshotDate: text("snapshot_date").notNull(),
    /** meta.csv as JSON. */
    meta: text("meta").notNull(),
    enterprises: integer("enterprises").notNull(),
    parts: integer("parts").notNull(),
    begunAt: text("begun_at").notNull(),
    completedAt: text("completed_at"),
    baseId: text("base_id"),
    targetSet: text("target_set"),
    sealedAt: text("sealed_at"),
    contentSha256: text("content_sha256"),
  },
  (t) => [index("register_imports_completed").on(t.completedAt)],
);

/** Parts of an import that arrived. */
export const registerImportParts = sqliteTable(
  "register_import_parts",
  {
    importId: text("import_id").notNull(),
    part: integer("part").notNull(),
    sha256: text("sha256").notNull(),
    rangeFrom: text("range_from"),
    rangeTo: text("range_to"),
    enterprises: integer("enterprises"),
    added: integer("added"),
    changed: integer("changed"),
    removed: integer("removed"),
  },
  (t) => [primaryKey({ columns: [t.importId, t.part] })],
);

/** What an update will change, until it is confirmed. */
export const registerStagedRows = sqliteTable(
  "register_staged_rows",
  {
    importId: text("import_id").notNull(),
    part: integer("part").notNull(),
    position: integer("position").notNull(),
    tableName: text("table_name").notNull(),
    operation: text("operation", { enum: ["delete", "insert"] }).notNull(),
    /** A JSON array of numbers or of rows. */
    body: text("body").notNull(),
  },
  (t) => [primaryKey({ columns: [t.importId, t.part, t.position] })],
);

/** A batch inserts here whether its conditions hold; where they do not, a CHECK fails the whole batch. */
export const registerGuard = sqliteTable("register_guard", {
  holds: integer("holds").notNull(),
});
