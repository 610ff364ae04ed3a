-- Whose assessments stand on a case: when it is deleted, they no longer name it.
CREATE TABLE assessment_neighbours (
  tenant_id TEXT NOT NULL,
  neighbour_id TEXT NOT NULL,
  workflow_id TEXT NOT NULL,
  PRIMARY KEY (tenant_id, neighbour_id, workflow_id)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER assessment_neighbours_stay_deleted BEFORE INSERT ON assessment_neighbours
WHEN EXISTS (SELECT 1 FROM deletion_ledger WHERE workflow_id IN (NEW.workflow_id, NEW.neighbour_id))
BEGIN SELECT RAISE(IGNORE); END;

UPDATE case_assessments SET assessment = json_set(assessment, '$.neighbours', (
  SELECT json_group_array(json(CASE WHEN g.workflow_id IS NULL THEN n.value ELSE json_set(n.value, '$.workflow_id', NULL) END))
  FROM json_each(case_assessments.assessment, '$.neighbours') n
  LEFT JOIN deletion_ledger g ON g.workflow_id = n.value ->> 'workflow_id'))
WHERE EXISTS (SELECT 1 FROM json_each(case_assessments.assessment, '$.neighbours') n
  JOIN deletion_ledger g ON g.workflow_id = n.value ->> 'workflow_id');

UPDATE case_assessment_versions SET assessment = json_set(assessment, '$.neighbours', (
  SELECT json_group_array(json(CASE WHEN g.workflow_id IS NULL THEN n.value ELSE json_set(n.value, '$.workflow_id', NULL) END))
  FROM json_each(case_assessment_versions.assessment, '$.neighbours') n
  LEFT JOIN deletion_ledger g ON g.workflow_id = n.value ->> 'workflow_id'))
WHERE EXISTS (SELECT 1 FROM json_each(case_assessment_versions.assessment, '$.neighbours') n
  JOIN deletion_ledger g ON g.workflow_id = n.value ->> 'workflow_id');

INSERT OR IGNORE INTO assessment_neighbours (tenant_id, neighbour_id, workflow_id)
SELECT v.tenant_id, n.value ->> 'workflow_id', v.workflow_id
FROM case_assessment_versions v, json_each(v.assessment, '$.neighbours') n WHERE n.value ->> 'workflow_id' IS NOT NULL;

INSERT OR IGNORE INTO assessment_neighbours (tenant_id, neighbour_id, workflow_id)
SELECT a.tenant_id, n.value ->> 'workflow_id', a.workflow_id
FROM case_assessments a, json_each(a.assessment, '$.neighbours') n
WHERE a.assessment IS NOT NULL AND n.value ->> 'workflow_id' IS NOT NULL;
