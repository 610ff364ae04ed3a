-- Sources that gave a scan no answer, as a JSON array of {source, reason, detail}. NULL: an earlier version did the scan and
-- did not record them.
ALTER TABLE scans ADD COLUMN unanswered_sources TEXT;
