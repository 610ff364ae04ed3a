-- title: A list is out of date
-- fires: a row
SELECT blob2 AS event, SUM(_sample_interval) AS times FROM dossier
WHERE index1 = 'trouble' AND timestamp > NOW() - INTERVAL '15' MINUTE
  AND blob2 IN ('list_stale', 'list_missing', 'list_age_unknown', 'list_in_force_unreadable',
                'platform_audit_broken', 'import_not_applied', 'list_download_failed',
                'list_download_waiting')
GROUP BY event HAVING times > 0
