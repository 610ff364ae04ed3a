-- The reports of a tenant: all of them by time for an MLRO; for anybody else those that they raised or were added to, found
-- without reading the others, so that no answer's time shows how many there are.
UPDATE sars SET raised_by = sar ->> '$.raised_by' WHERE raised_by IS NULL;
CREATE INDEX sars_newest ON sars (tenant_id, created_at DESC, sar_id);
CREATE INDEX sars_raised ON sars (tenant_id, raised_by);
CREATE INDEX sars_read ON sars (tenant_id) WHERE readers <> '[]';
