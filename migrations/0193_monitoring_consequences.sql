-- What followed from an event by itself, and what has to be told whom.
ALTER TABLE monitoring_events ADD COLUMN consequence TEXT NOT NULL DEFAULT 'none'
  CHECK (consequence IN ('none', 'open_review', 'restrict_and_review'));
-- State of the relationship when the event came. An event of a relationship that is gone cannot be written.
ALTER TABLE monitoring_events ADD COLUMN state_before TEXT NOT NULL DEFAULT 'active';
-- Why a review is to be opened, and when that is tried next; null once it is open or none is wanted.
ALTER TABLE monitoring_events ADD COLUMN review_reason TEXT;
ALTER TABLE monitoring_events ADD COLUMN review_wanted_at TEXT;
-- Names the request that disposed of it, so that its repetition is no second disposition.
ALTER TABLE monitoring_events ADD COLUMN disposition_id TEXT;
-- JSON list: what the officer said differs between the party and the list entry.
ALTER TABLE monitoring_events ADD COLUMN differs TEXT;

CREATE INDEX monitoring_events_review_wanted ON monitoring_events (review_wanted_at, tenant_id, event_id)
  WHERE review_wanted_at IS NOT NULL;
CREATE INDEX monitoring_events_type ON monitoring_events (tenant_id, type, at DESC, event_id);
CREATE INDEX monitoring_events_severity ON monitoring_events (tenant_id, severity, at DESC, event_id);
CREATE INDEX monitoring_events_role ON monitoring_events (tenant_id, needs_role, at DESC, event_id)
  WHERE needs_role IS NOT NULL;

-- How many events are open, by severity: what the queue shows. `what` is `open_events_<severity>`.
INSERT INTO tenant_counts SELECT tenant_id, 'open_events_' || severity, count(*) FROM monitoring_events
  WHERE disposition IS NULL GROUP BY tenant_id, severity;
CREATE TRIGGER monitoring_events_counted AFTER INSERT ON monitoring_events WHEN new.disposition IS NULL BEGIN
  INSERT INTO tenant_counts VALUES (new.tenant_id, 'open_events_' || new.severity, 1)
    ON CONFLICT DO UPDATE SET number = number + 1;
END;
CREATE TRIGGER monitoring_events_uncounted AFTER DELETE ON monitoring_events WHEN old.disposition IS NULL BEGIN
  UPDATE tenant_counts SET number = number - 1
    WHERE tenant_id = old.tenant_id AND what = 'open_events_' || old.severity;
END;
CREATE TRIGGER monitoring_events_recounted AFTER UPDATE OF disposition ON monitoring_events
WHEN (old.disposition IS NULL) <> (new.disposition IS NULL) BEGIN
  INSERT INTO tenant_counts VALUES (new.tenant_id, 'open_events_' || new.severity,
      (new.disposition IS NULL) - (old.disposition IS NULL))
    ON CONFLICT DO UPDATE SET number = number + excluded.number;
END;

CREATE TABLE notifications (
  tenant_id TEXT NOT NULL,
  notification_id TEXT NOT NULL,
  -- Who is told: `role:<role>` or `officer:<id>`.
  audience TEXT NOT NULL,
  kind TEXT NOT NULL,
  -- JSON: ids by name.
  ids TEXT NOT NULL,
  at TEXT NOT NULL,
  PRIMARY KEY (tenant_id, notification_id)
) WITHOUT ROWID;
CREATE INDEX notifications_newest ON notifications (tenant_id, audience, at DESC, notification_id);

-- Each reader of a role reads for himself.
CREATE TABLE notification_reads (
  tenant_id TEXT NOT NULL,
  reader TEXT NOT NULL,
  notification_id TEXT NOT NULL,
  read_at TEXT NOT NULL,
  PRIMARY KEY (tenant_id, reader, notification_id)
) WITHOUT ROWID;
