-- What each case stands on in law, and the changes of law that a release proposes.

-- One row for each article that a rule, check or document of a case stands on. A refused case and an ended relationship
-- stand on nothing.
CREATE TABLE case_legal_bases (
  tenant_id TEXT NOT NULL,
  article_id TEXT NOT NULL,
  -- 1 for an approved customer, 0 for a case that is undecided.
  customer INTEGER NOT NULL,
  -- 1: a rule triggered; 2: something is not established; 3: a check or a document stands on it.
  rank INTEGER NOT NULL,
  workflow_id TEXT NOT NULL,
  PRIMARY KEY (tenant_id, article_id, customer, rank, workflow_id)
) WITHOUT ROWID;
CREATE INDEX case_legal_bases_case ON case_legal_bases (tenant_id, workflow_id, article_id);
CREATE TRIGGER case_legal_bases_stay_deleted BEFORE INSERT ON case_legal_bases
WHEN EXISTS (SELECT 1 FROM deletion_ledger WHERE workflow_id = new.workflow_id) BEGIN SELECT RAISE(IGNORE); END;

CREATE TABLE case_legal_counts (
  tenant_id TEXT NOT NULL,
  article_id TEXT NOT NULL,
  customer INTEGER NOT NULL,
  cases INTEGER NOT NULL,
  PRIMARY KEY (tenant_id, article_id, customer)
) WITHOUT ROWID;
CREATE TRIGGER case_legal_bases_counted AFTER INSERT ON case_legal_bases BEGIN
  INSERT INTO case_legal_counts VALUES (new.tenant_id, new.article_id, new.customer, 1)
    ON CONFLICT DO UPDATE SET cases = cases + 1;
END;
CREATE TRIGGER case_legal_bases_uncounted AFTER DELETE ON case_legal_bases BEGIN
  UPDATE case_legal_counts SET cases = cases - 1
    WHERE tenant_id = old.tenant_id AND article_id = old.article_id AND customer = old.customer;
END;

-- What each person holds of a customer in per cent: a change of a threshold concerns those between two values.
CREATE TABLE case_legal_shares (
  tenant_id TEXT NOT NULL,
  -- 0: an exact share, minimum and maximum alike; 1: a band, or not known at all.
  band INTEGER NOT NULL,
  maximum REAL NOT NULL,
  minimum REAL NOT NULL,
  workflow_id TEXT NOT NULL,
  PRIMARY KEY (tenant_id, band, maximum, minimum, workflow_id)
) WITHOUT ROWID;
CREATE INDEX case_legal_shares_case ON case_legal_shares (tenant_id, workflow_id);
CREATE TRIGGER case_legal_shares_stay_deleted BEFORE INSERT ON case_legal_shares
WHEN EXISTS (SELECT 1 FROM deletion_ledger WHERE workflow_id = new.workflow_id) BEGIN SELECT RAISE(IGNORE); END;

CREATE TABLE case_legal_grounds (
  tenant_id TEXT NOT NULL,
  workflow_id TEXT NOT NULL,
  -- Of the case.
  version INTEGER NOT NULL,
  -- Rules, checks and documents, each with its articles.
  grounds TEXT NOT NULL,
  PRIMARY KEY (tenant_id, workflow_id)
) WITHOUT ROWID;
CREATE TRIGGER case_legal_grounds_stay_deleted BEFORE INSERT ON case_legal_grounds
WHEN EXISTS (SELECT 1 FROM deletion_ledger WHERE workflow_id = new.workflow_id) BEGIN SELECT RAISE(IGNORE); END;

-- Cases of earlier versions: what they stand on is in their objects, and is entered from there.
CREATE TABLE case_legal_backlog (
  tenant_id TEXT NOT NULL,
  workflow_id TEXT NOT NULL,
  PRIMARY KEY (tenant_id, workflow_id)
) WITHOUT ROWID;
INSERT INTO case_legal_backlog SELECT tenant_id, workflow_id FROM cases WHERE current_iteration > 0;
CREATE TRIGGER case_legal_backlog_stays_deleted BEFORE INSERT ON case_legal_backlog
WHEN EXISTS (SELECT 1 FROM deletion_ledger WHERE workflow_id = new.workflow_id) BEGIN SELECT RAISE(IGNORE); END;

-- How an article differs between two releases, proposed to every tenant.
CREATE TABLE regulatory_proposals (
  id TEXT PRIMARY KEY,
  from_version TEXT NOT NULL,
  to_version TEXT NOT NULL,
  article_id TEXT NOT NULL,
  regulation_id TEXT NOT NULL,
  change_type TEXT NOT NULL,
  description TEXT NOT NULL,
  -- Null where the release does not say from when.
  effective_date TEXT,
  old_value TEXT,
  new_value TEXT,
  source_url TEXT,
  proposed_at TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX regulatory_proposals_newest ON regulatory_proposals (proposed_at DESC, id);

-- What a tenant's compliance managers did with a proposal.
CREATE TABLE regulatory_verdicts (
  tenant_id TEXT NOT NULL,
  proposal_id TEXT NOT NULL,
  verdict TEXT NOT NULL CHECK (verdict IN ('accepted', 'dismissed')),
  reason TEXT,
  change_id TEXT,
  decided_by TEXT NOT NULL,
  decided_at TEXT NOT NULL,
  PRIMARY KEY (tenant_id, proposal_id)
) WITHOUT ROWID;
