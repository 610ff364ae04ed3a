-- A second set of the register's tables. A full extract is written into the set that no look-up reads, and one statement
-- then makes it the active one (ActiveSet in register_meta, `a` where it is missing): nobody sees half an extract.
CREATE TABLE enterprises_b (
  number TEXT NOT NULL PRIMARY KEY,
  status TEXT NOT NULL,
  juridical_situation TEXT NOT NULL,
  type_of_enterprise TEXT NOT NULL,
  juridical_form TEXT,
  juridical_form_cac TEXT,
  start_date TEXT
) STRICT, WITHOUT ROWID;

CREATE TABLE denominations_b (
  number TEXT NOT NULL,
  type TEXT NOT NULL,
  language TEXT NOT NULL,
  name TEXT NOT NULL,
  PRIMARY KEY (number, type, language, name)
) STRICT, WITHOUT ROWID;

CREATE TABLE addresses_b (
  number TEXT NOT NULL PRIMARY KEY,
  country_nl TEXT,
  country_fr TEXT,
  zipcode TEXT,
  municipality_nl TEXT,
  municipality_fr TEXT,
  street_nl TEXT,
  street_fr TEXT,
  house_number TEXT,
  box TEXT,
  date_striking_off TEXT
) STRICT, WITHOUT ROWID;

CREATE TABLE activities_b (
  number TEXT NOT NULL,
  nace_version TEXT NOT NULL,
  nace_code TEXT NOT NULL,
  activity_group TEXT NOT NULL,
  classification TEXT NOT NULL,
  PRIMARY KEY (number, nace_version, nace_code, activity_group, classification)
) STRICT, WITHOUT ROWID;

CREATE TABLE websites_b (
  number TEXT NOT NULL,
  url TEXT NOT NULL,
  PRIMARY KEY (number, url)
) STRICT, WITHOUT ROWID;

CREATE TABLE codes_b (
  category TEXT NOT NULL,
  code TEXT NOT NULL,
  language TEXT NOT NULL,
  description TEXT NOT NULL,
  PRIMARY KEY (category, code, language)
) STRICT, WITHOUT ROWID;

-- Rows of an update, which wait here until they are applied to the active set in one batch.
CREATE TABLE register_staged_rows (
  import_id TEXT NOT NULL,
  part INTEGER NOT NULL,
  position INTEGER NOT NULL,
  table_name TEXT NOT NULL,
  operation TEXT NOT NULL CHECK (operation IN ('delete', 'insert')),
  -- A JSON array of numbers or of rows.
  body TEXT NOT NULL,
  PRIMARY KEY (import_id, part, position)
) STRICT;

-- The import that was active when this one began; its differences were counted against that one.
ALTER TABLE register_imports ADD COLUMN base_id TEXT;
-- The set that a full extract is written into; NULL for an import of a version that wrote into the active set.
ALTER TABLE register_imports ADD COLUMN target_set TEXT;
-- Once sealed, an import takes no more parts.
ALTER TABLE register_imports ADD COLUMN sealed_at TEXT;
-- Hash over the parts that arrived; sha256 is what the sender states of the file.
ALTER TABLE register_imports ADD COLUMN content_sha256 TEXT;

ALTER TABLE register_import_parts ADD COLUMN range_from TEXT;
ALTER TABLE register_import_parts ADD COLUMN range_to TEXT;
ALTER TABLE register_import_parts ADD COLUMN enterprises INTEGER;
ALTER TABLE register_import_parts ADD COLUMN added INTEGER;
ALTER TABLE register_import_parts ADD COLUMN changed INTEGER;
ALTER TABLE register_import_parts ADD COLUMN removed INTEGER;

-- A batch whose first statement inserts whether its conditions still hold fails as a whole where they do not.
CREATE TABLE register_guard (holds INTEGER NOT NULL, CONSTRAINT import_moved CHECK (holds = 1)) STRICT;
