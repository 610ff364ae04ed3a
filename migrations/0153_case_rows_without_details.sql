-- How the stages and sources of an iteration did, for the statistics of a tenant. What they did in detail is in the
-- case's object; the tables of 0030 and 0052 keep what older versions wrote, and are read and no longer written.
CREATE TABLE diagnostics_iterations (
  tenant_id TEXT NOT NULL,
  workflow_id TEXT NOT NULL,
  iteration INTEGER NOT NULL,
  started_at TEXT NOT NULL,
  -- {"<stage>": [total, failed]}
  stages TEXT NOT NULL,
  -- {"<tool>": [total, succeeded]}
  tools TEXT NOT NULL,
  PRIMARY KEY (tenant_id, workflow_id, iteration)
) WITHOUT ROWID;
CREATE INDEX diagnostics_iterations_time ON diagnostics_iterations (tenant_id, started_at);
CREATE TRIGGER diagnostics_iterations_stay_deleted BEFORE INSERT ON diagnostics_iterations
WHEN EXISTS (SELECT 1 FROM deletion_ledger WHERE workflow_id = new.workflow_id) BEGIN SELECT RAISE(IGNORE); END;

-- When the case was decided: read with similar cases, whose whole record is no longer in this table.
ALTER TABLE cases ADD COLUMN decided_at TEXT;
UPDATE cases SET decided_at = record ->> '$.decision.decidedAt' WHERE record IS NOT NULL;
