-- A manager confirms each rise of a review tier. Earned tiers of earlier releases were in force without a confirmation: they
-- stay in force, and rise only by a promotion.
ALTER TABLE automation_states ADD COLUMN confirmed_tier TEXT NOT NULL DEFAULT 'full_review';
UPDATE automation_states SET confirmed_tier = earned_tier;

-- How varied the counted cases are, as of the last count. Earlier decisions name neither customer nor sector and count for
-- none, so an officer with these only is not promoted.
ALTER TABLE automation_states ADD COLUMN customers INTEGER NOT NULL DEFAULT 0;
ALTER TABLE automation_states ADD COLUMN top_sector_share REAL NOT NULL DEFAULT 1;
ALTER TABLE automation_states ADD COLUMN days INTEGER NOT NULL DEFAULT 0;
ALTER TABLE automation_decisions ADD COLUMN customer TEXT NOT NULL DEFAULT '';
ALTER TABLE automation_decisions ADD COLUMN sector TEXT NOT NULL DEFAULT '';

-- What the officer would have decided before the service's judgement was shown; null where that was not asked.
ALTER TABLE automation_decisions ADD COLUMN provisional TEXT;
