-- Decisions as they took effect, by officer, template and country: what a tier is earned on.
CREATE TABLE automation_decisions (
  tenant_id TEXT NOT NULL,
  officer_id TEXT NOT NULL,
  template_id TEXT NOT NULL,
  country TEXT NOT NULL,
  id TEXT NOT NULL,
  workflow_id TEXT NOT NULL,
  decision TEXT NOT NULL,
  recommended TEXT NOT NULL,
  agreed INTEGER NOT NULL CHECK (agreed IN (0, 1)),
  blind_sample INTEGER NOT NULL CHECK (blind_sample IN (0, 1)),
  decided_at TEXT NOT NULL,
  PRIMARY KEY (tenant_id, id)
) WITHOUT ROWID;
CREATE INDEX automation_decisions_window ON automation_decisions (tenant_id, officer_id, template_id, country, decided_at DESC, id);

-- Tiers that a compliance manager forced. A released one is gone; who did what stays in the log.
CREATE TABLE automation_states (
  tenant_id TEXT NOT NULL,
  officer_id TEXT NOT NULL,
  template_id TEXT NOT NULL,
  country TEXT NOT NULL,
  earned_tier TEXT NOT NULL,
  cases_completed INTEGER NOT NULL,
  agreement_rate REAL NOT NULL,
  forced_tier TEXT,
  forced_by TEXT,
  force_reason TEXT,
  updated_at TEXT NOT NULL,
  PRIMARY KEY (tenant_id, officer_id, template_id, country)
) WITHOUT ROWID;

-- Every change of a tier, with the numbers it stands on.
CREATE TABLE automation_log (
  id TEXT PRIMARY KEY,
  tenant_id TEXT NOT NULL,
  officer_id TEXT NOT NULL,
  template_id TEXT NOT NULL,
  country TEXT NOT NULL,
  event TEXT NOT NULL,
  actor TEXT NOT NULL,
  details TEXT NOT NULL,
  at TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX automation_log_officer ON automation_log (tenant_id, officer_id, at);
