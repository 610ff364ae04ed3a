-- title: Queue messages, by queue and outcome
-- unit: messages an hour
-- by: message
SELECT toStartOfInterval(timestamp, INTERVAL '1' HOUR) AS time, concat(blob2, ' ', blob3) AS message, SUM(_sample_interval) AS value FROM dossier
WHERE index1 = 'queue_message' AND timestamp > NOW() - INTERVAL '7' DAY
GROUP BY time, message ORDER BY time
