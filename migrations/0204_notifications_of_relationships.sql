-- What officers were told of a customer goes with the customer.
ALTER TABLE notifications ADD COLUMN relationship_id TEXT;
UPDATE notifications SET relationship_id = ids ->> 'relationship_id';
CREATE INDEX notifications_of ON notifications (tenant_id, relationship_id) WHERE relationship_id IS NOT NULL;
CREATE TRIGGER relationships_untold AFTER DELETE ON relationships BEGIN
  DELETE FROM notifications WHERE tenant_id = old.tenant_id AND relationship_id = old.relationship_id;
END;
