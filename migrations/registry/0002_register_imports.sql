-- Imports of extracts: the one under way, which can go on where it stopped, and those that are complete.
CREATE TABLE register_imports (
  import_id TEXT NOT NULL PRIMARY KEY,
  -- Of the file, or of all files of the folder.
  sha256 TEXT NOT NULL,
  extract_type TEXT NOT NULL CHECK (extract_type IN ('full', 'update')),
  extract_number INTEGER NOT NULL,
  snapshot_date TEXT NOT NULL,
  -- meta.csv as JSON.
  meta TEXT NOT NULL,
  enterprises INTEGER NOT NULL,
  parts INTEGER NOT NULL,
  begun_at TEXT NOT NULL,
  completed_at TEXT
) STRICT;
CREATE INDEX register_imports_completed ON register_imports (completed_at);

CREATE TABLE register_import_parts (
  import_id TEXT NOT NULL,
  part INTEGER NOT NULL,
  sha256 TEXT NOT NULL,
  PRIMARY KEY (import_id, part)
) STRICT, WITHOUT ROWID;
