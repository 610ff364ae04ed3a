-- A case that stands in no alert any more has no count either: nothing may name a case that was deleted.
CREATE TRIGGER alert_cases_last_deleted AFTER DELETE ON alert_cases
WHEN NOT EXISTS (SELECT 1 FROM alert_cases WHERE tenant_id = old.tenant_id AND case_id = old.case_id) BEGIN
  DELETE FROM alert_case_counts WHERE tenant_id = old.tenant_id AND case_id = old.case_id;
END;
CREATE TRIGGER alert_case_counts_ended AFTER DELETE ON alert_case_counts WHEN old.active > 0 BEGIN
  UPDATE tenant_counts SET number = number - 1 WHERE tenant_id = old.tenant_id AND what = 'cases_with_active_alerts';
END;
DELETE FROM alert_case_counts WHERE NOT EXISTS (SELECT 1 FROM alert_cases c
  WHERE c.tenant_id = alert_case_counts.tenant_id AND c.case_id = alert_case_counts.case_id);
