-- What was under way while its case was deleted leaves nothing behind: what 0120 does for the case and its audit
-- chain, for everything else that may be written beside the case's object.
CREATE TRIGGER access_log_stays_deleted BEFORE INSERT ON access_log
WHEN EXISTS (SELECT 1 FROM deletion_ledger WHERE workflow_id = new.workflow_id) BEGIN SELECT RAISE(IGNORE); END;
CREATE TRIGGER audit_checkpoints_stay_deleted BEFORE INSERT ON audit_checkpoints
WHEN EXISTS (SELECT 1 FROM deletion_ledger WHERE workflow_id = new.workflow_id) BEGIN SELECT RAISE(IGNORE); END;
CREATE TRIGGER diagnostics_stages_stay_deleted BEFORE INSERT ON diagnostics_stages
WHEN EXISTS (SELECT 1 FROM deletion_ledger WHERE workflow_id = new.workflow_id) BEGIN SELECT RAISE(IGNORE); END;
CREATE TRIGGER diagnostics_tools_stay_deleted BEFORE INSERT ON diagnostics_tool_invocations
WHEN EXISTS (SELECT 1 FROM deletion_ledger WHERE workflow_id = new.workflow_id) BEGIN SELECT RAISE(IGNORE); END;
CREATE TRIGGER diagnostics_governance_stays_deleted BEFORE INSERT ON diagnostics_governance_checks
WHEN EXISTS (SELECT 1 FROM deletion_ledger WHERE workflow_id = new.workflow_id) BEGIN SELECT RAISE(IGNORE); END;
CREATE TRIGGER diagnostics_evoi_stays_deleted BEFORE INSERT ON diagnostics_evoi_decisions
WHEN EXISTS (SELECT 1 FROM deletion_ledger WHERE workflow_id = new.workflow_id) BEGIN SELECT RAISE(IGNORE); END;
CREATE TRIGGER diagnostics_feedback_stays_deleted BEFORE INSERT ON diagnostics_feedback
WHEN EXISTS (SELECT 1 FROM deletion_ledger WHERE workflow_id = new.workflow_id) BEGIN SELECT RAISE(IGNORE); END;
CREATE TRIGGER rule_evaluations_stay_deleted BEFORE INSERT ON rule_evaluations
WHEN EXISTS (SELECT 1 FROM deletion_ledger WHERE workflow_id = new.workflow_id) BEGIN SELECT RAISE(IGNORE); END;
CREATE TRIGGER memory_signals_stay_deleted BEFORE INSERT ON memory_signals
WHEN EXISTS (SELECT 1 FROM deletion_ledger WHERE workflow_id = new.workflow_id) BEGIN SELECT RAISE(IGNORE); END;
CREATE TRIGGER memory_passages_stay_deleted BEFORE INSERT ON memory_passages
WHEN EXISTS (SELECT 1 FROM deletion_ledger WHERE workflow_id = new.workflow_id) BEGIN SELECT RAISE(IGNORE); END;
CREATE TRIGGER case_profiles_stay_deleted BEFORE INSERT ON case_profiles
WHEN EXISTS (SELECT 1 FROM deletion_ledger WHERE workflow_id = new.workflow_id) BEGIN SELECT RAISE(IGNORE); END;
CREATE TRIGGER case_buckets_stay_deleted BEFORE INSERT ON case_buckets
WHEN EXISTS (SELECT 1 FROM deletion_ledger WHERE workflow_id = new.workflow_id) BEGIN SELECT RAISE(IGNORE); END;
CREATE TRIGGER case_assessments_stay_deleted BEFORE INSERT ON case_assessments
WHEN EXISTS (SELECT 1 FROM deletion_ledger WHERE workflow_id = new.workflow_id) BEGIN SELECT RAISE(IGNORE); END;
CREATE TRIGGER verifications_stay_deleted BEFORE INSERT ON verifications
WHEN EXISTS (SELECT 1 FROM deletion_ledger WHERE workflow_id = new.workflow_id) BEGIN SELECT RAISE(IGNORE); END;
CREATE TRIGGER cleared_hits_stay_deleted BEFORE INSERT ON cleared_hits
WHEN EXISTS (SELECT 1 FROM deletion_ledger WHERE case_id = new.case_id) BEGIN SELECT RAISE(IGNORE); END;
CREATE TRIGGER alert_cases_stay_deleted BEFORE INSERT ON alert_cases
WHEN EXISTS (SELECT 1 FROM deletion_ledger WHERE case_id = new.case_id) BEGIN SELECT RAISE(IGNORE); END;
CREATE TRIGGER alerts_stay_deleted BEFORE INSERT ON alerts
WHEN EXISTS (SELECT 1 FROM json_each(new.linked_case_ids) linked JOIN deletion_ledger ON case_id = linked.value)
BEGIN SELECT RAISE(IGNORE); END;
CREATE TRIGGER graph_case_relations_stay_deleted BEFORE INSERT ON graph_case_relations
WHEN EXISTS (SELECT 1 FROM deletion_ledger WHERE case_id = new.case_id) BEGIN SELECT RAISE(IGNORE); END;
