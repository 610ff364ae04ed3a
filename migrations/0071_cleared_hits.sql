-- Hits that an officer cleared, with the list entry and the subject as they were: what a later case or scan of the
-- tenant compares with. The act itself stands in the case's audit chain; this goes when its case is deleted.
CREATE TABLE cleared_hits (
  tenant_id TEXT NOT NULL,
  case_id TEXT NOT NULL,
  finding_id TEXT NOT NULL,
  category TEXT NOT NULL,
  source_entry TEXT NOT NULL,
  name_key TEXT NOT NULL,
  company TEXT,
  fingerprint TEXT NOT NULL,
  severity TEXT NOT NULL,
  by_mlro INTEGER NOT NULL,
  subject TEXT NOT NULL,
  entry TEXT NOT NULL,
  reason TEXT NOT NULL,
  cleared_by TEXT NOT NULL,
  cleared_at TEXT NOT NULL,
  PRIMARY KEY (tenant_id, case_id, finding_id)
) WITHOUT ROWID;
CREATE INDEX cleared_hits_company ON cleared_hits (tenant_id, source_entry, company);
CREATE INDEX cleared_hits_name ON cleared_hits (tenant_id, source_entry, name_key);
CREATE INDEX cleared_hits_newest ON cleared_hits (tenant_id, cleared_at);
