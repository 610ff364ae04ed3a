-- Cases whose retention is over while that of a report is not: gone from everything but this register, the reports'
-- own rows, the objects and the files, which only the MLRO can look at.
CREATE TABLE retained_reports (
  workflow_id TEXT PRIMARY KEY,
  case_id TEXT NOT NULL,
  tenant_id TEXT NOT NULL,
  retained_since TEXT NOT NULL,
  retain_until TEXT NOT NULL,
  due_at TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX retained_reports_due ON retained_reports (due_at);
CREATE INDEX retained_reports_tenant ON retained_reports (tenant_id, retain_until, workflow_id);
