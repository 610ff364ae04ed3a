-- What statements look for beside their tenant. Without statistics the planner takes `tenant_id = ?` alone for a
-- narrow search, so a statement that must use one of these names it, or takes the tenant out of its choice.
CREATE INDEX alerts_pattern ON alerts (tenant_id, status, pattern_type, created_at DESC, id);
CREATE INDEX alerts_severity ON alerts (tenant_id, status, severity, created_at DESC, id);
CREATE INDEX alerts_pattern_severity ON alerts (tenant_id, status, pattern_type, severity, created_at DESC, id);
CREATE INDEX automation_decisions_case ON automation_decisions (workflow_id);
CREATE INDEX cases_open ON cases (tenant_id, country, template_id, created_at DESC, workflow_id)
  WHERE status NOT IN ('APPROVED', 'REJECTED', 'FAILED');
