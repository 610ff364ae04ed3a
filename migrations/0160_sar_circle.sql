-- Who may know of a report besides the MLRO. A look-up by an officer is narrowed by these columns, so that a report
-- they may not know of is neither read nor parsed.
ALTER TABLE sars ADD COLUMN raised_by TEXT;
ALTER TABLE sars ADD COLUMN readers TEXT NOT NULL DEFAULT '[]';
UPDATE sars SET raised_by = sar ->> '$.raised_by';
