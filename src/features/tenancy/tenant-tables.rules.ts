/** How the rows of a tenant are found and copied. */
export interface TenantTable {
  readonly name: string;
  /** The columns that identify a row in every database. */
  readonly key: readonly string[];
  /** A column that each database numbers by itself: rows are copied in its order and without it. */
  readonly serial?: string;
}

const table = (name: string, ...key: string[]): TenantTable => ({ name, key });
const byTenant = (name: string, ...key: string[]): TenantTable => table(name, "tenant_id", ...key);

/** Tables whose rows move with their tenant, in the order of copying. */
export const TENANT_TABLES: readonly TenantTable[] = [
  // Before the cases: an approved one whose relationship is not known gets a mark.
  byTenant("relationship_cases", "workflow_id"),
  table("cases", "workflow_id"),
  table("case_retention", "workflow_id"),
  table("audit_events", "workflow_id", "seq"),
  table("audit_checkpoints", "workflow_id"),
  table("chain_heads", "chain"),
  table("unanchored_heads", "chain"),
  table("access_log", "id"),
  table("deletion_ledger", "workflow_id"),
  table("retained_reports", "workflow_id"),
  table("retained_files", "key", "workflow_id"),
  table("sars", "sar_id"),
  table("sar_audit_events", "sar_id", "seq"),
  byTenant("idempotency_keys", "caller_id", "route", "key"),
  byTenant("rule_evaluations", "workflow_id", "iteration"),
  byTenant("case_profiles", "workflow_id"),
  byTenant("case_buckets", "bucket", "decided", "changed_at", "workflow_id"),
  byTenant("case_assessments", "workflow_id"),
  byTenant("case_assessment_versions", "workflow_id", "version"),
  byTenant("assessment_neighbours", "neighbour_id", "workflow_id"),
  byTenant("cleared_hits", "case_id", "finding_id"),
  byTenant("confirmed_hits", "case_id", "finding_id"),
  byTenant("readings", "sha256", "reader_version"),
  byTenant("reading_uses", "case_id", "sha256"),
  byTenant("reading_marks", "mark", "hash", "case_id"),
  byTenant("diagnostics_stages", "id"),
  byTenant("diagnostics_tool_invocations", "id"),
  byTenant("diagnostics_governance_checks", "id"),
  byTenant("diagnostics_evoi_decisions", "id"),
  byTenant("diagnostics_feedback", "id"),
  byTenant("diagnostics_iterations", "workflow_id", "iteration"),
  byTenant("alerts", "id"),
  byTenant("alert_cases", "case_id", "alert_id"),
  byTenant("alert_log", "id"),
  byTenant("alert_members", "alert_id", "entity_id"),
  byTenant("alert_stories", "id"),
  byTenant("scans", "execution_id"),
  byTenant("portfolios", "portfolio_id"),
  byTenant("portfolio_entities", "portfolio_id", "position"),
  byTenant("policy_versions", "version"),
  byTenant("template_versions", "template_id", "version"),
  byTenant("automation_decisions", "id"),
  byTenant("automation_states", "officer_id", "template_id", "country"),
  table("automation_log", "id"),
  { name: "memory_signals", key: ["id"], serial: "seq" },
  { name: "memory_passages", key: ["id"], serial: "passage_id" },
  table("memory_decisions", "id"),
  byTenant("memory_blocks", "officer_id", "label"),
  byTenant("memory_company_contexts", "officer_id"),
  byTenant("memory_vector_removals", "vector_id"),
  table("verifications", "verification_id"),
  table("webhook_deliveries", "webhook_id"),
  table("regulatory_changes", "id"),
  byTenant("regulatory_feeds", "officer_id"),
  byTenant("regulatory_verdicts", "proposal_id"),
  byTenant("case_legal_bases", "article_id", "customer", "rank", "workflow_id"),
  byTenant("case_legal_shares", "band", "maximum", "minimum", "workflow_id"),
  byTenant("case_legal_grounds", "workflow_id"),
  byTenant("case_legal_backlog", "workflow_id"),
  table("relationships", "relationship_id"),
  byTenant("relationship_log", "relationship_id", "seq"),
  byTenant("monitored_parties", "party_id"),
  byTenant("party_searches", "party_id", "at"),
  byTenant("screening_days"),
  byTenant("screening_statements", "number"),
  byTenant("officer_mails", "officer_id"),
  byTenant("mailed_notifications", "officer_id", "notification_id"),
  byTenant("export_runs", "day"),
  byTenant("export_files", "day", "name"),
  byTenant("party_hits", "party_id", "source", "entry_id"),
  byTenant("party_outcomes", "party_id", "at"),
  byTenant("list_runs", "source"),
  byTenant("list_coverage", "source", "covered_at", "list_id"),
  byTenant("monitoring_events", "event_id"),
  byTenant("monitoring_looks", "relationship_id", "type", "subject"),
  byTenant("monitoring_progress", "job", "subject"),
  byTenant("own_lists", "list_id"),
  byTenant("feed_events", "sequence"),
  byTenant("webhook_endpoints", "endpoint_id"),
  byTenant("endpoint_deliveries", "delivery_id"),
  byTenant("officers", "officer_id"),
  byTenant("officer_identities", "officer_id"),
  byTenant("scim_users", "user_id"),
  byTenant("service_accounts", "client_id"),
  byTenant("officer_absences", "officer_id"),
  byTenant("case_comments", "workflow_id", "comment_id", "version"),
  byTenant("notifications", "notification_id"),
  byTenant("notification_reads", "reader", "notification_id"),
  byTenant("graph_entities", "id"),
  byTenant("graph_person_names", "name_key", "entity_id", "name"),
  byTenant("graph_screenings", "entity_id", "case_id"),
  {
    name: "graph_relations",
    key: ["tenant_id", "from_id", "type", "to_id", "source"],
    serial: "relation_id",
  },
];

/** Links between cases and relations. Rows name relations by serial, so they are copied case by case. */
export const TIES: TenantTable = byTenant("graph_case_relations", "case_id");

/** Tables that triggers derive from the tables above, in whichever database these are written. */
export const DERIVED_TABLES: readonly string[] = [
  "case_counts",
  "case_days",
  "case_search",
  "tenant_counts",
  "portfolio_counts",
  "case_legal_counts",
  "alert_counts",
  "alert_case_counts",
  "alert_days",
  "network_marks",
  "relationship_marks",
  "memory_signal_counts",
  "memory_passage_tags",
  "memory_passage_search",
];

/** Tables that belong to no tenant and exist in the default database only. */
export const SHARED_TABLES: readonly string[] = [
  "tenants",
  "tenant_databases",
  "platform_audit",
  "platform_imports",
  "platform_guard",
  "source_cache",
  "list_downloads",
  "mail_suppressions",
  "screening_lists",
  "screening_list_parts",
  "screening_current",
  "regulatory_releases",
  "regulatory_current",
  "regulatory_search",
  "regulatory_proposals",
];

/** Tables that each database has for itself. */
export const OWN_TABLES: readonly string[] = [
  "tenant_fences",
  "tenant_move_changes",
  "d1_migrations",
  "_cf_KV",
  "_cf_METADATA",
];
