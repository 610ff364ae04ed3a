-- title: A callback was given up
-- fires: a row
SELECT blob3 AS reason, SUM(_sample_interval) AS lost FROM dossier
WHERE index1 = 'webhook' AND blob2 = 'given_up' AND timestamp > NOW() - INTERVAL '1' HOUR
GROUP BY reason HAVING lost > 0
