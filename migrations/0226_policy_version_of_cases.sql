-- By which version of the tenant's policy the rating was made; null without a rating, and in rows of earlier releases.
ALTER TABLE cases ADD COLUMN policy_version INTEGER;
