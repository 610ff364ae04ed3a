-- What officers said of an iteration, and what a classifier made of a bad word.
CREATE TABLE diagnostics_feedback (
  tenant_id TEXT NOT NULL,
  id TEXT NOT NULL,
  case_id TEXT NOT NULL,
  workflow_id TEXT NOT NULL,
  iteration INTEGER NOT NULL,
  officer_id TEXT NOT NULL,
  rating INTEGER NOT NULL CHECK (rating BETWEEN 1 AND 5),
  categories TEXT NOT NULL,
  comment TEXT,
  root_cause TEXT,
  severity TEXT,
  failure_stage TEXT,
  suggested_action TEXT,
  classified_at TEXT,
  created_at TEXT NOT NULL,
  PRIMARY KEY (tenant_id, id)
) WITHOUT ROWID;
CREATE INDEX diagnostics_feedback_case ON diagnostics_feedback (tenant_id, case_id, iteration, created_at);
CREATE INDEX diagnostics_feedback_time ON diagnostics_feedback (tenant_id, created_at);
