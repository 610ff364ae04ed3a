-- Reports as their Durable Objects last projected them, with audit chains of their own.
CREATE TABLE sars (
  sar_id TEXT PRIMARY KEY,
  case_id TEXT NOT NULL,
  tenant_id TEXT NOT NULL,
  status TEXT NOT NULL,
  created_at TEXT NOT NULL,
  version INTEGER NOT NULL,
  sar TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX sars_case ON sars (tenant_id, case_id, created_at DESC);

CREATE TABLE sar_audit_events (
  sar_id TEXT NOT NULL,
  seq INTEGER NOT NULL,
  case_id TEXT NOT NULL,
  tenant_id TEXT NOT NULL,
  entry TEXT NOT NULL,
  PRIMARY KEY (sar_id, seq)
) WITHOUT ROWID;
CREATE INDEX sar_audit_events_case ON sar_audit_events (tenant_id, case_id);
