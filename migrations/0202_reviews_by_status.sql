-- Reviews in one status, the newest first.
CREATE INDEX cases_reviews_status ON cases (tenant_id, status, created_at DESC, workflow_id) WHERE review_of IS NOT NULL;
