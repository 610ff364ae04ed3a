-- Officers of a tenant, as far as what they did about cases tells. Nothing that is done about a report writes a row here.
CREATE TABLE officers (
  tenant_id TEXT NOT NULL,
  officer_id TEXT NOT NULL,
  -- JSON list of the roles of that day's token; null where only an earlier release knew the officer.
  roles TEXT,
  -- YYYY-MM-DD.
  last_seen TEXT NOT NULL,
  PRIMARY KEY (tenant_id, officer_id)
) WITHOUT ROWID;
INSERT INTO officers (tenant_id, officer_id, last_seen)
SELECT tenant_id, officer_id, max(day) FROM (
  SELECT tenant_id, officer_id, substr(decided_at, 1, 10) AS day FROM automation_decisions
  UNION ALL SELECT tenant_id, author, substr(at, 1, 10) FROM case_comments
) WHERE officer_id NOT IN ('', 'system', 'unknown') GROUP BY tenant_id, officer_id;

-- Who is away, and who has their work meanwhile. Past days stay until the next absence: they have no effect.
CREATE TABLE officer_absences (
  tenant_id TEXT NOT NULL,
  officer_id TEXT NOT NULL,
  -- YYYY-MM-DD, both days included.
  from_day TEXT NOT NULL,
  until_day TEXT NOT NULL,
  substitute TEXT NOT NULL,
  set_by TEXT NOT NULL,
  set_at TEXT NOT NULL,
  PRIMARY KEY (tenant_id, officer_id)
) WITHOUT ROWID;
CREATE INDEX officer_absences_substitute ON officer_absences (tenant_id, substitute, until_day);
