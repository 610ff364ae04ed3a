-- What the check of orphaned evidence looks a report up by, whose tenant it does not know.
CREATE INDEX sars_by_case ON sars (case_id);
