-- How far a portfolio is. `retries` counts how often an officer had a company scanned again: work of an earlier try that
-- comes late changes nothing. `execution_id` stays during a retry, so the earlier result stands until a better one is
-- there. `risk_tier` and `incomplete` (a source failed) are those of that scan.
ALTER TABLE portfolio_entities ADD COLUMN retries INTEGER NOT NULL DEFAULT 0;
ALTER TABLE portfolio_entities ADD COLUMN risk_tier TEXT;
ALTER TABLE portfolio_entities ADD COLUMN incomplete INTEGER NOT NULL DEFAULT 0;

-- Earlier versions recorded no failed sources: a scan of theirs is incomplete where its result says that something is unknown.
UPDATE portfolio_entities SET
  risk_tier = (SELECT risk_tier FROM scans s
    WHERE s.tenant_id = portfolio_entities.tenant_id AND s.execution_id = portfolio_entities.execution_id),
  incomplete = EXISTS (SELECT 1 FROM scans s
    WHERE s.tenant_id = portfolio_entities.tenant_id AND s.execution_id = portfolio_entities.execution_id
      AND (s.flags LIKE '%\_UNAVAILABLE%' ESCAPE '\' OR s.result ->> '$.withholding_obligations' IS NULL))
WHERE execution_id IS NOT NULL;

CREATE TABLE portfolio_counts (
  tenant_id TEXT NOT NULL,
  portfolio_id TEXT NOT NULL,
  waiting INTEGER NOT NULL,
  scanned INTEGER NOT NULL,
  failed INTEGER NOT NULL,
  incomplete INTEGER NOT NULL,
  green INTEGER NOT NULL,
  amber INTEGER NOT NULL,
  red INTEGER NOT NULL,
  PRIMARY KEY (tenant_id, portfolio_id)
) WITHOUT ROWID;
INSERT INTO portfolio_counts
  SELECT tenant_id, portfolio_id, SUM(status = 'waiting'), SUM(execution_id IS NOT NULL), SUM(status = 'failed'),
    SUM(incomplete), SUM(risk_tier IS 'green'), SUM(risk_tier IS 'amber'), SUM(risk_tier IS 'red')
  FROM portfolio_entities GROUP BY tenant_id, portfolio_id;
CREATE INDEX portfolio_counts_running ON portfolio_counts (tenant_id) WHERE waiting > 0;
CREATE INDEX portfolios_newest ON portfolios (tenant_id, created_at DESC, portfolio_id);

CREATE TRIGGER portfolio_entities_counted AFTER INSERT ON portfolio_entities BEGIN
  INSERT INTO portfolio_counts VALUES (new.tenant_id, new.portfolio_id, new.status = 'waiting',
    new.execution_id IS NOT NULL, new.status = 'failed', new.incomplete, new.risk_tier IS 'green',
    new.risk_tier IS 'amber', new.risk_tier IS 'red')
  ON CONFLICT DO UPDATE SET waiting = waiting + excluded.waiting, scanned = scanned + excluded.scanned,
    failed = failed + excluded.failed, incomplete = incomplete + excluded.incomplete, green = green + excluded.green,
    amber = amber + excluded.amber, red = red + excluded.red;
END;
CREATE TRIGGER portfolio_entities_recounted AFTER UPDATE OF status, execution_id, risk_tier, incomplete
ON portfolio_entities BEGIN
  UPDATE portfolio_counts SET
    waiting = waiting + (new.status = 'waiting') - (old.status = 'waiting'),
    scanned = scanned + (new.execution_id IS NOT NULL) - (old.execution_id IS NOT NULL),
    failed = failed + (new.status = 'failed') - (old.status = 'failed'),
    incomplete = incomplete + new.incomplete - old.incomplete,
    green = green + (new.risk_tier IS 'green') - (old.risk_tier IS 'green'),
    amber = amber + (new.risk_tier IS 'amber') - (old.risk_tier IS 'amber'),
    red = red + (new.risk_tier IS 'red') - (old.risk_tier IS 'red')
  WHERE tenant_id = new.tenant_id AND portfolio_id = new.portfolio_id;
END;
CREATE TRIGGER portfolio_entities_uncounted AFTER DELETE ON portfolio_entities BEGIN
  UPDATE portfolio_counts SET waiting = waiting - (old.status = 'waiting'),
    scanned = scanned - (old.execution_id IS NOT NULL), failed = failed - (old.status = 'failed'),
    incomplete = incomplete - old.incomplete, green = green - (old.risk_tier IS 'green'),
    amber = amber - (old.risk_tier IS 'amber'), red = red - (old.risk_tier IS 'red')
  WHERE tenant_id = old.tenant_id AND portfolio_id = old.portfolio_id;
END;
