-- title: D1 or an object lags behind
-- fires: a row
SELECT blob2 AS event, SUM(_sample_interval) AS times FROM dossier
WHERE index1 = 'trouble' AND timestamp > NOW() - INTERVAL '15' MINUTE
  AND blob2 IN ('projection_failed', 'sar_not_settled', 'object_unreachable', 'webhook_projection_failed',
                'scans_not_stored', 'signals_not_stored', 'platform_unavailable')
GROUP BY event HAVING times > 10
