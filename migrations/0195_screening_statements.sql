-- Whole searches for a party, so that the leaf of each day can be made again; they go with the party.
CREATE TABLE party_searches (
  tenant_id TEXT NOT NULL,
  party_id TEXT NOT NULL,
  at TEXT NOT NULL,
  name TEXT NOT NULL,
  -- JSON lists, as those of the party were.
  spellings TEXT NOT NULL,
  birth_date TEXT,
  countries TEXT NOT NULL,
  identifiers TEXT NOT NULL,
  -- JSON: list_id by source.
  lists TEXT NOT NULL,
  PRIMARY KEY (tenant_id, party_id, at)
) WITHOUT ROWID;

-- WHERE NOT EXISTS and no OR IGNORE: the conflict clause of the statement outside would replace it.
CREATE TRIGGER monitored_parties_searched AFTER UPDATE OF screened_at ON monitored_parties
WHEN new.screened_at IS NOT NULL AND new.screened_at IS NOT old.screened_at BEGIN
  INSERT INTO party_searches SELECT new.tenant_id, new.party_id, new.screened_at, new.name, new.spellings,
    new.birth_date, new.countries, new.identifiers, COALESCE(new.screened_lists, '{}')
  WHERE NOT EXISTS (SELECT 1 FROM party_searches
    WHERE tenant_id = new.tenant_id AND party_id = new.party_id AND at = new.screened_at);
END;
CREATE TRIGGER monitored_parties_searched_first AFTER INSERT ON monitored_parties
WHEN new.screened_at IS NOT NULL BEGIN
  INSERT INTO party_searches SELECT new.tenant_id, new.party_id, new.screened_at, new.name, new.spellings,
    new.birth_date, new.countries, new.identifiers, COALESCE(new.screened_lists, '{}')
  WHERE NOT EXISTS (SELECT 1 FROM party_searches
    WHERE tenant_id = new.tenant_id AND party_id = new.party_id AND at = new.screened_at);
END;
CREATE TRIGGER monitored_parties_unsearched AFTER DELETE ON monitored_parties BEGIN
  DELETE FROM party_searches WHERE tenant_id = old.tenant_id AND party_id = old.party_id;
END;

-- The day whose statement a tenant gets next, and how far that has come.
CREATE TABLE screening_days (
  tenant_id TEXT PRIMARY KEY,
  next_day TEXT NOT NULL,
  -- Parts with leaves that are stored already, and the last party in them.
  parts INTEGER NOT NULL DEFAULT 0,
  after_party TEXT NOT NULL DEFAULT '',
  -- JSON: what was settled when the first part was stored, and counts.
  progress TEXT
) WITHOUT ROWID;
CREATE INDEX screening_days_due ON screening_days (next_day, tenant_id);

CREATE TRIGGER screening_days_started AFTER INSERT ON monitored_parties
WHEN NOT EXISTS (SELECT 1 FROM screening_days WHERE tenant_id = new.tenant_id) BEGIN
  INSERT INTO screening_days (tenant_id, next_day) VALUES (new.tenant_id, substr(new.added_at, 1, 10));
END;
INSERT INTO screening_days (tenant_id, next_day)
SELECT tenant_id, substr(MIN(added_at), 1, 10) FROM monitored_parties GROUP BY tenant_id;
INSERT INTO party_searches SELECT tenant_id, party_id, screened_at, name, spellings, birth_date, countries, identifiers,
  COALESCE(screened_lists, '{}') FROM monitored_parties WHERE screened_at IS NOT NULL;

-- A signed statement for each day; the leaves are in R2.
CREATE TABLE screening_statements (
  tenant_id TEXT NOT NULL,
  number INTEGER NOT NULL,
  day TEXT NOT NULL,
  hash TEXT NOT NULL,
  -- JSON.
  statement TEXT NOT NULL,
  -- Whether it lies beside the anchors.
  exported INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (tenant_id, number)
) WITHOUT ROWID;
CREATE UNIQUE INDEX screening_statements_day ON screening_statements (tenant_id, day);
CREATE INDEX screening_statements_unexported ON screening_statements (tenant_id, number) WHERE exported = 0;
