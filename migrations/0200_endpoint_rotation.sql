-- The order that made the secret: repeated because its answer was lost, it changes nothing.
ALTER TABLE webhook_endpoints ADD COLUMN rotation_id TEXT;
