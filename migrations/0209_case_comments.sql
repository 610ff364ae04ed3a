-- What officers say to each other about a case: a row for each version, so that nothing that was said is gone.
CREATE TABLE case_comments (
  tenant_id TEXT NOT NULL,
  workflow_id TEXT NOT NULL,
  comment_id TEXT NOT NULL,
  version INTEGER NOT NULL,
  author TEXT NOT NULL,
  text TEXT NOT NULL,
  mentions TEXT NOT NULL,
  created_at TEXT NOT NULL,
  at TEXT NOT NULL,
  withdrawn INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (tenant_id, workflow_id, comment_id, version)
) WITHOUT ROWID;
CREATE INDEX case_comments_order ON case_comments (tenant_id, workflow_id, created_at, comment_id) WHERE version = 1;

CREATE TRIGGER case_comments_stay_deleted BEFORE INSERT ON case_comments
WHEN EXISTS (SELECT 1 FROM deletion_ledger WHERE workflow_id = new.workflow_id) BEGIN SELECT RAISE(IGNORE); END;

-- What officers were told of a case goes with the case.
ALTER TABLE notifications ADD COLUMN workflow_id TEXT;
CREATE INDEX notifications_of_case ON notifications (workflow_id) WHERE workflow_id IS NOT NULL;
CREATE TRIGGER notifications_stay_deleted BEFORE INSERT ON notifications
WHEN EXISTS (SELECT 1 FROM deletion_ledger WHERE workflow_id = new.workflow_id) BEGIN SELECT RAISE(IGNORE); END;
CREATE TRIGGER cases_untold AFTER DELETE ON cases BEGIN
  DELETE FROM notifications WHERE workflow_id = old.workflow_id;
END;
