-- Reviews of approved customers: whose, of which case and why, as JSON; null in every other case.
ALTER TABLE cases ADD COLUMN review_of TEXT;
CREATE INDEX cases_reviews ON cases (tenant_id, created_at DESC, workflow_id) WHERE review_of IS NOT NULL;
