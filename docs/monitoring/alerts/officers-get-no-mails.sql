-- title: Officers get no mails
-- fires: a row
SELECT blob2 AS event, SUM(_sample_interval) AS times FROM dossier
WHERE index1 = 'trouble' AND timestamp > NOW() - INTERVAL '1' HOUR
  AND blob2 IN ('officer_mail_failed', 'officer_mail_given_up')
GROUP BY event HAVING times > 0
