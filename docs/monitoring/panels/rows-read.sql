-- title: Rows read of D1 by route
-- unit: rows a request
-- by: route
SELECT toStartOfInterval(timestamp, INTERVAL '15' MINUTE) AS time, blob2 AS route, SUM(double3 * _sample_interval) / SUM(_sample_interval) AS value FROM dossier
WHERE index1 = 'request' AND timestamp > NOW() - INTERVAL '1' DAY
GROUP BY time, route HAVING value > 100 ORDER BY time
