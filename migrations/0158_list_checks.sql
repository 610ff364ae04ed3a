-- When a list was last confirmed as current; one that was loaded before this was known counts from its loading.
ALTER TABLE screening_lists ADD COLUMN checked_at_ms INTEGER;
-- SHA-256 of the file as its sender states it; sha256 is computed from the entries that arrived.
ALTER TABLE screening_lists ADD COLUMN stated_sha256 TEXT;
-- Once sealed, a staged list takes no more parts: what is confirmed is what was compared.
ALTER TABLE screening_lists ADD COLUMN sealed_at_ms INTEGER;
