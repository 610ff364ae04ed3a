-- Alerts by status and severity, and how many active ones each case stands in: what the overview shows.
CREATE TABLE alert_counts (
  tenant_id TEXT NOT NULL,
  status TEXT NOT NULL,
  severity TEXT NOT NULL,
  alerts INTEGER NOT NULL,
  PRIMARY KEY (tenant_id, status, severity)
) WITHOUT ROWID;
CREATE TABLE alert_case_counts (
  tenant_id TEXT NOT NULL,
  case_id TEXT NOT NULL,
  active INTEGER NOT NULL,
  PRIMARY KEY (tenant_id, case_id)
) WITHOUT ROWID;

INSERT INTO alert_counts SELECT tenant_id, status, severity, count(*) FROM alerts GROUP BY tenant_id, status, severity;
INSERT INTO alert_case_counts
  SELECT c.tenant_id, c.case_id, count(*) FROM alert_cases c JOIN alerts a ON a.tenant_id = c.tenant_id AND a.id = c.alert_id
  WHERE a.status = 'active' GROUP BY c.tenant_id, c.case_id;
INSERT INTO tenant_counts
  SELECT tenant_id, 'cases_with_active_alerts', count(*) FROM alert_case_counts WHERE active > 0 GROUP BY tenant_id;

CREATE TRIGGER alerts_counted AFTER INSERT ON alerts BEGIN
  INSERT INTO alert_counts VALUES (new.tenant_id, new.status, new.severity, 1)
    ON CONFLICT DO UPDATE SET alerts = alerts + 1;
END;
CREATE TRIGGER alerts_uncounted AFTER DELETE ON alerts BEGIN
  UPDATE alert_counts SET alerts = alerts - 1
    WHERE tenant_id = old.tenant_id AND status = old.status AND severity = old.severity;
  UPDATE alert_case_counts SET active = active - 1 WHERE tenant_id = old.tenant_id AND old.status = 'active'
    AND case_id IN (SELECT case_id FROM alert_cases WHERE alert_id = old.id AND tenant_id = old.tenant_id);
END;
CREATE TRIGGER alerts_recounted AFTER UPDATE OF status, severity ON alerts
WHEN old.status <> new.status OR old.severity <> new.severity BEGIN
  UPDATE alert_counts SET alerts = alerts - 1
    WHERE tenant_id = old.tenant_id AND status = old.status AND severity = old.severity;
  INSERT INTO alert_counts VALUES (new.tenant_id, new.status, new.severity, 1)
    ON CONFLICT DO UPDATE SET alerts = alerts + 1;
  UPDATE alert_case_counts SET active = active + (new.status = 'active') - (old.status = 'active')
    WHERE tenant_id = new.tenant_id AND (new.status = 'active') <> (old.status = 'active')
    AND case_id IN (SELECT case_id FROM alert_cases WHERE alert_id = new.id AND tenant_id = new.tenant_id);
END;
-- Every case of an alert has a row, 0 where none of its alerts is active, so that a status only counts up and down.
CREATE TRIGGER alert_cases_counted AFTER INSERT ON alert_cases BEGIN
  INSERT INTO alert_case_counts VALUES (new.tenant_id, new.case_id,
      EXISTS (SELECT 1 FROM alerts WHERE tenant_id = new.tenant_id AND id = new.alert_id AND status = 'active'))
    ON CONFLICT DO UPDATE SET active = active + excluded.active;
END;
CREATE TRIGGER alert_cases_uncounted AFTER DELETE ON alert_cases BEGIN
  UPDATE alert_case_counts SET active = active - 1 WHERE tenant_id = old.tenant_id AND case_id = old.case_id
    AND EXISTS (SELECT 1 FROM alerts WHERE tenant_id = old.tenant_id AND id = old.alert_id AND status = 'active');
END;
CREATE TRIGGER alert_case_counts_begun AFTER INSERT ON alert_case_counts WHEN new.active > 0 BEGIN
  INSERT INTO tenant_counts VALUES (new.tenant_id, 'cases_with_active_alerts', 1)
    ON CONFLICT DO UPDATE SET number = number + 1;
END;
CREATE TRIGGER alert_case_counts_changed AFTER UPDATE OF active ON alert_case_counts
WHEN (old.active > 0) <> (new.active > 0) BEGIN
  INSERT INTO tenant_counts VALUES (new.tenant_id, 'cases_with_active_alerts', (new.active > 0) - (old.active > 0))
    ON CONFLICT DO UPDATE SET number = number + excluded.number;
END;
INSERT OR IGNORE INTO alert_case_counts SELECT DISTINCT tenant_id, case_id, 0 FROM alert_cases;

-- By day: what the trends show. Scores in millionths, so that a sum that is added to and taken from stays exact.
CREATE TABLE case_days (
  tenant_id TEXT NOT NULL,
  day TEXT NOT NULL,
  scored INTEGER NOT NULL,
  total_millionths INTEGER NOT NULL,
  highest REAL,
  PRIMARY KEY (tenant_id, day)
) WITHOUT ROWID;
CREATE TABLE alert_days (
  tenant_id TEXT NOT NULL,
  day TEXT NOT NULL,
  alerts INTEGER NOT NULL,
  PRIMARY KEY (tenant_id, day)
) WITHOUT ROWID;

INSERT INTO case_days
  SELECT tenant_id, substr(created_at, 1, 10), count(*), sum(CAST(round(latest_risk_score * 1000000) AS INTEGER)),
    max(latest_risk_score) FROM cases WHERE latest_risk_score IS NOT NULL GROUP BY 1, 2;
INSERT INTO alert_days SELECT tenant_id, substr(created_at, 1, 10), count(*) FROM alerts GROUP BY 1, 2;

CREATE TRIGGER cases_scored AFTER INSERT ON cases WHEN new.latest_risk_score IS NOT NULL BEGIN
  INSERT INTO case_days VALUES (new.tenant_id, substr(new.created_at, 1, 10), 1,
      CAST(round(new.latest_risk_score * 1000000) AS INTEGER), new.latest_risk_score)
    ON CONFLICT DO UPDATE SET scored = scored + 1, total_millionths = total_millionths + excluded.total_millionths,
      highest = max(coalesce(highest, 0), excluded.highest);
END;
CREATE TRIGGER cases_rescored AFTER UPDATE OF latest_risk_score ON cases
WHEN old.latest_risk_score IS NOT new.latest_risk_score BEGIN
  INSERT INTO case_days VALUES (new.tenant_id, substr(new.created_at, 1, 10), 0, 0, NULL) ON CONFLICT DO NOTHING;
  UPDATE case_days SET scored = scored + (new.latest_risk_score IS NOT NULL) - (old.latest_risk_score IS NOT NULL),
      total_millionths = total_millionths + CAST(round(coalesce(new.latest_risk_score, 0) * 1000000) AS INTEGER)
        - CAST(round(coalesce(old.latest_risk_score, 0) * 1000000) AS INTEGER),
      -- Only where the highest of the day went down are the cases of that day asked for the next.
      highest = CASE WHEN new.latest_risk_score >= coalesce(highest, 0) THEN new.latest_risk_score
        WHEN old.latest_risk_score >= highest THEN (SELECT max(latest_risk_score) FROM cases
          WHERE tenant_id = new.tenant_id AND created_at >= substr(new.created_at, 1, 10)
            AND created_at < substr(new.created_at, 1, 10) || 'Z')
        ELSE highest END
    WHERE tenant_id = new.tenant_id AND day = substr(new.created_at, 1, 10);
END;
CREATE TRIGGER cases_unscored AFTER DELETE ON cases WHEN old.latest_risk_score IS NOT NULL BEGIN
  UPDATE case_days SET scored = scored - 1,
      total_millionths = total_millionths - CAST(round(old.latest_risk_score * 1000000) AS INTEGER),
      highest = CASE WHEN old.latest_risk_score >= highest THEN (SELECT max(latest_risk_score) FROM cases
          WHERE tenant_id = old.tenant_id AND created_at >= substr(old.created_at, 1, 10)
            AND created_at < substr(old.created_at, 1, 10) || 'Z')
        ELSE highest END
    WHERE tenant_id = old.tenant_id AND day = substr(old.created_at, 1, 10);
END;
CREATE TRIGGER alerts_dated AFTER INSERT ON alerts BEGIN
  INSERT INTO alert_days VALUES (new.tenant_id, substr(new.created_at, 1, 10), 1)
    ON CONFLICT DO UPDATE SET alerts = alerts + 1;
END;
CREATE TRIGGER alerts_undated AFTER DELETE ON alerts BEGIN
  UPDATE alert_days SET alerts = alerts - 1 WHERE tenant_id = old.tenant_id AND day = substr(old.created_at, 1, 10);
END;
