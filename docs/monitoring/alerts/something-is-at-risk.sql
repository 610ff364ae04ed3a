-- title: Something is at risk
-- fires: a row
SELECT blob2 AS event, SUM(_sample_interval) AS times FROM dossier
WHERE index1 = 'trouble' AND blob3 = 'error' AND timestamp > NOW() - INTERVAL '15' MINUTE
  AND blob2 IN ('document_without_bytes', 'signal_lost', 'transcript_not_kept', 'source_answer_lost',
                'retained_files_not_listed', 'evidence_was_in_quarantine')
GROUP BY event HAVING times > 0
