-- What of a case another may share, as JSON, by the version of the case that it was read from.
CREATE TABLE case_profiles (
  tenant_id TEXT NOT NULL,
  workflow_id TEXT NOT NULL,
  created_by TEXT NOT NULL,
  decided_at TEXT,
  profile TEXT NOT NULL,
  version INTEGER NOT NULL,
  PRIMARY KEY (tenant_id, workflow_id)
) WITHOUT ROWID;

-- The sets of like cases that a case stands in. What is read of a set is its newest few, however large it is.
CREATE TABLE case_buckets (
  tenant_id TEXT NOT NULL,
  bucket TEXT NOT NULL,
  decided INTEGER NOT NULL CHECK (decided IN (0, 1)),
  changed_at TEXT NOT NULL,
  workflow_id TEXT NOT NULL,
  weight INTEGER NOT NULL,
  PRIMARY KEY (tenant_id, bucket, decided, changed_at, workflow_id)
) WITHOUT ROWID;
CREATE INDEX case_buckets_case ON case_buckets (tenant_id, workflow_id);
