-- title: Requests by outcome
-- unit: requests a minute
-- by: outcome
SELECT toStartOfInterval(timestamp, INTERVAL '5' MINUTE) AS time, blob4 AS outcome, SUM(_sample_interval) / 5 AS value FROM dossier
WHERE index1 = 'request' AND timestamp > NOW() - INTERVAL '1' DAY
GROUP BY time, outcome ORDER BY time
