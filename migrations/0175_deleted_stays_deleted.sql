-- Three more tables take no row of a case that was deleted, as the tables of 0120 and 0132. What came too late before is
-- removed; a decision stays in its officer's record without its case, as a deletion leaves it.
CREATE TRIGGER automation_decisions_stay_deleted BEFORE INSERT ON automation_decisions
WHEN EXISTS (SELECT 1 FROM deletion_ledger WHERE workflow_id = new.workflow_id) BEGIN SELECT RAISE(IGNORE); END;
CREATE TRIGGER case_retention_stays_deleted BEFORE INSERT ON case_retention
WHEN EXISTS (SELECT 1 FROM deletion_ledger WHERE workflow_id = new.workflow_id) BEGIN SELECT RAISE(IGNORE); END;
CREATE TRIGGER webhook_deliveries_stay_deleted BEFORE INSERT ON webhook_deliveries
WHEN EXISTS (SELECT 1 FROM deletion_ledger WHERE workflow_id = new.workflow_id) BEGIN SELECT RAISE(IGNORE); END;

UPDATE automation_decisions SET workflow_id = '', id = replace(id, workflow_id, lower(hex(randomblob(16))))
  WHERE workflow_id IN (SELECT workflow_id FROM deletion_ledger);
DELETE FROM case_retention WHERE workflow_id IN (SELECT workflow_id FROM deletion_ledger);
DELETE FROM webhook_deliveries WHERE workflow_id IN (SELECT workflow_id FROM deletion_ledger);
