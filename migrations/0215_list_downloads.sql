-- The download of each list from its publisher: the run at work, what the last one found, and the file that is known.
CREATE TABLE list_downloads (
  source TEXT PRIMARY KEY,
  step TEXT NOT NULL CHECK (step IN ('idle', 'fetch', 'read', 'send', 'compare')),
  -- Times that the step began; a step that ends the process begins again.
  attempts INTEGER NOT NULL,
  next_at TEXT NOT NULL,
  -- JSON; null between runs.
  run TEXT,
  -- JSON: validators of the publisher's file that a version in force, or a staged one, was read from.
  known TEXT,
  outcome TEXT NOT NULL CHECK (outcome IN ('none', 'in_force', 'unchanged', 'waiting', 'failed')),
  failure TEXT,
  detail TEXT,
  outcome_at TEXT,
  import_id TEXT,
  -- When the publisher's file was last seen to be the version in force.
  seen_at TEXT
);
