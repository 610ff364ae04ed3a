-- Numbers that pages show beside their rows, so that none of them counts a tenant's whole table.
CREATE TABLE tenant_counts (
  tenant_id TEXT NOT NULL,
  what TEXT NOT NULL,
  number INTEGER NOT NULL,
  PRIMARY KEY (tenant_id, what)
) WITHOUT ROWID;

INSERT INTO tenant_counts SELECT tenant_id, 'retained_reports', count(*) FROM retained_reports GROUP BY tenant_id;
CREATE TRIGGER retained_reports_counted AFTER INSERT ON retained_reports BEGIN
  INSERT INTO tenant_counts VALUES (new.tenant_id, 'retained_reports', 1) ON CONFLICT DO UPDATE SET number = number + 1;
END;
CREATE TRIGGER retained_reports_uncounted AFTER DELETE ON retained_reports BEGIN
  UPDATE tenant_counts SET number = number - 1 WHERE tenant_id = old.tenant_id AND what = 'retained_reports';
END;

INSERT INTO tenant_counts SELECT tenant_id, 'deletion_ledger', count(*) FROM deletion_ledger GROUP BY tenant_id;
CREATE TRIGGER deletion_ledger_counted AFTER INSERT ON deletion_ledger BEGIN
  INSERT INTO tenant_counts VALUES (new.tenant_id, 'deletion_ledger', 1) ON CONFLICT DO UPDATE SET number = number + 1;
END;
CREATE TRIGGER deletion_ledger_uncounted AFTER DELETE ON deletion_ledger BEGIN
  UPDATE tenant_counts SET number = number - 1 WHERE tenant_id = old.tenant_id AND what = 'deletion_ledger';
END;

-- Cases with a date until which they are kept, without one, and under legal hold.
INSERT INTO tenant_counts SELECT tenant_id, 'retention_dated', count(retain_until) FROM case_retention GROUP BY tenant_id;
INSERT INTO tenant_counts SELECT tenant_id, 'retention_open', sum(retain_until IS NULL) FROM case_retention GROUP BY tenant_id;
INSERT INTO tenant_counts SELECT tenant_id, 'retention_held', sum(held) FROM case_retention GROUP BY tenant_id;
CREATE TRIGGER case_retention_counted AFTER INSERT ON case_retention BEGIN
  INSERT INTO tenant_counts VALUES (new.tenant_id, 'retention_dated', new.retain_until IS NOT NULL),
    (new.tenant_id, 'retention_open', new.retain_until IS NULL), (new.tenant_id, 'retention_held', new.held)
    ON CONFLICT DO UPDATE SET number = number + excluded.number;
END;
CREATE TRIGGER case_retention_uncounted AFTER DELETE ON case_retention BEGIN
  UPDATE tenant_counts SET number = number - CASE what WHEN 'retention_dated' THEN old.retain_until IS NOT NULL
    WHEN 'retention_open' THEN old.retain_until IS NULL ELSE old.held END
    WHERE tenant_id = old.tenant_id AND what IN ('retention_dated', 'retention_open', 'retention_held');
END;
CREATE TRIGGER case_retention_recounted AFTER UPDATE OF retain_until, held ON case_retention
WHEN (old.retain_until IS NULL) <> (new.retain_until IS NULL) OR old.held <> new.held BEGIN
  UPDATE tenant_counts SET number = number + CASE what
      WHEN 'retention_dated' THEN (new.retain_until IS NOT NULL) - (old.retain_until IS NOT NULL)
      WHEN 'retention_open' THEN (new.retain_until IS NULL) - (old.retain_until IS NULL) ELSE new.held - old.held END
    WHERE tenant_id = new.tenant_id AND what IN ('retention_dated', 'retention_open', 'retention_held');
END;
