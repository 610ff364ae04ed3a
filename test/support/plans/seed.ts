/** Sizes that the query plans are judged at: one tenant with what several years of work leave behind. */
export const CASES = 100_000;
export const ALERTS = 20_000;
export const TENANT = "bank-with-many-cases";
/** The instant at which the newest case was opened; a case every quarter of an hour before it. */
export const NOW = new Date(1_790_000_000_000);

const time = (i = "i") => `strftime('%Y-%m-%dT%H:%M:%fZ', ${NOW.getTime() / 1000} - (${CASES} - ${i}) * 900, 'unixepoch')`;
const template = "'template-' || (i % 12)";
const officer = "'officer-' || (i % 40)";
const status = `CASE WHEN i % 100 < 70 THEN 'APPROVED' WHEN i % 100 < 88 THEN 'REJECTED' WHEN i % 100 < 92 THEN 'ESCALATED'
  WHEN i % 100 < 94 THEN 'FAILED' ELSE 'REVIEW_PENDING' END`;

interface Rows {
  readonly into: string;
  /** Expressions over `i`; `tenant_id` is added. */
  readonly values: Readonly<Record<string, string>>;
  /** How many rows: 1 to this. */
  readonly count: number;
}

const rows = (into: string, count: number, values: Rows["values"]): Rows => ({ into, count, values });

const ofCase = { workflow_id: `'case-' || i`, case_id: `'id-' || i` };
const place = { id: `'r-' || i`, case_id: `'id-' || (i % ${CASES})`, workflow_id: `'case-' || (i % ${CASES})`, iteration: "1" };

const SEEDS: readonly Rows[] = [
  rows("cases", CASES, {
    ...ofCase,
    company_name: "'Company ' || i",
    search_text: "'company ' || i",
    registration_number: "printf('%010d', i)",
    country: "CASE i % 10 WHEN 0 THEN 'NL' ELSE 'BE' END",
    template_id: template,
    status,
    current_iteration: "1",
    latest_risk_score: "(i % 100) / 100.0",
    portal_token_hash: "'hash-' || i",
    portal_expires_at: time(),
    created_at: time(),
    updated_at: time(),
    version: "1",
    record: `'{"evidence":[],"decision":null}'`,
  }),
  rows("audit_events", CASES * 2, {
    workflow_id: `'case-' || (i / 2)`,
    seq: "i % 2 + 1",
    event: "'case_created'",
    timestamp: time("i / 2"),
    actor: officer,
    entry: "'{}'",
  }),
  rows("audit_checkpoints", CASES, {
    workflow_id: `'case-' || i`,
    count: "2",
    root: "'r'",
    signed_at: time(),
    signature: "'s'",
  }),
  rows("access_log", CASES, {
    id: "'a-' || i",
    workflow_id: `'case-' || i`,
    officer_id: officer,
    action: "'read'",
    at: time(),
  }),
  rows("idempotency_keys", 50_000, {
    caller_id: "'officer:officer-' || (i % 40)",
    route: "'POST /api/cases'",
    key: "'k-' || i",
    fingerprint: "'f'",
    id_seed: "'s'",
    attempt_id: "'a'",
    state: "'done'",
    started_at: `${NOW.getTime()}`,
    expires_at: `${NOW.getTime() + 3_600_000} - i * 1000`,
    answer: "'{}'",
  }),
  rows("case_profiles", CASES, {
    workflow_id: `'case-' || i`,
    created_by: officer,
    decided_at: time(),
    profile: "'{}'",
    version: "1",
  }),
  rows("case_buckets", CASES * 2, {
    bucket: "'bucket-' || (i % 500)",
    decided: "i % 2",
    changed_at: time("i / 2"),
    workflow_id: `'case-' || (i / 2)`,
    weight: "1 + i % 9",
  }),
  rows("case_assessments", 20_000, {
    workflow_id: `'case-' || i`,
    status: "'ready'",
    case_version: "'1'",
    assessment: "'{}'",
    started_at: "1",
  }),
  rows("rule_evaluations", CASES, {
    workflow_id: `'case-' || i`,
    iteration: "1",
    template_id: template,
    template_version: "'1'",
    evaluation: "'{}'",
    created_at: time(),
  }),
  rows("diagnostics_stages", CASES, {
    ...place,
    stage: "'stage-' || (i % 12)",
    sequence: "1",
    status: "'completed'",
    duration_ms: "5",
    details: "'{}'",
    created_at: time(),
  }),
  rows("diagnostics_tool_invocations", CASES, {
    ...place,
    agent_name: "'agent'",
    tool_name: "'tool-' || (i % 9)",
    cost_category: "'free'",
    duration_ms: "5",
    success: "1",
    cost_eur: "0",
    tokens_used: "0",
    created_at: time(),
  }),
  rows("diagnostics_governance_checks", CASES, {
    ...place,
    event_type: "'check'",
    mechanism: "'m'",
    agent_name: "'agent'",
    approved: "1",
    action: "'allow'",
    violations: "'[]'",
    created_at: time(),
  }),
  rows("diagnostics_evoi_decisions", CASES, {
    ...place,
    step_number: "1",
    decision_type: "'optional'",
    candidate_agent: "'agent'",
    evoi_value: "1",
    decision: "'run'",
    reason: "'r'",
    created_at: time(),
  }),
  rows("diagnostics_feedback", 10_000, {
    ...place,
    officer_id: officer,
    rating: "i % 5 + 1",
    categories: "'[]'",
    root_cause: "CASE i % 3 WHEN 0 THEN 'stale_data' END",
    created_at: time("i * 10"),
  }),
  rows("alerts", ALERTS, {
    id: "'alert-' || i",
    pattern_type: "CASE i % 3 WHEN 0 THEN 'phoenix' WHEN 1 THEN 'circular' ELSE 'dormant' END",
    entity_key: "'key-' || i",
    severity: "CASE i % 4 WHEN 0 THEN 'critical' WHEN 1 THEN 'high' ELSE 'low' END",
    status: "CASE i % 5 WHEN 0 THEN 'dismissed' WHEN 1 THEN 'acknowledged' ELSE 'active' END",
    title: "'A pattern'",
    description: "'d'",
    linked_case_ids: "json_array('id-' || i, 'id-' || (i + 1))",
    evidence_snapshot: "'{}'",
    evidence_hash: "'h'",
    created_at: time("i * 5"),
    updated_at: time("i * 5"),
  }),
  rows("alert_cases", ALERTS * 2, { case_id: `'id-' || (i / 2 + i % 2)`, alert_id: "'alert-' || (i / 2)" }),
  rows("alert_log", ALERTS, {
    id: "'l-' || i",
    alert_id: "'alert-' || i",
    event: "'raised'",
    actor: officer,
    evidence_hash: "'h'",
    at: time("i * 5"),
  }),
  rows("cleared_hits", 20_000, {
    case_id: `'id-' || i`,
    finding_id: "'f-' || i",
    category: "'sanctions'",
    source_entry: "'list ' || (i % 5000)",
    name_key: "'name-' || (i % 5000)",
    company: "printf('%010d', i)",
    fingerprint: "'f'",
    severity: "'high'",
    by_mlro: "0",
    subject: "'{}'",
    entry: "'{}'",
    reason: "'r'",
    cleared_by: officer,
    cleared_at: time("i * 5"),
  }),
  rows("scans", 50_000, {
    execution_id: "'e-' || i",
    scan_id: "'s-' || i",
    registration_number: "printf('%010d', i % 25000)",
    tier: "1",
    scanned_at_ms: `${NOW.getTime()} - i * 1000`,
    scanned_by: officer,
    eval_score: "0.1",
    flags: "'[]'",
    scan_cost_cents: "0",
    result: "'{}'",
    grounds: `json_object('evidence', json('[]'), 'case_id', 'id-' || i)`,
  }),
  rows("portfolios", 200, {
    portfolio_id: "'p-' || i",
    name: "'P'",
    created_by: officer,
    created_at: time(),
    total_entities: "250",
    progressed_at_ms: "1",
  }),
  rows("portfolio_entities", 50_000, {
    portfolio_id: "'p-' || (i % 200)",
    position: "i / 200",
    registration_number: "printf('%010d', i)",
    status: "CASE i % 20 WHEN 0 THEN 'failed' ELSE 'scanned' END",
    sent: "1",
    execution_id: "'e-' || i",
  }),
  rows("graph_entities", CASES * 2, {
    id: "'entity-' || i",
    type: "CASE i % 2 WHEN 0 THEN 'company' ELSE 'person' END",
    name: "'Entity ' || i",
    birth_date: "CASE i % 2 WHEN 1 THEN date('1950-01-01', '+' || (i % 18000) || ' days') END",
    first_seen: time("i / 2"),
    last_seen: time("i / 2"),
  }),
  rows("graph_person_names", CASES, { name_key: "'name-' || (i % 20000)", entity_id: "'entity-' || (2 * i - 1)", name: "'N ' || i" }),
  rows("graph_relations", CASES, {
    from_id: "'entity-' || (2 * i - 1)",
    type: "'directs'",
    to_id: "'entity-' || (2 * i)",
    source: "'kbo'",
    evidence_key: "'evidence/cases/id-' || i || '/k'",
    first_seen: time(),
    checked_at: time(),
  }),
  rows("graph_case_relations", CASES, { case_id: `'id-' || i`, relation_id: "i" }),
  rows("verifications", 20_000, {
    verification_id: "'v-' || i",
    key_id: "'key'",
    requestor_id: "'r'",
    key_requestor_id: "'r'",
    workflow_id: `CASE i % 4 WHEN 0 THEN NULL ELSE 'case-' || i END`,
    verified_at: time("i * 5"),
    answer: "'{}'",
    evidence: "'[]'",
    facts: "'[]'",
    published: "1",
  }),
  rows("webhook_deliveries", 20_000, {
    webhook_id: "'w-' || i",
    verification_id: "'v-' || i",
    key_requestor_id: "'r'",
    workflow_id: `CASE i % 4 WHEN 0 THEN NULL ELSE 'case-' || i END`,
    url: "'https://partner.test'",
    status: "CASE i % 50 WHEN 0 THEN 'failed' ELSE 'delivered' END",
    attempts: "1",
    created_at: time("i * 5"),
    updated_at: time("i * 5"),
    version: "1",
  }),
  rows("memory_signals", 50_000, {
    id: "'g-' || i",
    officer_id: officer,
    workflow_id: `'case-' || (i % ${CASES})`,
    signal_type: "'finding_confirmed'",
    category: "CASE i % 3 WHEN 0 THEN 'behavioral' ELSE 'judgment' END",
    safety_class: "'preference_only'",
    source: "'review'",
    iteration: "1",
    context: "'{}'",
    stage: "CASE WHEN i > 49900 THEN 'captured' WHEN i > 49000 THEN 'ingested' ELSE 'learned' END",
    created_at: time("i * 2"),
  }),
  rows("memory_passages", 20_000, {
    id: "'pa-' || i",
    officer_id: officer,
    workflow_id: `'case-' || i`,
    text: "'passage about trade ' || i",
    tags: "json_array('template:template-' || (i % 12))",
    scope_key: "'s' || (i % 40)",
    model: "'built-in'",
    vector: "x'0102'",
    indexed: "CASE WHEN i > 19950 THEN 0 ELSE 2 END",
    created_at: time("i * 5"),
  }),
  rows("memory_blocks", 120, {
    officer_id: officer,
    label: "'block-' || (i / 40)",
    value: "'{}'",
    version: "1",
    updated_at: time(),
  }),
  rows("memory_vector_removals", 5_000, { vector_id: "'pa-' || (i + 30000)" }),
  rows("memory_company_contexts", 40, { officer_id: officer, value: "'{}'", updated_at: time() }),
  rows("automation_decisions", 90_000, {
    officer_id: officer,
    template_id: template,
    country: "'BE'",
    id: `'d-case-' || i`,
    workflow_id: `'case-' || i`,
    decision: "'approve'",
    recommended: "'approve'",
    agreed: "1",
    blind_sample: "0",
    decided_at: time(),
  }),
  rows("automation_states", 480, {
    officer_id: officer,
    template_id: "'template-' || (i / 40)",
    country: "'BE'",
    earned_tier: "'full_review'",
    cases_completed: "1",
    agreement_rate: "1",
    updated_at: time(),
  }),
  rows("automation_log", 5_000, {
    id: "'al-' || i",
    officer_id: officer,
    template_id: template,
    country: "'BE'",
    event: "'e'",
    actor: officer,
    details: "'{}'",
    at: time(),
  }),
  rows("regulatory_changes", 5_000, {
    id: "'rc-' || i",
    article_id: "'a'",
    regulation_id: "'r'",
    change_type: "'amendment'",
    description: "'d'",
    effective_date: "date('2024-01-01', '+' || (i % 2000) || ' days')",
    created_at: time("i * 20"),
    created_by: officer,
  }),
  rows("regulatory_feeds", 2_000, { officer_id: "'officer-' || i", token_hash: "'t-' || i", created_at: time() }),
  rows("sars", 5_000, {
    sar_id: "'sar-' || i",
    case_id: `'id-' || (i * 20)`,
    status: "'filed'",
    created_at: time("i * 20"),
    version: "1",
    sar: "'{}'",
  }),
  rows("sar_audit_events", 10_000, {
    sar_id: "'sar-' || (i / 2)",
    seq: "i % 2 + 1",
    case_id: `'id-' || (i / 2 * 20)`,
    entry: "'{}'",
  }),
  rows("retained_reports", 2_000, {
    workflow_id: `'old-' || i`,
    case_id: `'old-id-' || i`,
    retained_since: time(),
    retain_until: "'2030-01-01'",
    due_at: "'2030-01-01T00:00:00.000Z'",
  }),
  rows("deletion_ledger", 20_000, {
    workflow_id: `'gone-' || i`,
    case_id: `'gone-id-' || i`,
    deleted_by: officer,
    deleted_at: time(),
    audit_seq: "2",
    audit_hash: "'h'",
    reason: "'retention'",
    seq: "i",
    contents: "'{}'",
    prev_hash: "'p'",
    hash: "'h'",
    signature: "'s'",
  }),
  rows("source_cache", 20_000, {
    source: "'kbo'",
    request_hash: "'h-' || i",
    url: "'u'",
    final_url: "'u'",
    status: "200",
    content_type: "'text/html'",
    body: "'b'",
    collected_at_ms: "1",
    expires_at_ms: `${NOW.getTime() + 3_600_000} + i`,
  }),
];

/** The tables that grow with the work of a tenant. */
export const SEEDED_TABLES: readonly string[] = SEEDS.map(({ into }) => into);

/** Tables that belong to no tenant. */
const SHARED = new Set(["source_cache"]);

/** Fills the database by statements that make their own rows: a hundred thousand cases in some seconds. */
export async function seedLargeTenant(db: D1Database): Promise<void> {
  for (const { into, count, values } of SEEDS) {
    const all = SHARED.has(into) ? values : { tenant_id: `'${TENANT}'`, ...values };
    await db
      .prepare(
        `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})
         INSERT OR IGNORE INTO ${into} (${Object.keys(all).join(", ")}) SELECT ${Object.values(all).join(", ")} FROM n`,
      )
      .run();
  }
  // What the triggers leave to be computed, as it is once it was: a twelfth of the cases runs out each year.
  await db
    .prepare(
      `UPDATE case_retention SET policy = 'law', version = 1, basis = 'law', starts_on = '2025-01-01',
         retain_until = CASE WHEN rowid_of % 3 = 0 THEN NULL ELSE date('2030-01-01', '+' || (rowid_of % 3650) || ' days') END,
         due_at = CASE WHEN rowid_of % 3 = 0 THEN NULL ELSE date('2030-01-01', '+' || (rowid_of % 3650) || ' days') END,
         held = rowid_of % 500 = 0
       FROM (SELECT rowid AS rowid_of, workflow_id AS id FROM cases) WHERE id = case_retention.workflow_id`,
    )
    .run();
}
