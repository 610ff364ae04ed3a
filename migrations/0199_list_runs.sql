-- How far the search of a tenant's parties for what differs between two versions of a list has come. The row goes when
-- every party has been searched for, in the batch that states so.
CREATE TABLE list_runs (
  tenant_id TEXT NOT NULL,
  source TEXT NOT NULL,
  -- The version that every party has been searched for on; null for none.
  from_list_id TEXT,
  to_list_id TEXT NOT NULL,
  began_at TEXT NOT NULL,
  -- Where in the new version the entries begin that parties are searched for now.
  pass INTEGER NOT NULL DEFAULT 0,
  part INTEGER NOT NULL DEFAULT 0,
  -- The last party that has been searched for these entries.
  party_id TEXT NOT NULL DEFAULT '',
  PRIMARY KEY (tenant_id, source)
) WITHOUT ROWID;

CREATE INDEX monitored_parties_unscreened ON monitored_parties (tenant_id, party_id)
  WHERE removed_at IS NULL AND screened_at IS NULL;
