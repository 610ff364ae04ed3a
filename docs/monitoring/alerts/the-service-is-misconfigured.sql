-- title: The service is misconfigured
-- fires: a row
SELECT SUM(_sample_interval) AS times FROM dossier
WHERE index1 = 'trouble' AND blob2 = 'misconfigured' AND timestamp > NOW() - INTERVAL '15' MINUTE
HAVING times > 0
