-- title: Requests fail
-- fires: a row
SELECT blob2 AS route, SUM(_sample_interval) AS failed FROM dossier
WHERE index1 = 'request' AND blob4 = '5xx' AND timestamp > NOW() - INTERVAL '5' MINUTE
GROUP BY route HAVING failed >= 5
