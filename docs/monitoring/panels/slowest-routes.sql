-- title: Slowest routes
-- unit: ms at the 95th percentile
-- by: route
SELECT toStartOfInterval(timestamp, INTERVAL '15' MINUTE) AS time, blob2 AS route, quantileExactWeighted(0.95)(double1, _sample_interval) AS value FROM dossier
WHERE index1 = 'request' AND timestamp > NOW() - INTERVAL '1' DAY
GROUP BY time, route HAVING value > 250 ORDER BY time
