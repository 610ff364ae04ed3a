-- Every release of the radar's reference data, each whole and never changed, and which of them is served.
CREATE TABLE regulatory_releases (
  version TEXT PRIMARY KEY,
  as_of TEXT NOT NULL,
  dataset TEXT NOT NULL CHECK (json_valid(dataset)),
  loaded_at TEXT NOT NULL,
  loaded_by TEXT NOT NULL
);
CREATE TABLE regulatory_current (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  version TEXT NOT NULL REFERENCES regulatory_releases (version)
);

-- Changes of the law that a tenant's compliance managers registered.
CREATE TABLE regulatory_changes (
  id TEXT PRIMARY KEY,
  tenant_id TEXT NOT NULL,
  article_id TEXT NOT NULL,
  regulation_id TEXT NOT NULL,
  change_type TEXT NOT NULL,
  description TEXT NOT NULL,
  effective_date TEXT NOT NULL,
  old_value TEXT,
  new_value TEXT,
  source_url TEXT,
  created_at TEXT NOT NULL,
  created_by TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX regulatory_changes_newest ON regulatory_changes (tenant_id, created_at DESC, id);
CREATE INDEX regulatory_changes_effective ON regulatory_changes (tenant_id, effective_date, id);

-- Calendar feeds: an officer has one at a time, kept by the hash of its token.
CREATE TABLE regulatory_feeds (
  tenant_id TEXT NOT NULL,
  officer_id TEXT NOT NULL,
  token_hash TEXT NOT NULL UNIQUE,
  created_at TEXT NOT NULL,
  PRIMARY KEY (tenant_id, officer_id)
) WITHOUT ROWID;
