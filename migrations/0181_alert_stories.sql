-- A story groups the alerts that share an anchor. Its texts are those of its alerts; the row holds what lists sort and
-- filter by. Alerts of before begin as stories of one, which their next evaluation unites.
ALTER TABLE alerts ADD COLUMN story_id TEXT;
UPDATE alerts SET story_id = id;
CREATE INDEX alerts_story ON alerts (tenant_id, story_id);

CREATE TABLE alert_stories (
  tenant_id TEXT NOT NULL,
  id TEXT NOT NULL,
  status TEXT NOT NULL,
  severity TEXT NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  PRIMARY KEY (tenant_id, id)
) WITHOUT ROWID;
CREATE INDEX alert_stories_newest ON alert_stories (tenant_id, status, created_at DESC, id);
CREATE INDEX alert_stories_severity ON alert_stories (tenant_id, status, severity, created_at DESC, id);

INSERT INTO alert_stories SELECT tenant_id, id, state, severity, created_at, updated_at FROM alerts;
