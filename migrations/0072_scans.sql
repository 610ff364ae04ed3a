-- Every scan that was carried out, of whatever tier; answers from the cache add none. `execution_id` is known before
-- the work begins, so a scan that is stored again after a crash is the same row.
CREATE TABLE scans (
  tenant_id TEXT NOT NULL,
  execution_id TEXT NOT NULL,
  scan_id TEXT NOT NULL,
  registration_number TEXT NOT NULL,
  tier INTEGER NOT NULL,
  scanned_at_ms INTEGER NOT NULL,
  segment_id TEXT,
  portfolio_id TEXT,
  scanned_by TEXT NOT NULL,
  risk_tier TEXT,
  confidence REAL,
  eval_score REAL NOT NULL,
  flags TEXT NOT NULL,
  scan_cost_cents INTEGER NOT NULL,
  result TEXT,
  grounds TEXT NOT NULL,
  PRIMARY KEY (tenant_id, execution_id)
) WITHOUT ROWID;
CREATE UNIQUE INDEX scans_of_tier ON scans (tenant_id, registration_number, tier, scanned_at_ms DESC);
CREATE INDEX scans_newest ON scans (tenant_id, registration_number, scanned_at_ms DESC);
