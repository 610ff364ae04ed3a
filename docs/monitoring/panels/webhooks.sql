-- title: Webhooks, by outcome
-- unit: deliveries an hour
-- by: outcome
SELECT toStartOfInterval(timestamp, INTERVAL '1' HOUR) AS time, blob2 AS outcome, SUM(_sample_interval) AS value FROM dossier
WHERE index1 = 'webhook' AND timestamp > NOW() - INTERVAL '7' DAY
GROUP BY time, outcome ORDER BY time
