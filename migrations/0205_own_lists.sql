-- Lists that a tenant keeps itself, such as a watch list or past exits. Their entries are objects of the bucket.
CREATE TABLE own_lists (
  tenant_id TEXT NOT NULL,
  list_id TEXT NOT NULL,
  name TEXT NOT NULL,
  -- Of the finding that an exact match is.
  severity TEXT NOT NULL CHECK (severity IN ('low', 'medium', 'high')),
  version INTEGER NOT NULL,
  entries INTEGER NOT NULL,
  -- Objects of the index, and their bytes.
  segments INTEGER NOT NULL,
  bytes INTEGER NOT NULL,
  sha256 TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  updated_by TEXT NOT NULL,
  deleted_at TEXT,
  -- When everybody who is watched is searched for once more, because a search under way may have used the version before.
  search_again_at TEXT,
  PRIMARY KEY (tenant_id, list_id)
) WITHOUT ROWID;
CREATE INDEX own_lists_again ON own_lists (search_again_at, tenant_id, list_id) WHERE search_again_at IS NOT NULL;
