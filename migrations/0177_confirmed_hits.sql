-- Which features differ between a cleared subject and its list entry, as a JSON list; null where the officer named none.
ALTER TABLE cleared_hits ADD COLUMN differs TEXT;

-- Hits that an officer confirmed: a later case of the tenant that meets the same entry and subject names the confirmation.
CREATE TABLE confirmed_hits (
  tenant_id TEXT NOT NULL,
  case_id TEXT NOT NULL,
  finding_id TEXT NOT NULL,
  category TEXT NOT NULL,
  source_entry TEXT NOT NULL,
  name_key TEXT NOT NULL,
  company TEXT,
  subject TEXT NOT NULL,
  confirmed_by TEXT NOT NULL,
  confirmed_at TEXT NOT NULL,
  PRIMARY KEY (tenant_id, case_id, finding_id)
) WITHOUT ROWID;
CREATE INDEX confirmed_hits_company ON confirmed_hits (tenant_id, source_entry, company);
CREATE INDEX confirmed_hits_name ON confirmed_hits (tenant_id, source_entry, name_key);

CREATE TRIGGER confirmed_hits_stay_deleted BEFORE INSERT ON confirmed_hits
WHEN EXISTS (SELECT 1 FROM deletion_ledger WHERE case_id = new.case_id) BEGIN SELECT RAISE(IGNORE); END;

-- Entries of politically exposed persons in a part of a list; null in parts that an older release imported.
ALTER TABLE screening_list_parts ADD COLUMN pep_entries INTEGER;
