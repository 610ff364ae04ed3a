-- What happened to a tenant's cases, customers and alerts, in the order of publication, and who is called about it.
CREATE TABLE feed_events (
  tenant_id TEXT NOT NULL,
  -- 1, 2, 3 and so on for each tenant, without a gap: no event is ever deleted.
  sequence INTEGER NOT NULL,
  -- The same occurrence is one event, however often it is published.
  event_key TEXT NOT NULL,
  type TEXT NOT NULL,
  at TEXT NOT NULL,
  -- JSON; empty once what it names was deleted.
  ids TEXT NOT NULL,
  -- Of `ids`, for the deletion.
  workflow_id TEXT,
  relationship_id TEXT,
  PRIMARY KEY (tenant_id, sequence)
) WITHOUT ROWID;
CREATE UNIQUE INDEX feed_events_key ON feed_events (tenant_id, event_key);
CREATE INDEX feed_events_type ON feed_events (tenant_id, type, sequence);
CREATE INDEX feed_events_of_case ON feed_events (tenant_id, workflow_id) WHERE workflow_id IS NOT NULL;
CREATE INDEX feed_events_of_relationship ON feed_events (tenant_id, relationship_id) WHERE relationship_id IS NOT NULL;

CREATE TRIGGER feed_events_stay_deleted BEFORE INSERT ON feed_events
WHEN EXISTS (SELECT 1 FROM deletion_ledger WHERE workflow_id = new.workflow_id) BEGIN SELECT RAISE(IGNORE); END;

CREATE TABLE webhook_endpoints (
  tenant_id TEXT NOT NULL,
  endpoint_id TEXT NOT NULL,
  url TEXT NOT NULL,
  -- JSON list.
  event_types TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('enabled', 'disabled')),
  -- Encrypted.
  secret TEXT NOT NULL,
  -- The secret before the last rotation, and until when messages are signed by it too.
  previous_secret TEXT,
  previous_until TEXT,
  -- Events with a higher number are sent.
  after_sequence INTEGER NOT NULL,
  -- Since when every attempt has failed.
  failing_since TEXT,
  created_at TEXT NOT NULL,
  created_by TEXT NOT NULL,
  PRIMARY KEY (tenant_id, endpoint_id)
) WITHOUT ROWID;

-- One event for one endpoint. Written with the event, so that none is lost.
CREATE TABLE endpoint_deliveries (
  tenant_id TEXT NOT NULL,
  -- The `webhook-id` of every attempt.
  delivery_id TEXT NOT NULL,
  endpoint_id TEXT NOT NULL,
  -- Null for a test event.
  sequence INTEGER,
  type TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('pending', 'delivered', 'failed')),
  attempts INTEGER NOT NULL DEFAULT 0,
  last_failure TEXT,
  -- When the next attempt is due; null once there is none.
  next_attempt_at TEXT,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  version INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (tenant_id, delivery_id)
) WITHOUT ROWID;
CREATE INDEX endpoint_deliveries_newest ON endpoint_deliveries (tenant_id, endpoint_id, created_at DESC, delivery_id);
CREATE INDEX endpoint_deliveries_due ON endpoint_deliveries (next_attempt_at, tenant_id, delivery_id)
  WHERE next_attempt_at IS NOT NULL;
CREATE INDEX endpoint_deliveries_old ON endpoint_deliveries (updated_at, tenant_id, delivery_id)
  WHERE next_attempt_at IS NULL;
