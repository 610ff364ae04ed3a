-- First answers of requests that carry an Idempotency-Key, kept for a day.
CREATE TABLE idempotency_keys (
  tenant_id TEXT NOT NULL,
  caller_id TEXT NOT NULL,
  route TEXT NOT NULL,
  key TEXT NOT NULL,
  fingerprint TEXT NOT NULL,
  id_seed TEXT NOT NULL,
  attempt_id TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('running', 'open', 'done')),
  started_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  answer TEXT,
  PRIMARY KEY (tenant_id, caller_id, route, key)
) WITHOUT ROWID;
CREATE INDEX idempotency_keys_expiry ON idempotency_keys (expires_at);
