-- Cases whose alerts changed and that do not know it yet. Triggers write the marks, so that no writer of alerts can leave
-- one out; a mark is deleted once the case's object has stored that it must read its alerts again. The version is random:
-- a mark that came since is never deleted for the one before.
CREATE TABLE network_marks (
  tenant_id TEXT NOT NULL,
  case_id TEXT NOT NULL,
  version TEXT NOT NULL,
  PRIMARY KEY (tenant_id, case_id)
) WITHOUT ROWID;

CREATE TRIGGER network_marks_stay_deleted BEFORE INSERT ON network_marks
WHEN EXISTS (SELECT 1 FROM deletion_ledger WHERE case_id = new.case_id) BEGIN SELECT RAISE(IGNORE); END;

CREATE TRIGGER alert_cases_marked AFTER INSERT ON alert_cases BEGIN
  INSERT INTO network_marks VALUES (new.tenant_id, new.case_id, hex(randomblob(8)))
    ON CONFLICT DO UPDATE SET version = excluded.version;
END;
CREATE TRIGGER alert_cases_unmarked AFTER DELETE ON alert_cases BEGIN
  INSERT INTO network_marks VALUES (old.tenant_id, old.case_id, hex(randomblob(8)))
    ON CONFLICT DO UPDATE SET version = excluded.version;
END;
CREATE TRIGGER alerts_remarked AFTER UPDATE ON alerts
WHEN old.updated_at <> new.updated_at OR old.severity <> new.severity OR old.status <> new.status
  OR old.title <> new.title OR old.description <> new.description OR old.evidence_hash <> new.evidence_hash
  OR old.resolved_at IS NOT new.resolved_at OR old.story_id IS NOT new.story_id BEGIN
  INSERT INTO network_marks
    SELECT tenant_id, case_id, hex(randomblob(8)) FROM alert_cases
    WHERE tenant_id = new.tenant_id AND alert_id = new.id
    ON CONFLICT DO UPDATE SET version = excluded.version;
END;

-- Open cases of the alerts of today.
INSERT INTO network_marks
  SELECT c.tenant_id, c.case_id, hex(randomblob(8))
  FROM alert_cases c JOIN alerts a ON a.tenant_id = c.tenant_id AND a.id = c.alert_id
    JOIN cases ON cases.case_id = c.case_id AND cases.tenant_id = c.tenant_id
  WHERE a.state <> 'dismissed' AND a.state <> 'resolved' AND cases.status NOT IN ('APPROVED', 'REJECTED')
  GROUP BY c.tenant_id, c.case_id;
