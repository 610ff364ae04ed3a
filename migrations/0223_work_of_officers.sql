-- What an officer who left must hand over is found by the officer: a decision that waits for a second officer by who made it,
-- and a customer by the officer who is told of changes.
ALTER TABLE cases ADD COLUMN parked_by TEXT;
UPDATE cases SET parked_by = (
  SELECT actor FROM audit_events
  WHERE audit_events.workflow_id = cases.workflow_id AND event = 'DECISION_PARKED' ORDER BY seq DESC LIMIT 1
) WHERE status = 'PENDING_SECOND_APPROVAL';
CREATE INDEX cases_parked ON cases (tenant_id, parked_by)
  WHERE parked_by IS NOT NULL AND status = 'PENDING_SECOND_APPROVAL' AND assignee IS NULL;
CREATE INDEX relationships_officer ON relationships (tenant_id, officer, relationship_id) WHERE ended_at IS NULL;
