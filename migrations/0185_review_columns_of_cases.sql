-- How a case is reviewed: its officer, its tier, and whether its score waits for a provisional decision. Null or 0 in rows that
-- an older release wrote: no such case is decided from the list.
ALTER TABLE cases ADD COLUMN review_officer TEXT;
ALTER TABLE cases ADD COLUMN review_tier TEXT;
ALTER TABLE cases ADD COLUMN withheld INTEGER NOT NULL DEFAULT 0;
