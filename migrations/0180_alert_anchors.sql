-- An alert is a pattern at an anchor, with members that come and go: entity_key names the anchor, so that growth updates
-- the alert. Rows of before keep their id, status and dismissal; of several at one anchor the largest goes on.
ALTER TABLE alerts ADD COLUMN focus_id TEXT;
ALTER TABLE alerts ADD COLUMN resolved_at TEXT;
ALTER TABLE alerts ADD COLUMN resolution TEXT;
ALTER TABLE alerts ADD COLUMN basis TEXT;
ALTER TABLE alerts ADD COLUMN is_partial INTEGER NOT NULL DEFAULT 0;
ALTER TABLE alerts ADD COLUMN due_at TEXT;
-- `status` is the word of officers; whether the pattern still holds is beside it, because 0110 checks the words of status.
ALTER TABLE alerts ADD COLUMN state TEXT
  GENERATED ALWAYS AS (CASE WHEN resolved_at IS NULL THEN status ELSE 'resolved' END) VIRTUAL;
ALTER TABLE alert_log ADD COLUMN details TEXT;

CREATE TABLE alert_members (
  tenant_id TEXT NOT NULL,
  alert_id TEXT NOT NULL,
  entity_id TEXT NOT NULL,
  is_anchor INTEGER NOT NULL,
  added_at TEXT NOT NULL,
  PRIMARY KEY (tenant_id, alert_id, entity_id)
) WITHOUT ROWID;
CREATE INDEX alert_members_entity ON alert_members (tenant_id, entity_id, is_anchor);

WITH parts AS (
  SELECT tenant_id, id, pattern_type, updated_at, evidence_snapshot AS snapshot,
    evidence_snapshot ->> '$.motif_details.source' AS source,
    evidence_snapshot ->> '$.relationships[0].from' AS from0, evidence_snapshot ->> '$.relationships[0].to' AS to0,
    evidence_snapshot ->> '$.relationships[1].from' AS from1, evidence_snapshot ->> '$.relationships[1].to' AS to1,
    (SELECT min(value ->> 'id') FROM json_each(evidence_snapshot, '$.entities')) AS first
  FROM alerts),
focused AS (
  SELECT *, CASE pattern_type
    WHEN 'phoenix' THEN snapshot ->> '$.motif_details.successor'
    WHEN 'shared_director' THEN from0
    WHEN 'shared_address' THEN to0
    WHEN 'circular' THEN first
    WHEN 'dormant' THEN to0
    WHEN 'contagion' THEN CASE WHEN from1 IS NULL THEN iif(from0 = source, to0, from0) ELSE iif(from0 IN (from1, to1), to0, from0) END
    END AS focus
  FROM parts),
anchored AS (
  SELECT *, CASE pattern_type
    WHEN 'phoenix' THEN (snapshot ->> '$.motif_details.ended_company') || ' ' || focus
    WHEN 'contagion' THEN focus || ' ' || source
    ELSE focus END AS anchor
  FROM focused),
ranked AS (
  SELECT *, row_number() OVER (PARTITION BY tenant_id, pattern_type, anchor
    ORDER BY json_array_length(snapshot, '$.entities') DESC, updated_at DESC, id) AS place
  FROM anchored WHERE anchor IS NOT NULL)
UPDATE alerts SET
  entity_key = iif(place = 1, anchor, entity_key),
  focus_id = iif(place = 1, focus, NULL),
  due_at = iif(place = 1, ranked.updated_at, NULL),
  resolved_at = iif(place > 1 AND status <> 'dismissed', ranked.updated_at, NULL),
  resolution = iif(place > 1 AND status <> 'dismissed', 'merged', NULL)
FROM ranked WHERE ranked.tenant_id = alerts.tenant_id AND ranked.id = alerts.id;

INSERT OR IGNORE INTO alert_members
  SELECT a.tenant_id, a.id, m.value ->> 'id', CASE a.pattern_type
    WHEN 'phoenix' THEN 1 WHEN 'circular' THEN 1 WHEN 'contagion' THEN (m.value ->> 'id') <> a.focus_id
    ELSE (m.value ->> 'id') = a.focus_id END, a.created_at
  FROM alerts a, json_each(a.evidence_snapshot, '$.entities') m
  WHERE a.focus_id IS NOT NULL AND m.value ->> 'id' IS NOT NULL;

-- Lists, counts and what is to be evaluated again go by the state.
DROP INDEX alerts_newest;
DROP INDEX alerts_pattern;
DROP INDEX alerts_severity;
DROP INDEX alerts_pattern_severity;
CREATE INDEX alerts_newest ON alerts (tenant_id, state, created_at DESC, id);
CREATE INDEX alerts_pattern ON alerts (tenant_id, state, pattern_type, created_at DESC, id);
CREATE INDEX alerts_severity ON alerts (tenant_id, state, severity, created_at DESC, id);
CREATE INDEX alerts_pattern_severity ON alerts (tenant_id, state, pattern_type, severity, created_at DESC, id);
CREATE INDEX alerts_due ON alerts (due_at, tenant_id, id) WHERE due_at IS NOT NULL;

DROP TRIGGER alerts_counted;
DROP TRIGGER alerts_uncounted;
DROP TRIGGER alerts_recounted;
DROP TRIGGER alert_cases_counted;
DROP TRIGGER alert_cases_uncounted;
DELETE FROM alert_counts;
INSERT INTO alert_counts SELECT tenant_id, state, severity, count(*) FROM alerts GROUP BY tenant_id, state, severity;
UPDATE alert_case_counts SET active = (
  SELECT count(*) FROM alert_cases c JOIN alerts a ON a.tenant_id = c.tenant_id AND a.id = c.alert_id
  WHERE c.tenant_id = alert_case_counts.tenant_id AND c.case_id = alert_case_counts.case_id AND a.state = 'active');

CREATE TRIGGER alerts_counted AFTER INSERT ON alerts BEGIN
  INSERT INTO alert_counts VALUES (new.tenant_id, new.state, new.severity, 1)
    ON CONFLICT DO UPDATE SET alerts = alerts + 1;
END;
CREATE TRIGGER alerts_uncounted AFTER DELETE ON alerts BEGIN
  UPDATE alert_counts SET alerts = alerts - 1
    WHERE tenant_id = old.tenant_id AND status = old.state AND severity = old.severity;
  UPDATE alert_case_counts SET active = active - 1 WHERE tenant_id = old.tenant_id AND old.state = 'active'
    AND case_id IN (SELECT case_id FROM alert_cases WHERE alert_id = old.id AND tenant_id = old.tenant_id);
END;
CREATE TRIGGER alerts_recounted AFTER UPDATE OF status, severity, resolved_at ON alerts
WHEN old.state <> new.state OR old.severity <> new.severity BEGIN
  UPDATE alert_counts SET alerts = alerts - 1
    WHERE tenant_id = old.tenant_id AND status = old.state AND severity = old.severity;
  INSERT INTO alert_counts VALUES (new.tenant_id, new.state, new.severity, 1)
    ON CONFLICT DO UPDATE SET alerts = alerts + 1;
  UPDATE alert_case_counts SET active = active + (new.state = 'active') - (old.state = 'active')
    WHERE tenant_id = new.tenant_id AND (new.state = 'active') <> (old.state = 'active')
    AND case_id IN (SELECT case_id FROM alert_cases WHERE alert_id = new.id AND tenant_id = new.tenant_id);
END;
CREATE TRIGGER alert_cases_counted AFTER INSERT ON alert_cases BEGIN
  INSERT INTO alert_case_counts VALUES (new.tenant_id, new.case_id,
      EXISTS (SELECT 1 FROM alerts WHERE tenant_id = new.tenant_id AND id = new.alert_id AND state = 'active'))
    ON CONFLICT DO UPDATE SET active = active + excluded.active;
END;
CREATE TRIGGER alert_cases_uncounted AFTER DELETE ON alert_cases BEGIN
  UPDATE alert_case_counts SET active = active - 1 WHERE tenant_id = old.tenant_id AND case_id = old.case_id
    AND EXISTS (SELECT 1 FROM alerts WHERE tenant_id = old.tenant_id AND id = old.alert_id AND state = 'active');
END;
