-- Of a rejected case: whether a finding of its latest result told of fraud, laundering, acting for others, forged papers or a
-- conviction, so that the MLRO reads it. Null otherwise, and in rows of earlier releases.
ALTER TABLE cases ADD COLUMN refused_for_cause INTEGER;
CREATE INDEX cases_to_report ON cases (tenant_id, created_at DESC, workflow_id)
  WHERE status = 'ESCALATED' OR refused_for_cause = 1;
