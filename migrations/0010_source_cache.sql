-- Answers of public sources that may serve again within a stated age. Belongs to no tenant.
CREATE TABLE source_cache (
  source TEXT NOT NULL,
  request_hash TEXT NOT NULL,
  url TEXT NOT NULL,
  final_url TEXT NOT NULL,
  status INTEGER NOT NULL,
  content_type TEXT NOT NULL,
  body TEXT NOT NULL,
  collected_at_ms INTEGER NOT NULL,
  expires_at_ms INTEGER NOT NULL,
  PRIMARY KEY (source, request_hash)
) STRICT;

CREATE INDEX source_cache_by_expiry ON source_cache (expires_at_ms);
