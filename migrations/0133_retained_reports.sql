-- Cases whose retention is over while that of a report is not: gone from everything but this register, the reports'
-- own rows, the objects and the files, which only the MLRO can look at.
CREATE TABLE retained_reports (
  workflow_id TEXT PRIMARY KEY,
  case_id TEXT NOT NULL,
  tenant_id TEXT NOT NULL,
  retained_since TEXT NOT NULL,
  retain_until TEXT NOT NULL,
  due_at TEXT NOT NULL,
  -- A legal hold of the MLRO, as JSON.
  hold TEXT,
  -- Set once they are being erased: from then on nothing holds them.
  erasing INTEGER NOT NULL DEFAULT 0 CHECK (erasing IN (0, 1))
) WITHOUT ROWID;
CREATE INDEX retained_reports_due ON retained_reports (due_at) WHERE hold IS NULL;
CREATE INDEX retained_reports_tenant ON retained_reports (tenant_id, retain_until, workflow_id);
