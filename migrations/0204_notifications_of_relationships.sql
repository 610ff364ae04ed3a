-- What officers were told of a customer goes with the customer.
ALTER TABLE notifications ADD COLUMN relationship_id TEXT;
UPDATE notifications SET relationship_id = ids ->> 'relationship_id';
CREATE INDEX notifications_of ON notifications (relationship_id, tenant_id);
-- The plus keeps the planner from reading all notifications of the tenant.
CREATE TRIGGER relationships_untold AFTER DELETE ON relationships BEGIN
  DELETE FROM notifications WHERE relationship_id = old.relationship_id AND +tenant_id = old.tenant_id;
END;
