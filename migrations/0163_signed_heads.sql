-- The last signed head of every chain that is no case's: reports, ledgers. A case's is in audit_checkpoints.
CREATE TABLE chain_heads (
  chain TEXT PRIMARY KEY,
  tenant_id TEXT NOT NULL,
  seq INTEGER NOT NULL,
  hash TEXT NOT NULL,
  signed_at TEXT NOT NULL,
  -- Empty for a report that was raised before its chain was signed.
  signature TEXT NOT NULL
) WITHOUT ROWID;
-- Heads that changed since they were last exported: an anchor takes them, and deletes them here.
CREATE TABLE unanchored_heads (
  chain TEXT PRIMARY KEY,
  tenant_id TEXT NOT NULL,
  -- `cases` or `reports`: reports to the FIU are anchored apart, for they have readers of their own.
  scope TEXT NOT NULL,
  -- The day of the first change that no anchor has.
  changed_on TEXT NOT NULL,
  seq INTEGER NOT NULL,
  hash TEXT NOT NULL,
  signed_at TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX unanchored_heads_due ON unanchored_heads (changed_on, tenant_id, scope, chain);
CREATE INDEX unanchored_heads_of ON unanchored_heads (tenant_id, scope, changed_on, chain);
CREATE TRIGGER unanchored_heads_stay_deleted BEFORE INSERT ON unanchored_heads
WHEN new.chain GLOB 'case:*' AND EXISTS (SELECT 1 FROM deletion_ledger WHERE workflow_id = substr(new.chain, 6)) BEGIN SELECT RAISE(IGNORE); END;
-- What was signed before is anchored first.
INSERT INTO unanchored_heads (chain, tenant_id, scope, changed_on, seq, hash, signed_at)
  SELECT 'case:' || workflow_id, tenant_id, 'cases', substr(signed_at, 1, 10), count, root, signed_at
  FROM audit_checkpoints;
INSERT INTO chain_heads (chain, tenant_id, seq, hash, signed_at, signature)
  SELECT 'sar:' || sar_id, tenant_id, seq, entry ->> 'hash', entry ->> 'timestamp', '' FROM sar_audit_events last
  WHERE seq = (SELECT max(seq) FROM sar_audit_events WHERE sar_id = last.sar_id);
