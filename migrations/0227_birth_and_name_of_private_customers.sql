-- Of a private customer: a hash of the birth date, and the name as it was answered, by which a later case finds who may be the same
-- person under another form of the name. Null for companies, for what was not answered, and in rows of earlier releases.
ALTER TABLE cases ADD COLUMN birth_key TEXT;
ALTER TABLE cases ADD COLUMN person_name TEXT;
CREATE INDEX cases_birth ON cases (tenant_id, birth_key) WHERE birth_key IS NOT NULL;
