-- What a conclusion stood on: an assessment on similar cases, the diagnosis of a bad iteration on one record.

-- Every assessment of a case, by the similar cases that it stood on: case_assessments keeps the newest and its progress.
CREATE TABLE case_assessment_versions (
  tenant_id TEXT NOT NULL,
  workflow_id TEXT NOT NULL,
  version INTEGER NOT NULL,
  -- Hash of the figures and the similar cases: a change among them gives a new version.
  basis TEXT NOT NULL,
  assessment TEXT NOT NULL,
  PRIMARY KEY (tenant_id, workflow_id, version)
) WITHOUT ROWID;
CREATE TRIGGER case_assessment_versions_stay_deleted BEFORE INSERT ON case_assessment_versions
WHEN EXISTS (SELECT 1 FROM deletion_ledger WHERE workflow_id = new.workflow_id) BEGIN SELECT RAISE(IGNORE); END;

-- {"record": the record that the diagnosis stands on, "others": further failures by their effect, "read": words of the
-- comment}; null in diagnoses of earlier versions.
ALTER TABLE diagnostics_feedback ADD COLUMN grounds TEXT;
