-- Versions of the sanctions and PEP lists. Reference data: belongs to no tenant.
-- The entries and their index are objects under screening/<list_id>/; a list is served once it is current.
CREATE TABLE screening_lists (
  list_id TEXT PRIMARY KEY,
  source TEXT NOT NULL,
  version TEXT NOT NULL,
  sha256 TEXT NOT NULL,
  entries INTEGER NOT NULL,
  names INTEGER NOT NULL,
  parts INTEGER NOT NULL,
  begun_at_ms INTEGER NOT NULL,
  loaded_at_ms INTEGER,
  superseded_at_ms INTEGER
) STRICT;

-- One import of a file at a time: the next try goes on where the last one stopped.
CREATE UNIQUE INDEX screening_lists_staged ON screening_lists (source, sha256) WHERE loaded_at_ms IS NULL;

CREATE TABLE screening_list_parts (
  list_id TEXT NOT NULL REFERENCES screening_lists (list_id),
  part INTEGER NOT NULL,
  sha256 TEXT NOT NULL,
  entries INTEGER NOT NULL,
  names INTEGER NOT NULL,
  segments INTEGER NOT NULL,
  PRIMARY KEY (list_id, part)
) STRICT, WITHOUT ROWID;

CREATE TABLE screening_current (
  source TEXT PRIMARY KEY,
  list_id TEXT NOT NULL REFERENCES screening_lists (list_id)
) STRICT, WITHOUT ROWID;
