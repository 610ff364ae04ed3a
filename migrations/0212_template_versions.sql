-- A tenant's versions of the built-in templates. A version never changes: cases name theirs, and keep its content.
CREATE TABLE template_versions (
  tenant_id TEXT NOT NULL,
  template_id TEXT NOT NULL,
  version INTEGER NOT NULL,
  content TEXT NOT NULL,
  author TEXT NOT NULL,
  reason TEXT NOT NULL,
  effective_at TEXT NOT NULL,
  PRIMARY KEY (tenant_id, template_id, version)
) WITHOUT ROWID;
