-- title: Customers are not watched
-- fires: a row
SELECT blob2 AS event, SUM(_sample_interval) AS times FROM dossier
WHERE index1 = 'trouble' AND timestamp > NOW() - INTERVAL '1' HOUR
  AND blob2 IN ('list_not_covered', 'parties_not_screened', 'due_job_failed', 'monitor_not_woken',
                'review_due_not_told', 'expiry_not_told', 'extract_not_compared', 'customers_not_compared',
                'law_not_compared', 'customers_not_looked_at', 'own_list_not_searched_again',
                'screening_day_not_closed', 'delivery_not_ordered', 'relationship_not_updated')
GROUP BY event HAVING times > 3
