-- By what an object's key names: whether anything still refers to a raw answer.
CREATE INDEX scans_execution ON scans (execution_id);
CREATE INDEX graph_relations_evidence ON graph_relations (evidence_key) WHERE evidence_key IS NOT NULL;
