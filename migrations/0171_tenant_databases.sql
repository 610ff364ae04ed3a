-- In the default database alone: where the rows of each tenant are, and a move that is under way. A tenant without a
-- row is in the default database.
CREATE TABLE tenant_databases (
  tenant_id TEXT PRIMARY KEY,
  -- The name of the binding: DB, DB_2 and so on.
  binding TEXT NOT NULL,
  -- Null where none is under way.
  move TEXT CHECK (move IN ('copying', 'clearing', 'aborting')),
  -- The binding that it goes to, or while it is cleared the one that it came from.
  other TEXT,
  -- How far it is, as JSON.
  progress TEXT,
  -- Who is at it, and until when nobody else may be.
  lease TEXT,
  lease_until_ms INTEGER NOT NULL DEFAULT 0,
  updated_at TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX tenant_databases_moving ON tenant_databases (move) WHERE move IS NOT NULL;

-- In each database: tenants whose rows nobody may write here. Triggers that a move creates ask this table.
-- `closing` lapses by itself, so that a move that was killed stops no tenant; `closed` does not; under `clearing` rows
-- may be deleted.
CREATE TABLE tenant_fences (
  tenant_id TEXT PRIMARY KEY,
  state TEXT NOT NULL CHECK (state IN ('closing', 'closed', 'clearing')),
  until_ms INTEGER NOT NULL
) WITHOUT ROWID;

-- In the database that a tenant leaves: which of its rows changed since the copy began.
CREATE TABLE tenant_move_changes (
  seq INTEGER PRIMARY KEY,
  tenant_id TEXT NOT NULL,
  table_name TEXT NOT NULL,
  -- The values of the key, as a JSON array.
  row_key TEXT NOT NULL
);
CREATE INDEX tenant_move_changes_tenant ON tenant_move_changes (tenant_id, seq);
