-- Names of officers by their tokens, beside the ids that records hold. Each officer who signed in has a row: it tells nothing
-- of what they did. A later name replaces an earlier one; audit entries keep the name of their day.
CREATE TABLE officer_identities (
  tenant_id TEXT NOT NULL,
  officer_id TEXT NOT NULL,
  name TEXT,
  email TEXT,
  updated_at TEXT NOT NULL,
  PRIMARY KEY (tenant_id, officer_id)
) WITHOUT ROWID;
