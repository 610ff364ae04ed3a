-- The company register as the official open data files have it: enterprises only (no establishments), and only
-- the columns that look-ups read. Numbers are ten digits without dots, dates YYYY-MM-DD, empty text is NULL.
-- A look-up reads one enterprise through primary keys alone.

CREATE TABLE enterprises (
  number TEXT NOT NULL PRIMARY KEY,
  status TEXT NOT NULL,
  juridical_situation TEXT NOT NULL,
  -- 1 natural person, 2 legal person
  type_of_enterprise TEXT NOT NULL,
  juridical_form TEXT,
  -- Form as it must be read under the companies code until statutes are adapted; beats juridical_form.
  juridical_form_cac TEXT,
  start_date TEXT
) STRICT, WITHOUT ROWID;

CREATE TABLE denominations (
  number TEXT NOT NULL,
  -- 001 name, 002 abbreviation, 003 commercial name
  type TEXT NOT NULL,
  -- 0 unknown, 1 French, 2 Dutch, 3 German, 4 English
  language TEXT NOT NULL,
  name TEXT NOT NULL,
  PRIMARY KEY (number, type, language, name)
) STRICT, WITHOUT ROWID;

-- Registered seats (type REGO); natural persons have none here.
CREATE TABLE addresses (
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

CREATE TABLE activities (
  number TEXT NOT NULL,
  nace_version TEXT NOT NULL,
  nace_code TEXT NOT NULL,
  activity_group TEXT NOT NULL,
  -- MAIN, SECO, ANCI
  classification TEXT NOT NULL,
  PRIMARY KEY (number, nace_version, nace_code, activity_group, classification)
) STRICT, WITHOUT ROWID;

-- Web addresses of enterprises (EntityContact ENT, ContactType WEB).
CREATE TABLE websites (
  number TEXT NOT NULL,
  url TEXT NOT NULL,
  PRIMARY KEY (number, url)
) STRICT, WITHOUT ROWID;

-- Labels of code.csv. language: DE, EN, FR, NL.
CREATE TABLE codes (
  category TEXT NOT NULL,
  code TEXT NOT NULL,
  language TEXT NOT NULL,
  description TEXT NOT NULL,
  PRIMARY KEY (category, code, language)
) STRICT, WITHOUT ROWID;

-- meta.csv (SnapshotDate, ExtractNumber, ...) and ImportState. ImportState is 'complete' while the tables are one
-- whole extract and anything else while an import runs: only then does absence of a number mean anything.
CREATE TABLE register_meta (
  variable TEXT NOT NULL PRIMARY KEY,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
