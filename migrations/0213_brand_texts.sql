-- What a tenant tells every customer, and who changed the brand last. JSON by language; null for none.
ALTER TABLE tenants ADD COLUMN welcome TEXT;
ALTER TABLE tenants ADD COLUMN contact TEXT;
-- From 1; 0 for a brand that was written into the database.
ALTER TABLE tenants ADD COLUMN version INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tenants ADD COLUMN changed_by TEXT;
ALTER TABLE tenants ADD COLUMN changed_at TEXT;
