-- When what was read had come, so that what a reader has read is listed in that order.
ALTER TABLE notification_reads ADD COLUMN at TEXT NOT NULL DEFAULT '';
UPDATE notification_reads SET at = (SELECT at FROM notifications n
  WHERE n.tenant_id = notification_reads.tenant_id AND n.notification_id = notification_reads.notification_id);
CREATE INDEX notification_reads_newest ON notification_reads (tenant_id, reader, at DESC, notification_id);

-- What is due of one kind, such as documents that expire, whatever else waits.
CREATE INDEX monitoring_looks_due_by_type ON monitoring_looks (type, due_at, tenant_id, relationship_id)
  WHERE due_at IS NOT NULL;
