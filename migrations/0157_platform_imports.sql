-- Imports of what all tenants share, made by operators of the platform. They belong to no tenant.

-- Who imported what, as a chain of which every line is signed and none is ever changed.
CREATE TABLE platform_audit (
  seq INTEGER PRIMARY KEY,
  event TEXT NOT NULL,
  timestamp TEXT NOT NULL,
  actor TEXT NOT NULL,
  details TEXT NOT NULL CHECK (json_valid(details)),
  prev_hash TEXT NOT NULL,
  hash TEXT NOT NULL,
  signed_at TEXT NOT NULL,
  signature TEXT NOT NULL
) STRICT;
CREATE TRIGGER platform_audit_no_update BEFORE UPDATE ON platform_audit
BEGIN
  SELECT RAISE(ABORT, 'the audit chain of the platform is append-only');
END;
CREATE TRIGGER platform_audit_no_delete BEFORE DELETE ON platform_audit
BEGIN
  SELECT RAISE(ABORT, 'the audit chain of the platform is append-only');
END;

-- An import from its announcement to its confirmation. base_id is the version in force that it was compared with, empty
-- where there was none.
CREATE TABLE platform_imports (
  import_id TEXT PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('list', 'register', 'regulatory')),
  source TEXT NOT NULL,
  version TEXT NOT NULL,
  stated_sha256 TEXT,
  state TEXT NOT NULL CHECK (state IN ('receiving', 'staged', 'confirming', 'confirmed', 'current', 'discarded')),
  staged_by TEXT NOT NULL,
  staged_at TEXT NOT NULL,
  expires_at TEXT NOT NULL,
  content_sha256 TEXT,
  base_id TEXT,
  comparison TEXT CHECK (comparison IS NULL OR json_valid(comparison)),
  removed INTEGER,
  needs_second INTEGER,
  confirmed_by TEXT,
  confirmed_at TEXT
) STRICT;
CREATE INDEX platform_imports_state ON platform_imports (state, expires_at);
CREATE INDEX platform_imports_confirmed ON platform_imports (kind, source, confirmed_at);

-- A batch whose first statement inserts whether its conditions still hold fails as a whole where they do not.
CREATE TABLE platform_guard (holds INTEGER NOT NULL, CONSTRAINT import_moved CHECK (holds = 1)) STRICT;
