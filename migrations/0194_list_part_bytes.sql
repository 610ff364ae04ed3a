-- Bytes of the stored segments of a part, by which lists are cut into groups; null in a part of an older release.
ALTER TABLE screening_list_parts ADD COLUMN bytes INTEGER;
