-- How far a job went through a tenant's customers. `target` is what it goes through them for, such as an extract of the
-- register; `done_at` is set when it has seen all.
CREATE TABLE monitoring_progress (
  tenant_id TEXT NOT NULL,
  job TEXT NOT NULL,
  subject TEXT NOT NULL,
  target TEXT NOT NULL,
  -- The last relationship or case that was seen; empty before the first.
  after TEXT NOT NULL,
  done_at TEXT,
  PRIMARY KEY (tenant_id, job, subject)
) WITHOUT ROWID;

CREATE INDEX monitoring_looks_due_of ON monitoring_looks (tenant_id, type, due_at, relationship_id) WHERE due_at IS NOT NULL;
