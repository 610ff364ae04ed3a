-- The result of each case's own screening of a person or company: what one case clears or misses takes nothing from another.
-- case_id is '' for scans, and 'before' for a result whose case an earlier version did not record.
CREATE TABLE graph_screenings (
  tenant_id TEXT NOT NULL,
  entity_id TEXT NOT NULL,
  case_id TEXT NOT NULL,
  sanctions TEXT NOT NULL CHECK (sanctions IN ('exact', 'near', 'clear')),
  seen_at TEXT NOT NULL,
  PRIMARY KEY (tenant_id, entity_id, case_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX graph_screenings_case ON graph_screenings (tenant_id, case_id);

CREATE TRIGGER graph_screenings_stay_deleted BEFORE INSERT ON graph_screenings
WHEN EXISTS (SELECT 1 FROM deletion_ledger WHERE case_id = NEW.case_id)
BEGIN SELECT RAISE(IGNORE); END;
