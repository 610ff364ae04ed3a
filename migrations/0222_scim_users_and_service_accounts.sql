-- Officers as a directory provisions them (SCIM 2.0). A deleted one keeps its row, so that it stays refused.
CREATE TABLE scim_users (
  tenant_id TEXT NOT NULL,
  user_id TEXT NOT NULL,
  user_name TEXT NOT NULL,
  -- In lower case: names of users differ in more than capitals (RFC 7643, section 4.1.1).
  user_name_key TEXT NOT NULL,
  external_id TEXT,
  active INTEGER NOT NULL,
  -- JSON of the further attributes.
  attributes TEXT NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  deactivated_at TEXT,
  deleted_at TEXT,
  PRIMARY KEY (tenant_id, user_id)
) WITHOUT ROWID;
CREATE UNIQUE INDEX scim_users_user_name ON scim_users (tenant_id, user_name_key) WHERE deleted_at IS NULL;
CREATE UNIQUE INDEX scim_users_external_id ON scim_users (tenant_id, external_id)
  WHERE deleted_at IS NULL AND external_id IS NOT NULL;
-- Of all rows, also deleted ones: whom a token names.
CREATE INDEX scim_users_named ON scim_users (tenant_id, user_name_key);
CREATE INDEX scim_users_external ON scim_users (tenant_id, external_id);

-- The value of a token's claim by which the directory knows the officer; null before a directory was configured.
ALTER TABLE officer_identities ADD COLUMN directory_key TEXT;
ALTER TABLE regulatory_feeds ADD COLUMN directory_key TEXT;

-- Programs of the tenant that work with the case interface under a client of the issuer.
CREATE TABLE service_accounts (
  tenant_id TEXT NOT NULL,
  client_id TEXT NOT NULL,
  name TEXT NOT NULL,
  -- JSON list.
  roles TEXT NOT NULL,
  requests_per_minute INTEGER NOT NULL,
  created_by TEXT NOT NULL,
  created_at TEXT NOT NULL,
  revoked_by TEXT,
  revoked_at TEXT,
  PRIMARY KEY (tenant_id, client_id)
) WITHOUT ROWID;
