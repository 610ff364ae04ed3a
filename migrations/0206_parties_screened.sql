-- Who was searched for since a time: a run of a list that began before may have passed them while they awaited that search.
CREATE INDEX monitored_parties_screened ON monitored_parties (tenant_id, screened_at)
  WHERE removed_at IS NULL AND screened_at IS NOT NULL;
