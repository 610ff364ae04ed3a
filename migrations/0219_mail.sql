-- Addresses to which no mail is sent any more, by their hash.
CREATE TABLE mail_suppressions (
  address_hash TEXT PRIMARY KEY,
  masked TEXT NOT NULL,
  reason TEXT NOT NULL CHECK (reason IN ('bounce', 'complaint')),
  at TEXT NOT NULL
);
-- Officers who chose to be told of notifications by mail.
CREATE TABLE officer_mails (
  tenant_id TEXT NOT NULL,
  officer_id TEXT NOT NULL,
  address TEXT NOT NULL,
  language TEXT NOT NULL,
  kinds TEXT NOT NULL,
  since TEXT NOT NULL,
  -- JSON: the mail that is under way.
  pending TEXT,
  attempts INTEGER NOT NULL DEFAULT 0,
  next_at TEXT NOT NULL,
  last_status TEXT,
  last_at TEXT,
  last_failure TEXT,
  PRIMARY KEY (tenant_id, officer_id)
);
CREATE INDEX officer_mails_due ON officer_mails (next_at);
-- Notifications that a mail to an officer has counted.
CREATE TABLE mailed_notifications (
  tenant_id TEXT NOT NULL,
  officer_id TEXT NOT NULL,
  notification_id TEXT NOT NULL,
  PRIMARY KEY (tenant_id, officer_id, notification_id)
);
