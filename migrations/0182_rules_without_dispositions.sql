-- Earlier versions learned rules such as "with sanctions among the findings: approve the case". They leave the blocks:
-- how cases ended is learned from decisions that stood, as counts, and is no advice.
UPDATE memory_blocks SET
  version = version + 1,
  value = json_set(value,
    '$.rules', (
      SELECT json_group_array(r.value ORDER BY r.key) FROM json_each(memory_blocks.value, '$.rules') r
      WHERE NOT EXISTS (
        SELECT 1 FROM json_each(memory_blocks.value, '$.details') d
        WHERE d.type = 'object' AND d.value ->> '$.text' = r.value AND d.value ->> '$.source' = 'auto-learned'
          AND d.value ->> '$.signal_type' IN ('case_approved', 'case_rejected', 'case_escalated'))),
    '$.details', (
      SELECT json_group_array(CASE WHEN d.type IN ('object', 'array') THEN json(d.value) ELSE d.value END ORDER BY d.key)
      FROM json_each(memory_blocks.value, '$.details') d
      WHERE d.type <> 'object' OR coalesce(d.value ->> '$.source', '') <> 'auto-learned'
        OR coalesce(d.value ->> '$.signal_type', '') NOT IN ('case_approved', 'case_rejected', 'case_escalated')))
WHERE label = 'learned_procedures'
  AND json_type(value, '$.rules') = 'array' AND json_type(value, '$.details') = 'array'
  AND EXISTS (
    SELECT 1 FROM json_each(memory_blocks.value, '$.details') d
    WHERE d.type = 'object' AND d.value ->> '$.source' = 'auto-learned'
      AND d.value ->> '$.signal_type' IN ('case_approved', 'case_rejected', 'case_escalated'));
