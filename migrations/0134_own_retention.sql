-- What is swept by a retention of its own, and the scan that a case began with.
CREATE INDEX verifications_without_case ON verifications (verified_at) WHERE workflow_id IS NULL;
CREATE INDEX webhook_deliveries_without_case ON webhook_deliveries (verification_id) WHERE workflow_id IS NULL;
CREATE INDEX scans_of_case ON scans (tenant_id, grounds ->> '$.case_id') WHERE grounds ->> '$.case_id' IS NOT NULL;
