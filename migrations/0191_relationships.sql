-- Customers after their approval, who stands behind them, and what happened to them. Dates are ISO 8601.
CREATE TABLE relationships (
  relationship_id TEXT PRIMARY KEY,
  tenant_id TEXT NOT NULL,
  -- Who the customer is: one relationship that has not ended for each.
  customer_key TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('company', 'person')),
  country TEXT NOT NULL,
  registration_number TEXT,
  name TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('active', 'restricted', 'in_review', 'exit_planned', 'ended')),
  since TEXT NOT NULL,
  ended_at TEXT,
  risk_rating TEXT,
  regime TEXT,
  next_review_at TEXT,
  -- JSON list of texts.
  restrictions TEXT NOT NULL DEFAULT '[]',
  -- Who decided last, and is told of events.
  officer TEXT NOT NULL,
  version INTEGER NOT NULL DEFAULT 1,
  updated_at TEXT NOT NULL
);
CREATE UNIQUE INDEX relationships_customer ON relationships (tenant_id, customer_key) WHERE ended_at IS NULL;
CREATE INDEX relationships_newest ON relationships (tenant_id, since DESC, relationship_id);
CREATE INDEX relationships_state ON relationships (tenant_id, state, since DESC, relationship_id);
CREATE INDEX relationships_review ON relationships (next_review_at, tenant_id, relationship_id) WHERE ended_at IS NULL;

CREATE TABLE relationship_cases (
  tenant_id TEXT NOT NULL,
  workflow_id TEXT NOT NULL,
  case_id TEXT NOT NULL,
  relationship_id TEXT NOT NULL,
  part TEXT NOT NULL CHECK (part IN ('opening', 'review')),
  -- Version of the case that the relationship was last brought up to.
  version INTEGER NOT NULL,
  added_at TEXT NOT NULL,
  PRIMARY KEY (tenant_id, workflow_id)
) WITHOUT ROWID;
CREATE INDEX relationship_cases_of ON relationship_cases (tenant_id, relationship_id, added_at);

CREATE TRIGGER relationship_cases_stay_deleted BEFORE INSERT ON relationship_cases
WHEN EXISTS (SELECT 1 FROM deletion_ledger WHERE workflow_id = new.workflow_id) BEGIN SELECT RAISE(IGNORE); END;

-- What was done about a relationship, by whom.
CREATE TABLE relationship_log (
  tenant_id TEXT NOT NULL,
  relationship_id TEXT NOT NULL,
  seq INTEGER NOT NULL,
  at TEXT NOT NULL,
  actor TEXT NOT NULL,
  event TEXT NOT NULL,
  -- JSON.
  details TEXT NOT NULL,
  PRIMARY KEY (tenant_id, relationship_id, seq)
) WITHOUT ROWID;

-- Whom the lists are searched for. A party that left the customer keeps its row, with the day, until the relationship goes.
CREATE TABLE monitored_parties (
  tenant_id TEXT NOT NULL,
  party_id TEXT NOT NULL,
  relationship_id TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('company', 'person')),
  name TEXT NOT NULL,
  -- JSON lists: every spelling beside the name, offices, countries, numbers.
  spellings TEXT NOT NULL DEFAULT '[]',
  roles TEXT NOT NULL DEFAULT '[]',
  birth_date TEXT,
  countries TEXT NOT NULL DEFAULT '[]',
  identifiers TEXT NOT NULL DEFAULT '[]',
  added_at TEXT NOT NULL,
  removed_at TEXT,
  -- 256 random bits in hex, from which the salts of its leaves in daily statements derive; erased with the row.
  salt_key TEXT NOT NULL,
  -- When it was last searched for on whole lists, and those lists as JSON: list_id by source. Null before.
  screened_at TEXT,
  screened_lists TEXT,
  PRIMARY KEY (tenant_id, party_id)
) WITHOUT ROWID;
CREATE INDEX monitored_parties_of ON monitored_parties (tenant_id, relationship_id, party_id);
CREATE INDEX monitored_parties_watched ON monitored_parties (tenant_id, party_id) WHERE removed_at IS NULL;
CREATE INDEX monitored_parties_added ON monitored_parties (tenant_id, added_at, party_id) WHERE removed_at IS NULL;

-- Matches of parties with list entries, as the lists stand now.
CREATE TABLE party_hits (
  tenant_id TEXT NOT NULL,
  party_id TEXT NOT NULL,
  source TEXT NOT NULL,
  entry_id TEXT NOT NULL,
  category TEXT NOT NULL CHECK (category IN ('sanctions', 'pep', 'own_list')),
  fingerprint TEXT NOT NULL,
  match TEXT NOT NULL CHECK (match IN ('exact', 'fuzzy')),
  score REAL NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('open', 'cleared', 'confirmed', 'gone')),
  -- The ScreeningHit, JSON.
  hit TEXT NOT NULL,
  since TEXT NOT NULL,
  settled_by TEXT,
  settled_at TEXT,
  reason TEXT,
  PRIMARY KEY (tenant_id, party_id, source, entry_id)
) WITHOUT ROWID;
CREATE INDEX party_hits_entry ON party_hits (tenant_id, source, entry_id, party_id);

-- What the lists say of a party, a row whenever that changes, so that each day's outcome can be found again.
CREATE TABLE party_outcomes (
  tenant_id TEXT NOT NULL,
  party_id TEXT NOT NULL,
  at TEXT NOT NULL,
  -- JSON.
  outcome TEXT NOT NULL,
  PRIMARY KEY (tenant_id, party_id, at)
) WITHOUT ROWID;

-- A version of a list that every party of the tenant has been searched for on.
CREATE TABLE list_coverage (
  tenant_id TEXT NOT NULL,
  source TEXT NOT NULL,
  list_id TEXT NOT NULL,
  version TEXT NOT NULL,
  sha256 TEXT NOT NULL,
  entries INTEGER NOT NULL,
  covered_at TEXT NOT NULL,
  PRIMARY KEY (tenant_id, source, covered_at, list_id)
) WITHOUT ROWID;

CREATE TABLE monitoring_events (
  tenant_id TEXT NOT NULL,
  event_id TEXT NOT NULL,
  relationship_id TEXT NOT NULL,
  party_id TEXT,
  type TEXT NOT NULL CHECK (type IN
    ('list_entry', 'register_change', 'document_expiry', 'review_due', 'source_change', 'network_change', 'law_change')),
  severity TEXT NOT NULL CHECK (severity IN ('info', 'low', 'medium', 'high', 'critical')),
  -- The same change is one event, however often it is found.
  event_key TEXT NOT NULL,
  title TEXT NOT NULL,
  -- JSON.
  before TEXT NOT NULL,
  after TEXT NOT NULL,
  evidence_ids TEXT NOT NULL DEFAULT '[]',
  at TEXT NOT NULL,
  -- The role that alone may dispose of it; null for any officer.
  needs_role TEXT,
  disposition TEXT CHECK (disposition IN ('no_action', 'cleared', 'review_opened', 'restricted', 'exit')),
  reason TEXT,
  disposed_by TEXT,
  disposed_at TEXT,
  review_workflow_id TEXT,
  PRIMARY KEY (tenant_id, event_id)
) WITHOUT ROWID;
CREATE UNIQUE INDEX monitoring_events_key ON monitoring_events (tenant_id, event_key);
CREATE INDEX monitoring_events_newest ON monitoring_events (tenant_id, at DESC, event_id);
CREATE INDEX monitoring_events_open ON monitoring_events (tenant_id, severity, at DESC, event_id) WHERE disposition IS NULL;
CREATE INDEX monitoring_events_of ON monitoring_events (tenant_id, relationship_id, at DESC, event_id);

-- What was looked at last and found: facts that are the same again change nothing but the time.
CREATE TABLE monitoring_looks (
  tenant_id TEXT NOT NULL,
  relationship_id TEXT NOT NULL,
  type TEXT NOT NULL,
  -- What was asked, such as `kbo` or a document's id.
  subject TEXT NOT NULL,
  looked_at TEXT NOT NULL,
  -- Hash and JSON of the facts.
  facts_hash TEXT NOT NULL,
  facts TEXT NOT NULL,
  -- When it is to be looked at again; null for what is told by others.
  due_at TEXT,
  PRIMARY KEY (tenant_id, relationship_id, type, subject)
) WITHOUT ROWID;
CREATE INDEX monitoring_looks_due ON monitoring_looks (due_at, tenant_id, relationship_id) WHERE due_at IS NOT NULL;
