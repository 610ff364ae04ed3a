-- title: Sources that did not answer
-- unit: share of queries
-- by: source
SELECT toStartOfInterval(timestamp, INTERVAL '1' HOUR) AS time, blob2 AS source, SUM(IF(blob3 = 'unknown', _sample_interval, 0)) / SUM(_sample_interval) AS value FROM dossier
WHERE index1 = 'source' AND timestamp > NOW() - INTERVAL '7' DAY
GROUP BY time, source ORDER BY time
