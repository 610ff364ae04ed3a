-- Grows with each write of a state, so that none is made on what another has changed meanwhile.
ALTER TABLE automation_states ADD COLUMN revision INTEGER NOT NULL DEFAULT 1;
