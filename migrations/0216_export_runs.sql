-- The nightly export of a tenant into a bucket, one row a day: where it is, and when its manifest was written.
CREATE TABLE export_runs (
  tenant_id TEXT NOT NULL,
  day TEXT NOT NULL,
  started_at TEXT NOT NULL,
  -- What is exported next, and behind which row; JSON, null at its beginning.
  kind TEXT,
  after TEXT,
  part INTEGER NOT NULL,
  finished_at TEXT,
  manifest_sha256 TEXT,
  PRIMARY KEY (tenant_id, day)
);
-- The files that a run has written, which its manifest lists.
CREATE TABLE export_files (
  tenant_id TEXT NOT NULL,
  day TEXT NOT NULL,
  name TEXT NOT NULL,
  sha256 TEXT NOT NULL,
  bytes INTEGER NOT NULL,
  rows INTEGER NOT NULL,
  PRIMARY KEY (tenant_id, day, name)
);
