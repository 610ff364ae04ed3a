-- Partner verifications as they were answered. Evidence lies in the bucket; here is where.
CREATE TABLE verifications (
  verification_id TEXT NOT NULL PRIMARY KEY,
  tenant_id TEXT NOT NULL,
  -- SHA-256 of the API key: what was made under one key is given out under no other.
  key_id TEXT NOT NULL,
  -- Who asked, by the request and by the key.
  requestor_id TEXT NOT NULL,
  key_requestor_id TEXT NOT NULL,
  -- The case it enriches.
  workflow_id TEXT,
  verified_at TEXT NOT NULL,
  -- The answer as JSON, receipt included.
  answer TEXT NOT NULL,
  evidence TEXT NOT NULL,
  -- What it adds to the profile of its case, as JSON.
  facts TEXT NOT NULL,
  -- 0 until its case knows of it: nobody reads of a verification that its case does not stand by.
  published INTEGER NOT NULL CHECK (published IN (0, 1))
) STRICT;
CREATE INDEX verifications_of_case ON verifications (workflow_id, published, verified_at) WHERE workflow_id IS NOT NULL;

-- Callbacks as their Durable Objects last told of them. The object is the authority.
CREATE TABLE webhook_deliveries (
  webhook_id TEXT NOT NULL PRIMARY KEY,
  verification_id TEXT NOT NULL,
  tenant_id TEXT NOT NULL,
  key_requestor_id TEXT NOT NULL,
  workflow_id TEXT,
  -- Without its query, which may hold a secret of the receiver.
  url TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('pending', 'delivered', 'failed')),
  attempts INTEGER NOT NULL,
  last_failure TEXT,
  next_attempt_at TEXT,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  version INTEGER NOT NULL
) STRICT;
CREATE INDEX webhook_deliveries_newest ON webhook_deliveries (tenant_id, created_at DESC, webhook_id);
CREATE INDEX webhook_deliveries_status ON webhook_deliveries (tenant_id, status, created_at DESC, webhook_id);
CREATE INDEX webhook_deliveries_of_case ON webhook_deliveries (workflow_id) WHERE workflow_id IS NOT NULL;
