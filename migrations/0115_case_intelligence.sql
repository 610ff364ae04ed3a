-- The assessment of a case, made while nobody waits.
CREATE TABLE case_assessments (
  tenant_id TEXT NOT NULL,
  workflow_id TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('generating', 'ready', 'failed')),
  case_version TEXT NOT NULL,
  assessment TEXT,
  started_at INTEGER NOT NULL,
  PRIMARY KEY (tenant_id, workflow_id)
) WITHOUT ROWID;
