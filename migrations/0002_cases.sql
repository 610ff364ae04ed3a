-- Cases as their Durable Objects last projected them. The object is the authority.
CREATE TABLE cases (
  workflow_id TEXT PRIMARY KEY,
  case_id TEXT NOT NULL UNIQUE,
  tenant_id TEXT NOT NULL,
  company_name TEXT NOT NULL,
  search_text TEXT NOT NULL,
  registration_number TEXT,
  vat_number TEXT,
  country TEXT NOT NULL,
  template_id TEXT NOT NULL,
  status TEXT NOT NULL,
  current_iteration INTEGER NOT NULL,
  latest_risk_score REAL,
  portal_token_hash TEXT NOT NULL UNIQUE,
  portal_expires_at TEXT NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  version INTEGER NOT NULL,
  record TEXT
);
CREATE INDEX cases_newest ON cases (tenant_id, created_at DESC, workflow_id);
CREATE INDEX cases_status ON cases (tenant_id, status, created_at DESC, workflow_id);
CREATE INDEX cases_country ON cases (tenant_id, country, created_at DESC, workflow_id);
CREATE INDEX cases_status_country ON cases (tenant_id, status, country, created_at DESC, workflow_id);
CREATE INDEX cases_number ON cases (tenant_id, registration_number);
CREATE INDEX cases_search ON cases (tenant_id, search_text);

-- How many cases a filter has, so that a page need not count them. '' stands for any.
CREATE TABLE case_counts (
  tenant_id TEXT NOT NULL,
  status TEXT NOT NULL,
  country TEXT NOT NULL,
  cases INTEGER NOT NULL,
  PRIMARY KEY (tenant_id, status, country)
) WITHOUT ROWID;

CREATE TRIGGER cases_counted AFTER INSERT ON cases BEGIN
  INSERT INTO case_counts VALUES (new.tenant_id, '', '', 1), (new.tenant_id, new.status, '', 1),
    (new.tenant_id, '', new.country, 1), (new.tenant_id, new.status, new.country, 1)
    ON CONFLICT DO UPDATE SET cases = cases + 1;
END;
CREATE TRIGGER cases_uncounted AFTER DELETE ON cases BEGIN
  UPDATE case_counts SET cases = cases - 1 WHERE tenant_id = old.tenant_id
    AND status IN ('', old.status) AND country IN ('', old.country);
END;
CREATE TRIGGER cases_recounted AFTER UPDATE OF status ON cases WHEN old.status <> new.status BEGIN
  UPDATE case_counts SET cases = cases - 1 WHERE tenant_id = old.tenant_id
    AND status = old.status AND country IN ('', old.country);
  INSERT INTO case_counts VALUES (new.tenant_id, new.status, '', 1), (new.tenant_id, new.status, new.country, 1)
    ON CONFLICT DO UPDATE SET cases = cases + 1;
END;

CREATE TABLE audit_events (
  workflow_id TEXT NOT NULL,
  seq INTEGER NOT NULL,
  tenant_id TEXT NOT NULL,
  event TEXT NOT NULL,
  timestamp TEXT NOT NULL,
  actor TEXT NOT NULL,
  entry TEXT NOT NULL,
  PRIMARY KEY (workflow_id, seq)
) WITHOUT ROWID;

-- Who read or exported what. Outside the chain, because a read changes nothing.
CREATE TABLE access_log (
  id TEXT PRIMARY KEY,
  tenant_id TEXT NOT NULL,
  workflow_id TEXT NOT NULL,
  officer_id TEXT NOT NULL,
  action TEXT NOT NULL,
  at TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX access_log_case ON access_log (workflow_id, at);

-- What stays of a deleted case: who, when, and where its audit chain ended. No personal data of the customer.
CREATE TABLE deletion_ledger (
  workflow_id TEXT PRIMARY KEY,
  case_id TEXT NOT NULL,
  tenant_id TEXT NOT NULL,
  deleted_by TEXT NOT NULL,
  deleted_at TEXT NOT NULL,
  audit_seq INTEGER NOT NULL,
  audit_hash TEXT NOT NULL,
  reason TEXT NOT NULL
) WITHOUT ROWID;
