import { isTerminal } from "../../../src/domain/case/case.machine.ts";
import type { EvidenceRef } from "../../../src/domain/case/case.model.ts";
import type { Findings } from "./findings.ts";
import type { KeptCase, KeptState } from "./kept-state.ts";

/** What tells the rows of a table apart that are due; anything else in them was done twice, or by nobody. */
const TABLES: Readonly<Record<string, string>> = {
  cases: "workflow_id",
  sars: "sar_id",
  scans: "registration_number || ' ' || tier",
  portfolios: "portfolio_id",
  verifications: "verification_id",
  webhook_deliveries: "verification_id",
  memory_signals: "workflow_id || ' ' || source",
  deletion_ledger: "workflow_id",
};

/** How much there is. */
export interface Kept {
  readonly objects: number;
  /** Those that rows or objects refer to. */
  readonly onRecord: number;
  /** Those that an upload or an attempt left that died, and that their case holds until its time is over. */
  readonly held: number;
  readonly rows: number;
}

/** Holds database, objects and bucket of a service that does not run against each other. */
export function reconcile(state: KeptState, due: ReadonlyMap<string, readonly string[]>, findings: Findings): Kept {
  for (const [table, name] of Object.entries(TABLES)) {
    const rows = state.rows<{ name: string }>(`SELECT ${name} AS name FROM ${table}`);
    findings.compare(
      `table ${table}`,
      due.get(table) ?? [],
      rows.map((row) => row.name),
    );
  }
  const cases = state.cases();
  const rows = checkRows(state, cases, findings);
  checkRelationships(state, cases, findings);
  const bucket = checkBucket(state, cases, findings);
  const running = state.rows<{ route: string }>("SELECT route FROM idempotency_keys WHERE state = 'running'");
  findings.check(`keys that no attempt gave up: ${running.map(({ route }) => route).join()}`, running.length === 0);
  return { ...bucket, rows };
}

/** The rows of the cases and their audit chains are those of their objects. */
function checkRows(state: KeptState, cases: readonly KeptCase[], findings: Findings): number {
  const live = cases.filter(({ isClosed }) => !isClosed);
  for (const { record, effects } of live) {
    findings.check(`${record.workflowId} still has to ${effects.join()}`, effects.length === 0);
  }
  const rows = state.rows<{ workflow_id: string; status: string; version: number }>(
    "SELECT workflow_id, status, version FROM cases",
  );
  findings.compare(
    "rows of cases",
    live.map(({ record }) => `${record.workflowId} ${record.status} ${record.version}`),
    rows.map((row) => `${row.workflow_id} ${row.status} ${row.version}`),
  );
  const entries = state.rows<{ entry: string }>("SELECT entry FROM audit_events");
  findings.compare(
    "rows of audit entries",
    live.flatMap(({ audit }) => audit.map(({ hash }) => hash)),
    entries.map(({ entry }) => (JSON.parse(entry) as { hash: string }).hash),
  );
  const sars = state.rows<{ sar_id: string; status: string; version: number }>(
    "SELECT sar_id, status, version FROM sars",
  );
  findings.compare(
    "rows of reports",
    state.sars().map(({ sar, version }) => `${sar.sar_id} ${sar.status} ${version}`),
    sars.map((row) => `${row.sar_id} ${row.status} ${row.version}`),
  );
  const counted = state.rows<{ cases: number }>("SELECT cases FROM case_counts WHERE status = '' AND country = ''");
  findings.check("the counter of cases", counted.reduce((sum, row) => sum + row.cases, 0) === rows.length);
  return rows.length + entries.length + sars.length;
}

/** Every approved customer is watched by one relationship, and everybody behind it was searched for. */
function checkRelationships(state: KeptState, cases: readonly KeptCase[], findings: Findings): void {
  const approved = cases.filter(({ isClosed, record }) => !isClosed && record.status === "APPROVED");
  const places = state.rows<{ workflow_id: string; relationship_id: string }>(
    "SELECT workflow_id, relationship_id FROM relationship_cases",
  );
  findings.compare(
    "cases of relationships",
    approved.map(({ record }) => record.workflowId),
    places.map(({ workflow_id }) => workflow_id),
  );
  const opened = state.rows<{ id: string }>(
    "SELECT relationship_id AS id FROM relationship_log WHERE event = 'opened'",
  );
  const ids = [...new Set(places.map(({ relationship_id }) => relationship_id))];
  findings.compare(
    "relationships that were opened",
    ids,
    opened.map(({ id }) => id),
  );
  const none = (what: string, sql: string) => findings.check(what, state.rows(sql).length === 0);
  none("approved cases that no relationship knows", "SELECT 1 FROM relationship_marks");
  none(
    "parties that nobody searched for",
    "SELECT 1 FROM monitored_parties WHERE removed_at IS NULL AND screened_at IS NULL",
  );
  none(
    "relationships without a party",
    `SELECT 1 FROM relationships r WHERE NOT EXISTS (SELECT 1 FROM monitored_parties p
       WHERE p.tenant_id = r.tenant_id AND p.relationship_id = r.relationship_id)`,
  );
}

/** Every object is on record, and every object on record is there. */
function checkBucket(state: KeptState, cases: readonly KeptCase[], findings: Findings): Omit<Kept, "rows"> {
  const due = new Set<string>();
  const held = new Set<string>();
  for (const { record, isClosed } of cases) {
    for (const { key, reading } of record.documents) {
      due.add(key);
      // A case that is kept for a report keeps the facts of a reading, and not its pages.
      if (reading) (isClosed ? held : due).add(reading.key);
    }
    for (const { key } of record.evidence) due.add(key);
    for (const { key } of record.reservations) held.add(key);
    for (let version = 1; version <= record.version; version++) {
      (version === record.version && !isClosed ? due : held).add(`records/${record.workflowId}/${version}.json`);
    }
  }
  for (const { sar } of state.sars()) due.add(sar.goaml_artifact.key);
  // An open case lets no evidence go, nor does one with a report: what an attempt left that died stays with it.
  const keepAll = cases.filter(({ record }) => !isTerminal(record.status) || record.sars.length > 0);
  for (const { grounds } of state.rows<{ grounds: string }>("SELECT grounds FROM scans")) {
    for (const { key } of (JSON.parse(grounds) as { evidence: EvidenceRef[] }).evidence) due.add(key);
  }
  for (const { evidence } of state.rows<{ evidence: string }>("SELECT evidence FROM verifications")) {
    for (const { key } of JSON.parse(evidence) as EvidenceRef[]) due.add(key);
  }
  // What is in quarantine is on no record by design; the directory names cases and holds nothing of them.
  const there = [...state.objects().keys()].filter((key) => !/^(?:quarantine|directory)\//.test(key));
  // A reading is kept for the cases that use its content, and until the sweep has come by when none does any more.
  const contents = state.rows<{ sha256: string }>(
    `SELECT sha256 FROM readings r WHERE status IS NOT NULL AND (unused_since IS NOT NULL
     OR EXISTS (SELECT 1 FROM reading_uses u WHERE u.tenant_id = r.tenant_id AND u.sha256 = r.sha256))`,
  );
  const kept = new Set(contents.map(({ sha256 }) => sha256));
  for (const key of there) if (kept.has(/^readings\/\w+\/(\w+)\//.exec(key)?.[1] ?? "")) held.add(key);
  for (const key of there) {
    if (keepAll.some(({ record }) => key.startsWith(`${record.caseId}/evidence/`))) held.add(key);
  }
  for (const key of due) if (!there.includes(key)) findings.lost.push(`object ${key}`);
  for (const key of there) if (!due.has(key) && !held.has(key)) findings.broken.push(`object ${key} is on no record`);
  return {
    objects: there.length,
    onRecord: there.filter((key) => due.has(key)).length,
    held: there.filter((key) => held.has(key) && !due.has(key)).length,
  };
}
