-- What the red-flag rules said in each iteration of a case. The same iteration again says the same, so it replaces.
CREATE TABLE rule_evaluations (
  tenant_id TEXT NOT NULL,
  workflow_id TEXT NOT NULL,
  iteration INTEGER NOT NULL,
  template_id TEXT NOT NULL,
  template_version TEXT NOT NULL,
  evaluation TEXT NOT NULL,
  created_at TEXT NOT NULL,
  PRIMARY KEY (tenant_id, workflow_id, iteration)
) WITHOUT ROWID;
