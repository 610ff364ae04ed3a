-- title: Documents are not read
-- fires: a row
SELECT SUM(_sample_interval) AS attempts FROM dossier
WHERE index1 = 'reading' AND blob2 = 'retry' AND timestamp > NOW() - INTERVAL '15' MINUTE
HAVING attempts > 20
