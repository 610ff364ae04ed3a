-- title: An audit chain is broken
-- fires: a row
SELECT blob2 AS event, SUM(_sample_interval) AS times FROM dossier
WHERE index1 = 'trouble' AND blob3 = 'error' AND blob2 = 'chain_broken' AND timestamp > NOW() - INTERVAL '15' MINUTE
GROUP BY event HAVING times > 0
