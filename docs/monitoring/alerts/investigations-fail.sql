-- title: Investigations fail
-- fires: a row
SELECT SUM(_sample_interval) AS failed FROM dossier
WHERE index1 = 'investigation' AND blob2 = 'failed' AND timestamp > NOW() - INTERVAL '15' MINUTE
HAVING failed > 0
