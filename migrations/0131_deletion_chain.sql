-- The ledger of deletions as a chain of its tenant, each line signed. Lines from before have no place in it.
ALTER TABLE deletion_ledger ADD COLUMN seq INTEGER;
ALTER TABLE deletion_ledger ADD COLUMN rule TEXT;
ALTER TABLE deletion_ledger ADD COLUMN contents TEXT;
ALTER TABLE deletion_ledger ADD COLUMN prev_hash TEXT;
ALTER TABLE deletion_ledger ADD COLUMN hash TEXT;
ALTER TABLE deletion_ledger ADD COLUMN signature TEXT;
CREATE UNIQUE INDEX deletion_ledger_chain ON deletion_ledger (tenant_id, seq DESC);
CREATE INDEX deletion_ledger_case ON deletion_ledger (case_id);
