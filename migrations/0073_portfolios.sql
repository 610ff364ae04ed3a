-- A portfolio and its companies: the rows are what must happen, the queue only makes it happen soon.
CREATE TABLE portfolios (
  tenant_id TEXT NOT NULL,
  portfolio_id TEXT NOT NULL,
  name TEXT NOT NULL,
  segment_id TEXT,
  created_by TEXT NOT NULL,
  created_at TEXT NOT NULL,
  total_entities INTEGER NOT NULL,
  progressed_at_ms INTEGER NOT NULL,
  resends INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (tenant_id, portfolio_id)
) WITHOUT ROWID;

-- `sent`: a message about it is on its way, or was lost. `lease_until_ms`: someone is at it, or died.
CREATE TABLE portfolio_entities (
  tenant_id TEXT NOT NULL,
  portfolio_id TEXT NOT NULL,
  position INTEGER NOT NULL,
  registration_number TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('waiting', 'scanned', 'failed')),
  sent INTEGER NOT NULL DEFAULT 0,
  attempts INTEGER NOT NULL DEFAULT 0,
  lease_until_ms INTEGER,
  execution_id TEXT,
  cached INTEGER NOT NULL DEFAULT 0,
  reason TEXT,
  PRIMARY KEY (tenant_id, portfolio_id, position)
) WITHOUT ROWID;
CREATE UNIQUE INDEX portfolio_entities_number ON portfolio_entities (tenant_id, portfolio_id, registration_number);
CREATE INDEX portfolio_entities_open ON portfolio_entities (tenant_id, portfolio_id, status, sent, position);
