-- The storage keys that a retained report stands on. Nothing in this list may be removed before the report itself.
CREATE TABLE retained_files (
  key TEXT NOT NULL,
  workflow_id TEXT NOT NULL,
  tenant_id TEXT NOT NULL,
  PRIMARY KEY (key, workflow_id)
) WITHOUT ROWID;
CREATE INDEX retained_files_case ON retained_files (workflow_id);
-- Reports retained by an earlier version have no list yet; the retention sweep writes it.
ALTER TABLE retained_reports ADD COLUMN files_listed INTEGER NOT NULL DEFAULT 0;
CREATE INDEX retained_reports_unlisted ON retained_reports (workflow_id) WHERE files_listed = 0;
CREATE INDEX retained_reports_case ON retained_reports (case_id);
