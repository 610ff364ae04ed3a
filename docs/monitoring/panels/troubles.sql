-- title: Warnings and errors of the log
-- unit: lines an hour
-- by: event
SELECT toStartOfInterval(timestamp, INTERVAL '1' HOUR) AS time, blob2 AS event, SUM(_sample_interval) AS value FROM dossier
WHERE index1 = 'trouble' AND timestamp > NOW() - INTERVAL '7' DAY
GROUP BY time, event ORDER BY time
