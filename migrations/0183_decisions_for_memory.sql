-- What the memory learns rules from: each decision that took effect, with what stood open and what was asked. `stands`
-- turns 0 when a later decision on the case reverses it; `recount` is 1 until the officer's rules are counted without it.
CREATE TABLE memory_decisions (
  id TEXT PRIMARY KEY NOT NULL,
  tenant_id TEXT NOT NULL,
  officer_id TEXT NOT NULL,
  workflow_id TEXT NOT NULL,
  template_id TEXT NOT NULL,
  country TEXT NOT NULL,
  decision TEXT NOT NULL,
  stands INTEGER NOT NULL CHECK (stands IN (0, 1)),
  recount INTEGER NOT NULL DEFAULT 0 CHECK (recount IN (0, 1)),
  seen TEXT NOT NULL,
  decided_at TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX memory_decisions_officer ON memory_decisions (tenant_id, officer_id, decided_at);
CREATE INDEX memory_decisions_case ON memory_decisions (tenant_id, workflow_id);
CREATE INDEX memory_decisions_recount ON memory_decisions (tenant_id, officer_id) WHERE recount = 1;
CREATE TRIGGER memory_decisions_stay_deleted BEFORE INSERT ON memory_decisions
WHEN EXISTS (SELECT 1 FROM deletion_ledger WHERE workflow_id = new.workflow_id) BEGIN SELECT RAISE(IGNORE); END;
