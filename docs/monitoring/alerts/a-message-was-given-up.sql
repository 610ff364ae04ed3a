-- title: A message was given up
-- fires: a row
SELECT SUM(_sample_interval) AS dead FROM dossier
WHERE index1 = 'queue_message' AND blob2 LIKE '%-dead' AND timestamp > NOW() - INTERVAL '15' MINUTE
HAVING dead > 0
