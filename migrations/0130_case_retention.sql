-- Until when each case is kept, as its record and the settings say. The case's Durable Object has the last word.
CREATE TABLE case_retention (
  workflow_id TEXT PRIMARY KEY,
  case_id TEXT NOT NULL,
  tenant_id TEXT NOT NULL,
  held INTEGER NOT NULL DEFAULT 0 CHECK (held IN (0, 1)),
  basis TEXT,
  starts_on TEXT,
  retain_until TEXT,
  -- When the purge asks for it; null where nothing is due, whatever the date.
  due_at TEXT,
  -- The settings it was computed under; '' where it was not yet.
  policy TEXT NOT NULL,
  -- Of the case that it was computed from.
  version INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX case_retention_due ON case_retention (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX case_retention_policy ON case_retention (policy);
CREATE INDEX case_retention_until ON case_retention (tenant_id, retain_until, workflow_id);
CREATE INDEX case_retention_held ON case_retention (tenant_id, workflow_id) WHERE held = 1;

-- Every case has a row, also one that a version without retention writes; the sweep computes what is missing.
INSERT INTO case_retention (workflow_id, case_id, tenant_id, policy, version)
  SELECT workflow_id, case_id, tenant_id, '', 0 FROM cases;
CREATE TRIGGER cases_retained AFTER INSERT ON cases BEGIN
  INSERT OR IGNORE INTO case_retention (workflow_id, case_id, tenant_id, policy, version)
    VALUES (new.workflow_id, new.case_id, new.tenant_id, '', 0);
END;
CREATE TRIGGER cases_retained_anew AFTER UPDATE OF status ON cases WHEN old.status <> new.status BEGIN
  UPDATE case_retention SET policy = '' WHERE workflow_id = new.workflow_id;
END;
CREATE TRIGGER cases_not_retained AFTER DELETE ON cases BEGIN
  DELETE FROM case_retention WHERE workflow_id = old.workflow_id;
END;
