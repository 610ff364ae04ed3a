-- A projection that was under way while its case was deleted must not bring it back.
CREATE TRIGGER cases_stay_deleted BEFORE INSERT ON cases
WHEN EXISTS (SELECT 1 FROM deletion_ledger WHERE workflow_id = new.workflow_id) BEGIN
  SELECT RAISE(IGNORE);
END;
CREATE TRIGGER audit_events_stay_deleted BEFORE INSERT ON audit_events
WHEN EXISTS (SELECT 1 FROM deletion_ledger WHERE workflow_id = new.workflow_id) BEGIN
  SELECT RAISE(IGNORE);
END;
