-- What was read in documents, by content: the same bytes are read once in a tenant by each version of the reader. The
-- reading itself is a file. `claim` names the attempt that reads or deletes it now, until `claimed_until`.
CREATE TABLE readings (
  tenant_id TEXT NOT NULL,
  sha256 TEXT NOT NULL,
  reader_version TEXT NOT NULL,
  attempts INTEGER NOT NULL,
  claim TEXT,
  claimed_until TEXT,
  status TEXT,
  stored_at TEXT,
  unused_since TEXT,
  PRIMARY KEY (tenant_id, sha256, reader_version)
) WITHOUT ROWID;
CREATE INDEX readings_unused ON readings (unused_since) WHERE unused_since IS NOT NULL;

-- The cases that have a document with this content. A reading without a case is deleted.
CREATE TABLE reading_uses (
  tenant_id TEXT NOT NULL,
  case_id TEXT NOT NULL,
  sha256 TEXT NOT NULL,
  workflow_id TEXT NOT NULL,
  PRIMARY KEY (tenant_id, case_id, sha256)
) WITHOUT ROWID;
CREATE INDEX reading_uses_content ON reading_uses (tenant_id, sha256);

CREATE TRIGGER reading_uses_stay_deleted BEFORE INSERT ON reading_uses
WHEN EXISTS (SELECT 1 FROM deletion_ledger WHERE case_id = new.case_id) BEGIN SELECT RAISE(IGNORE); END;

-- Hashes of what a document of another customer's case must not share with it: the file, numbers of identity documents
-- and accounts. A later case finds the earlier one by them.
CREATE TABLE reading_marks (
  tenant_id TEXT NOT NULL,
  mark TEXT NOT NULL,
  hash TEXT NOT NULL,
  case_id TEXT NOT NULL,
  workflow_id TEXT NOT NULL,
  recorded_at TEXT NOT NULL,
  PRIMARY KEY (tenant_id, mark, hash, case_id)
) WITHOUT ROWID;
CREATE INDEX reading_marks_case ON reading_marks (tenant_id, case_id);

CREATE TRIGGER reading_marks_stay_deleted BEFORE INSERT ON reading_marks
WHEN EXISTS (SELECT 1 FROM deletion_ledger WHERE case_id = new.case_id) BEGIN SELECT RAISE(IGNORE); END;
