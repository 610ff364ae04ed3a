-- title: The clock has stopped
-- fires: no row
SELECT SUM(_sample_interval) AS runs FROM dossier
WHERE index1 = 'scheduled' AND blob3 = 'done' AND timestamp > NOW() - INTERVAL '20' MINUTE
HAVING runs > 0
