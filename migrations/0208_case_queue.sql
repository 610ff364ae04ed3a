-- What a queue of cases is sorted and filtered by: the rating, which is null while it is withheld, and whose work an undecided
-- case is. Null in rows that an older release wrote, until the case changes.
ALTER TABLE cases ADD COLUMN risk_level TEXT;
ALTER TABLE cases ADD COLUMN assignee TEXT;
ALTER TABLE cases ADD COLUMN due_at TEXT;
ALTER TABLE cases ADD COLUMN priority TEXT;
CREATE INDEX cases_assignee ON cases (tenant_id, assignee) WHERE assignee IS NOT NULL;
