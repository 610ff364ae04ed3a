-- By identity documents; null where none says it. It tells a party apart from a list entry of another gender.
ALTER TABLE monitored_parties ADD COLUMN gender TEXT;
