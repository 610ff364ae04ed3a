-- title: Scheduled jobs that are done
-- unit: runs an hour
-- by: job
SELECT toStartOfInterval(timestamp, INTERVAL '1' HOUR) AS time, blob2 AS job, SUM(_sample_interval) AS value FROM dossier
WHERE index1 = 'scheduled' AND blob3 = 'done' AND timestamp > NOW() - INTERVAL '7' DAY
GROUP BY time, job ORDER BY time
