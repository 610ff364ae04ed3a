-- Relationships by next review, name, number and rating.
CREATE INDEX relationships_due ON relationships (tenant_id, next_review_at, relationship_id) WHERE ended_at IS NULL;
CREATE INDEX relationships_name ON relationships (tenant_id, name COLLATE NOCASE, relationship_id);
CREATE INDEX relationships_number ON relationships (tenant_id, registration_number, relationship_id);
CREATE INDEX relationships_rating ON relationships (tenant_id, risk_rating, since DESC, relationship_id);
