-- Decisions and overrides of a tenant in a period, for the figures of management.
CREATE INDEX audit_events_decisions ON audit_events (tenant_id, timestamp) WHERE event IN ('DECISION_APPLIED', 'GATE_OVERRIDDEN');
