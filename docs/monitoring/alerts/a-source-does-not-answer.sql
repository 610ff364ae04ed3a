-- title: A source does not answer
-- fires: a row
SELECT blob2 AS source, SUM(IF(blob3 = 'unknown', _sample_interval, 0)) / SUM(_sample_interval) AS share FROM dossier
WHERE index1 = 'source' AND timestamp > NOW() - INTERVAL '15' MINUTE
GROUP BY source HAVING share > 0.5
