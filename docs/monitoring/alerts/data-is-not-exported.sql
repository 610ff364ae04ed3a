-- title: Data is not exported
-- fires: a row
SELECT SUM(_sample_interval) AS times FROM dossier
WHERE index1 = 'trouble' AND blob2 = 'export_failed' AND timestamp > NOW() - INTERVAL '1' HOUR HAVING times > 3
