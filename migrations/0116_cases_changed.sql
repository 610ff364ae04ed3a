-- What the sweep over patterns begins with: cases that changed lately, of every tenant.
CREATE INDEX cases_changed ON cases (updated_at);
