-- Versions of a tenant's policy for due diligence. A version never changes: results and replays name theirs.
CREATE TABLE policy_versions (
  tenant_id TEXT NOT NULL,
  version INTEGER NOT NULL,
  content TEXT NOT NULL,
  author TEXT NOT NULL,
  reason TEXT NOT NULL,
  effective_at TEXT NOT NULL,
  PRIMARY KEY (tenant_id, version)
) WITHOUT ROWID;
