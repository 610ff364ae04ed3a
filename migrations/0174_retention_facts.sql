-- What the retention of a case is computed from, as JSON: a changed setting computes every date again, and the record
-- is no longer in `cases`. Null for a row that no version from here on has projected.
ALTER TABLE case_retention ADD COLUMN facts TEXT;
