-- What officers signal. `stage` moves from captured over ingested (a passage exists) to learned (consolidated).
CREATE TABLE memory_signals (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  tenant_id TEXT NOT NULL,
  officer_id TEXT NOT NULL,
  workflow_id TEXT,
  signal_type TEXT NOT NULL,
  category TEXT NOT NULL CHECK (category IN ('judgment', 'preference', 'behavioral')),
  safety_class TEXT NOT NULL CHECK (safety_class IN ('non_suppressible', 'preference_only')),
  source TEXT NOT NULL,
  iteration INTEGER NOT NULL,
  template_id TEXT,
  country TEXT,
  context TEXT NOT NULL,
  stage TEXT NOT NULL DEFAULT 'captured' CHECK (stage IN ('captured', 'ingested', 'learned')),
  created_at TEXT NOT NULL
);
CREATE INDEX memory_signals_newest ON memory_signals (tenant_id, seq);
CREATE INDEX memory_signals_case ON memory_signals (tenant_id, workflow_id, seq) WHERE workflow_id IS NOT NULL;
CREATE INDEX memory_signals_captured ON memory_signals (tenant_id, seq) WHERE stage = 'captured';
CREATE INDEX memory_signals_to_learn ON memory_signals (tenant_id, officer_id, seq)
  WHERE stage = 'ingested' AND category <> 'behavioral';

-- How many signals a tenant has, so that none has to be counted.
CREATE TABLE memory_signal_counts (
  tenant_id TEXT NOT NULL,
  category TEXT NOT NULL,
  signals INTEGER NOT NULL,
  PRIMARY KEY (tenant_id, category)
) WITHOUT ROWID;
CREATE TRIGGER memory_signals_counted AFTER INSERT ON memory_signals BEGIN
  INSERT INTO memory_signal_counts VALUES (new.tenant_id, new.category, 1)
    ON CONFLICT DO UPDATE SET signals = signals + 1;
END;
CREATE TRIGGER memory_signals_uncounted AFTER DELETE ON memory_signals BEGIN
  UPDATE memory_signal_counts SET signals = signals - 1 WHERE tenant_id = old.tenant_id AND category = old.category;
END;

-- Blocks of an officer's memory. `version` is what an ETag names; `consolidations` counts those of learned_procedures.
CREATE TABLE memory_blocks (
  tenant_id TEXT NOT NULL,
  officer_id TEXT NOT NULL,
  label TEXT NOT NULL,
  value TEXT NOT NULL,
  version INTEGER NOT NULL,
  consolidations INTEGER NOT NULL DEFAULT 0,
  updated_at TEXT NOT NULL,
  PRIMARY KEY (tenant_id, officer_id, label)
) WITHOUT ROWID;

-- What was made of signals. `vector` is empty until `model` has read the text; `indexed` is 0 before the vector
-- index was told, 1 while it may or may not know, 2 once it took the vector over.
CREATE TABLE memory_passages (
  passage_id INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  tenant_id TEXT NOT NULL,
  officer_id TEXT NOT NULL,
  workflow_id TEXT,
  text TEXT NOT NULL,
  tags TEXT NOT NULL,
  finding_category TEXT,
  scope_key TEXT NOT NULL,
  model TEXT NOT NULL DEFAULT '',
  vector BLOB,
  indexed INTEGER NOT NULL DEFAULT 0 CHECK (indexed IN (0, 1, 2)),
  created_at TEXT NOT NULL
);
CREATE INDEX memory_passages_officer ON memory_passages (tenant_id, officer_id, passage_id);
CREATE INDEX memory_passages_case ON memory_passages (tenant_id, workflow_id) WHERE workflow_id IS NOT NULL;
CREATE INDEX memory_passages_model ON memory_passages (tenant_id, model, passage_id);
CREATE INDEX memory_passages_unindexed ON memory_passages (tenant_id) WHERE indexed < 2;

CREATE TABLE memory_passage_tags (
  tenant_id TEXT NOT NULL,
  officer_id TEXT NOT NULL,
  tag TEXT NOT NULL,
  passage_id INTEGER NOT NULL,
  PRIMARY KEY (tenant_id, officer_id, tag, passage_id)
) WITHOUT ROWID;

-- Vectors of deleted passages that the index may still hold.
CREATE TABLE memory_vector_removals (
  tenant_id TEXT NOT NULL,
  vector_id TEXT NOT NULL,
  PRIMARY KEY (tenant_id, vector_id)
) WITHOUT ROWID;

CREATE TRIGGER memory_passages_tagged AFTER INSERT ON memory_passages BEGIN
  INSERT OR IGNORE INTO memory_passage_tags
    SELECT new.tenant_id, new.officer_id, value, new.passage_id FROM json_each(new.tags);
END;
CREATE TRIGGER memory_passages_untagged AFTER DELETE ON memory_passages BEGIN
  DELETE FROM memory_passage_tags WHERE tenant_id = old.tenant_id AND officer_id = old.officer_id
    AND tag IN (SELECT value FROM json_each(old.tags)) AND passage_id = old.passage_id;
  INSERT OR IGNORE INTO memory_vector_removals SELECT old.tenant_id, old.id WHERE old.indexed > 0;
END;

-- What an officer, or the tenant by the officer id `default`, says of the company they work for.
CREATE TABLE memory_company_contexts (
  tenant_id TEXT NOT NULL,
  officer_id TEXT NOT NULL,
  value TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  PRIMARY KEY (tenant_id, officer_id)
) WITHOUT ROWID;
