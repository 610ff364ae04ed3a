-- How many entries of a part belong to the demonstration: production does not screen by them.
ALTER TABLE screening_list_parts ADD COLUMN sample_entries INTEGER NOT NULL DEFAULT 0;
