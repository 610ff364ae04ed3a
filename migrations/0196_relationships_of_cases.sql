-- Which decision and which end of its case a relationship already knows.
ALTER TABLE relationship_cases ADD COLUMN decided_at TEXT;
ALTER TABLE relationship_cases ADD COLUMN ended_on TEXT;
-- The state to which an ended relationship returns if its end is withdrawn.
ALTER TABLE relationships ADD COLUMN resumes_as TEXT;

-- Approved cases that their relationship does not know yet. Triggers write them, so that no way to an approval can leave
-- one out; a row goes in the batch that brings the relationship up to the case.
CREATE TABLE relationship_marks (
  tenant_id TEXT NOT NULL,
  workflow_id TEXT NOT NULL,
  -- From when the case's object is asked, if it has not done it by itself.
  due_at TEXT NOT NULL,
  PRIMARY KEY (tenant_id, workflow_id)
) WITHOUT ROWID;
CREATE INDEX relationship_marks_due ON relationship_marks (due_at, tenant_id, workflow_id);

CREATE TRIGGER relationship_marks_stay_deleted BEFORE INSERT ON relationship_marks
WHEN EXISTS (SELECT 1 FROM deletion_ledger WHERE workflow_id = new.workflow_id) BEGIN SELECT RAISE(IGNORE); END;

CREATE TRIGGER approved_cases_marked AFTER INSERT ON cases WHEN new.status = 'APPROVED' AND NOT EXISTS
  (SELECT 1 FROM relationship_cases
    WHERE tenant_id = new.tenant_id AND workflow_id = new.workflow_id AND decided_at IS NOT NULL) BEGIN
  INSERT INTO relationship_marks VALUES (new.tenant_id, new.workflow_id, new.updated_at) ON CONFLICT DO NOTHING;
END;
CREATE TRIGGER approved_cases_remarked AFTER UPDATE OF status ON cases
WHEN new.status = 'APPROVED' AND old.status <> 'APPROVED' BEGIN
  INSERT INTO relationship_marks VALUES (new.tenant_id, new.workflow_id, new.updated_at) ON CONFLICT DO NOTHING;
END;

-- Customers whom earlier versions approved.
INSERT INTO relationship_marks SELECT tenant_id, workflow_id, updated_at FROM cases WHERE status = 'APPROVED';
