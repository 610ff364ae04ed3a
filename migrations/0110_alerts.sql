-- Patterns across cases. One row a pattern and set of entities, however often it is found.
CREATE TABLE alerts (
  tenant_id TEXT NOT NULL,
  id TEXT NOT NULL,
  pattern_type TEXT NOT NULL,
  entity_key TEXT NOT NULL,
  severity TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('active', 'acknowledged', 'dismissed')),
  title TEXT NOT NULL,
  description TEXT NOT NULL,
  linked_case_ids TEXT NOT NULL,
  evidence_snapshot TEXT NOT NULL,
  evidence_hash TEXT NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, pattern_type, entity_key)
) WITHOUT ROWID;
CREATE INDEX alerts_newest ON alerts (tenant_id, status, created_at DESC, id);

CREATE TABLE alert_cases (
  tenant_id TEXT NOT NULL,
  case_id TEXT NOT NULL,
  alert_id TEXT NOT NULL,
  PRIMARY KEY (tenant_id, case_id, alert_id)
) WITHOUT ROWID;
CREATE INDEX alert_cases_alert ON alert_cases (tenant_id, alert_id);

-- Who acknowledged or dismissed what and why, and when its evidence brought it back.
CREATE TABLE alert_log (
  tenant_id TEXT NOT NULL,
  id TEXT NOT NULL,
  alert_id TEXT NOT NULL,
  event TEXT NOT NULL,
  actor TEXT NOT NULL,
  reason TEXT,
  reason_text TEXT,
  evidence_hash TEXT NOT NULL,
  at TEXT NOT NULL,
  PRIMARY KEY (tenant_id, id)
) WITHOUT ROWID;
CREATE INDEX alert_log_alert ON alert_log (tenant_id, alert_id, at);
