-- What each investigation did: stages, calls of tools, governance checks, and why agents ran or did not.
CREATE TABLE diagnostics_stages (
  tenant_id TEXT NOT NULL,
  id TEXT NOT NULL,
  case_id TEXT NOT NULL,
  workflow_id TEXT NOT NULL,
  iteration INTEGER NOT NULL,
  stage TEXT NOT NULL,
  sequence INTEGER NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('completed', 'failed', 'skipped')),
  duration_ms INTEGER NOT NULL,
  details TEXT NOT NULL,
  error_type TEXT,
  parent_stage_id TEXT,
  created_at TEXT NOT NULL,
  PRIMARY KEY (tenant_id, id)
) WITHOUT ROWID;
CREATE INDEX diagnostics_stages_case ON diagnostics_stages (tenant_id, case_id, iteration);
CREATE INDEX diagnostics_stages_time ON diagnostics_stages (tenant_id, created_at);

CREATE TABLE diagnostics_tool_invocations (
  tenant_id TEXT NOT NULL,
  id TEXT NOT NULL,
  case_id TEXT NOT NULL,
  workflow_id TEXT NOT NULL,
  iteration INTEGER NOT NULL,
  agent_name TEXT NOT NULL,
  tool_name TEXT NOT NULL,
  cost_category TEXT NOT NULL CHECK (cost_category IN ('free', 'registry', 'paid_api', 'model')),
  duration_ms INTEGER NOT NULL,
  success INTEGER NOT NULL CHECK (success IN (0, 1)),
  error_type TEXT,
  cost_eur REAL NOT NULL,
  tokens_used INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  PRIMARY KEY (tenant_id, id)
) WITHOUT ROWID;
CREATE INDEX diagnostics_tools_case ON diagnostics_tool_invocations (tenant_id, case_id, iteration);
CREATE INDEX diagnostics_tools_time ON diagnostics_tool_invocations (tenant_id, created_at);

CREATE TABLE diagnostics_governance_checks (
  tenant_id TEXT NOT NULL,
  id TEXT NOT NULL,
  case_id TEXT NOT NULL,
  workflow_id TEXT NOT NULL,
  iteration INTEGER NOT NULL,
  event_type TEXT NOT NULL,
  mechanism TEXT NOT NULL,
  agent_name TEXT NOT NULL,
  approved INTEGER NOT NULL CHECK (approved IN (0, 1)),
  action TEXT NOT NULL CHECK (action IN ('allow', 'block', 'cap', 'escalate')),
  violations TEXT NOT NULL,
  created_at TEXT NOT NULL,
  PRIMARY KEY (tenant_id, id)
) WITHOUT ROWID;
CREATE INDEX diagnostics_governance_case ON diagnostics_governance_checks (tenant_id, case_id, iteration);

CREATE TABLE diagnostics_evoi_decisions (
  tenant_id TEXT NOT NULL,
  id TEXT NOT NULL,
  case_id TEXT NOT NULL,
  workflow_id TEXT NOT NULL,
  iteration INTEGER NOT NULL,
  step_number INTEGER NOT NULL,
  decision_type TEXT NOT NULL CHECK (decision_type IN ('mandatory', 'optional')),
  candidate_agent TEXT NOT NULL,
  evoi_value REAL NOT NULL,
  decision TEXT NOT NULL CHECK (decision IN ('run', 'skip')),
  reason TEXT NOT NULL,
  created_at TEXT NOT NULL,
  PRIMARY KEY (tenant_id, id)
) WITHOUT ROWID;
CREATE INDEX diagnostics_evoi_case ON diagnostics_evoi_decisions (tenant_id, case_id, iteration);
