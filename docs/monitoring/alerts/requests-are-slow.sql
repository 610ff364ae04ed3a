-- title: Requests are slow
-- fires: a row
SELECT blob2 AS route, quantileExactWeighted(0.95)(double1, _sample_interval) AS p95 FROM dossier
WHERE index1 = 'request' AND blob3 = 'GET' AND timestamp > NOW() - INTERVAL '15' MINUTE
GROUP BY route HAVING p95 > 2000
