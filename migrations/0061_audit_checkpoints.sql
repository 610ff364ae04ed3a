-- How far each case's audit chain reached when it was last written, signed: a chain that is shorter was cut.
CREATE TABLE audit_checkpoints (
  workflow_id TEXT PRIMARY KEY,
  tenant_id TEXT NOT NULL,
  count INTEGER NOT NULL,
  root TEXT NOT NULL,
  signed_at TEXT NOT NULL,
  signature TEXT NOT NULL
) WITHOUT ROWID;
