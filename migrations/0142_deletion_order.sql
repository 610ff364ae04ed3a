-- By which order of an officer a case was deleted: the same request sent again is answered as it was at first.
ALTER TABLE deletion_ledger ADD COLUMN order_id TEXT;
