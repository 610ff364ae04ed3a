-- Keys of a private customer, by which a later case finds that the same person was refused: of name and birth date, and of
-- the national number. Null for companies, for what was not answered, and in rows that an older release wrote.
ALTER TABLE cases ADD COLUMN person_key TEXT;
ALTER TABLE cases ADD COLUMN person_number_key TEXT;
CREATE INDEX cases_person ON cases (tenant_id, person_key) WHERE person_key IS NOT NULL;
CREATE INDEX cases_person_number ON cases (tenant_id, person_number_key) WHERE person_number_key IS NOT NULL;

-- When a case entered its status: the policy's due_days count from then. Null in rows that an older release wrote.
ALTER TABLE cases ADD COLUMN status_since TEXT;
