-- Who stands with whom: companies, people, addresses, accounts, portfolios and cases of a tenant. Every look-up
-- goes through an index whose rows are those of one entity, so that what it reads does not grow with the graph.
CREATE TABLE graph_entities (
  tenant_id TEXT NOT NULL,
  id TEXT NOT NULL,
  type TEXT NOT NULL CHECK (type IN ('company', 'person', 'address', 'account', 'portfolio', 'case')),
  name TEXT NOT NULL,
  number TEXT,
  country TEXT,
  standing TEXT,
  start_date TEXT,
  end_date TEXT,
  bankrupt_on TEXT,
  birth_date TEXT,
  nationality TEXT,
  sanctions TEXT CHECK (sanctions IN ('exact', 'near', 'clear')),
  outcome TEXT CHECK (outcome IN ('rejected', 'escalated', 'open', 'approved')),
  case_count INTEGER NOT NULL DEFAULT 0,
  first_seen TEXT NOT NULL,
  last_seen TEXT NOT NULL,
  PRIMARY KEY (tenant_id, id)
) WITHOUT ROWID;
CREATE INDEX graph_entities_born ON graph_entities (tenant_id, birth_date) WHERE birth_date IS NOT NULL;
CREATE INDEX graph_entities_type ON graph_entities (tenant_id, type, last_seen DESC);

-- How the names of a person sound, in any order: what a name alone is found by.
CREATE TABLE graph_person_names (
  tenant_id TEXT NOT NULL,
  name_key TEXT NOT NULL,
  entity_id TEXT NOT NULL,
  name TEXT NOT NULL,
  PRIMARY KEY (tenant_id, name_key, entity_id, name)
) WITHOUT ROWID;
CREATE INDEX graph_person_names_entity ON graph_person_names (tenant_id, entity_id);

-- One row a statement of one source. `since` and `until` are its dates in the world; `checked_at` is when the source
-- was last asked, and either made it again or had it no more.
CREATE TABLE graph_relations (
  relation_id INTEGER PRIMARY KEY,
  tenant_id TEXT NOT NULL,
  from_id TEXT NOT NULL,
  type TEXT NOT NULL CHECK (type IN ('directs', 'owns', 'seated_at', 'holds_account', 'about', 'lists')),
  to_id TEXT NOT NULL,
  source TEXT NOT NULL,
  role TEXT,
  share_percent REAL,
  since TEXT,
  until TEXT,
  evidence_hash TEXT,
  evidence_key TEXT,
  seen_in_scan INTEGER NOT NULL DEFAULT 0,
  first_seen TEXT NOT NULL,
  checked_at TEXT NOT NULL,
  UNIQUE (tenant_id, from_id, type, to_id, source)
);
CREATE INDEX graph_relations_to ON graph_relations (tenant_id, to_id, type, from_id);

-- Which cases a relation was learned from: what goes when a case is deleted.
CREATE TABLE graph_case_relations (
  tenant_id TEXT NOT NULL,
  case_id TEXT NOT NULL,
  relation_id INTEGER NOT NULL,
  PRIMARY KEY (tenant_id, case_id, relation_id)
) WITHOUT ROWID;
CREATE INDEX graph_case_relations_relation ON graph_case_relations (relation_id);
