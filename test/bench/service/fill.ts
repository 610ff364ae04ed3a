import { readdirSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { bucketsOf } from "../../../src/features/case-intelligence/buckets.rules.ts";
import { digest, type CaseProfile } from "../../../src/features/case-intelligence/profile.rules.ts";
import { searchTextOf } from "../../../src/features/cases/case-search.ts";
import { companyId } from "../../../src/graph/index.ts";
import { seededRandom } from "../../support/seeded-random.ts";
import { TENANT } from "./story.ts";

const WORDS = "Aarde Baken Cirkel Dijk Eik Fakkel Gracht Haven IJzer Jacht Klaver Linde Molen Noord Oever Park".split(
  " ",
);
const DIVISIONS = ["4711", "4941", "5610", "6201", "6419", "6820", "7022", "8299", "4120", "4339", "1071", "9602"];
const STATUSES = ["APPROVED", "APPROVED", "APPROVED", "APPROVED", "APPROVED", "APPROVED", "REJECTED", "REVIEW_PENDING"];
const FINDINGS = ["social_debt", "address", "adverse_media", "pep", "incorporation", "peppol"] as const;
const START_MS = Date.UTC(2023, 0, 1);

/**
 * Brings the tenant to `total` cases: rows, search text, profiles, sets of like cases, and the companies, directors and
 * seats behind them, put straight into the database while nothing runs on it. Their objects do not exist, and their
 * records and audit chains are left out: no measured route reads those of a case that it was not asked for.
 */
export function fillCases(stateDir: string, total: number, tenant = TENANT): void {
  const database = openMainDatabase(stateDir);
  try {
    database.exec("PRAGMA synchronous = OFF; PRAGMA cache_size = -200000; BEGIN");
    const { n } = database.prepare("SELECT count(*) AS n FROM cases WHERE tenant_id = ?").get(tenant) as { n: number };
    const restore = suspend(database, tenant);
    insertCases(database, tenant, n, total);
    restore();
    database.exec("COMMIT; PRAGMA wal_checkpoint(TRUNCATE); PRAGMA optimize");
  } finally {
    database.close();
  }
}

/** What keeps counts, search and sets up to date row by row, at several times the cost of doing it once at the end. */
const ROW_BY_ROW = ["cases_counted", "case_search_insert", "cases_stay_deleted", "case_buckets_case"];

/** Takes it away. @returns what puts it back, and does at once what was left undone. */
function suspend(database: DatabaseSync, tenant: string): () => void {
  const found = ROW_BY_ROW.map((name) => {
    return database.prepare("SELECT type, name, sql FROM sqlite_master WHERE name = ?").get(name);
  }) as { readonly type: string; readonly name: string; readonly sql: string }[];
  for (const { type, name } of found) database.exec(`DROP ${type} ${name}`);
  return () => {
    database.exec(`
      INSERT INTO case_search (case_search) VALUES ('rebuild');
      DELETE FROM case_counts WHERE tenant_id = '${tenant}'`);
    for (const [status, country] of [
      ["''", "''"],
      ["status", "''"],
      ["''", "country"],
      ["status", "country"],
    ]) {
      database.exec(`INSERT INTO case_counts SELECT tenant_id, ${status}, ${country}, count(*) FROM cases
        WHERE tenant_id = '${tenant}' GROUP BY 2, 3`);
    }
    for (const { sql } of found) database.exec(sql);
  };
}

/** The file of the database that has the cases, among those of the local runtime. */
export function openMainDatabase(stateDir: string): DatabaseSync {
  const folder = path.join(stateDir, "v3/d1/miniflare-D1DatabaseObject");
  for (const file of readdirSync(folder).filter((name) => name.endsWith(".sqlite"))) {
    const database = new DatabaseSync(path.join(folder, file));
    const found = database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'cases'").get();
    if (found) return database;
    database.close();
  }
  throw new Error(`no database with cases in ${folder}`);
}

function insertCases(database: DatabaseSync, tenant: string, from: number, to: number): void {
  const insertCase = database.prepare(
    `INSERT INTO cases (workflow_id, case_id, tenant_id, company_name, search_text, registration_number, vat_number,
       country, template_id, status, current_iteration, latest_risk_score, portal_token_hash, portal_expires_at,
       created_at, updated_at, version, record)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, 'psp_merchant_onboarding', ?, 1, ?, ?, '2099-01-01T00:00:00.000Z', ?, ?, 9, NULL)`,
  );
  const insertProfile = database.prepare(
    "INSERT INTO case_profiles (tenant_id, workflow_id, created_by, decided_at, profile, version) VALUES (?, ?, ?, ?, ?, 9)",
  );
  const insertBucket = database.prepare("INSERT OR IGNORE INTO case_buckets VALUES (?, ?, ?, ?, ?, ?)");
  const insertEntity = database.prepare(
    `INSERT OR IGNORE INTO graph_entities (tenant_id, id, type, name, number, country, standing, case_count, first_seen,
       last_seen) VALUES (?, ?, ?, ?, ?, 'BE', ?, 1, ?, ?)`,
  );
  const insertRelation = database.prepare(
    `INSERT OR IGNORE INTO graph_relations (tenant_id, from_id, type, to_id, source, role, first_seen, checked_at)
     VALUES (?, ?, ?, ?, 'kbo', ?, ?, ?)`,
  );
  for (let n = from; n < to; n++) {
    const random = seededRandom(n + 1);
    const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)]!;
    const workflowId = `case-${uuid(n, "w")}`;
    const number = enterpriseNumber(n);
    const name = `${pick(WORDS)} ${pick(WORDS)} ${n} BV`;
    const country = random() < 0.8 ? "BE" : pick(["NL", "FR", "DE"]);
    const status = pick(STATUSES);
    const risk = Math.round(random() * 100) / 100;
    const at = new Date(START_MS + n * 900_000).toISOString();
    const vat = `BE${number}`;
    const texts = searchTextOf(name, number, vat);
    insertCase.run(
      workflowId,
      uuid(n, "c"),
      tenant,
      name,
      texts,
      number,
      vat,
      country,
      status,
      risk,
      digest("h", `${n}`),
      at,
      at,
    );
    const director = `person:bench:${Math.floor(n * 0.8)}`;
    const seat = `address:bench:${Math.floor(n * 0.9)}`;
    const profile: CaseProfile = {
      template_id: "psp_merchant_onboarding",
      country,
      nace: [pick(DIVISIONS)],
      legal_form: pick(["BV", "NV", "VOF", "CV"]),
      age: pick(["under 1 year", "1 to 3 years", "3 to 10 years", "10 years or more"]),
      size: pick(["micro", "small", "medium"]),
      findings: random() < 0.5 ? [] : [{ id: "f", category: pick(FINDINGS), severity: "medium" }],
      risk_score: risk,
      links: { company: digest(number), people: [digest(director)], address: digest(seat) },
    };
    const isDecided = status !== "REVIEW_PENDING";
    insertProfile.run(tenant, workflowId, "alice", isDecided ? at : null, JSON.stringify(profile));
    for (const { key, weight } of bucketsOf(profile)) {
      insertBucket.run(tenant, key, Number(isDecided), at, workflowId, weight);
    }
    const company = companyId("BE", number);
    insertEntity.run(tenant, company, "company", name, number, "active", at, at);
    insertEntity.run(tenant, director, "person", `Director ${n}`, null, null, at, at);
    insertEntity.run(tenant, seat, "address", `Street ${n}`, null, null, at, at);
    insertRelation.run(tenant, director, "directs", company, "director", at, at);
    insertRelation.run(tenant, company, "seated_at", seat, null, at, at);
  }
}

/** Of a filled case, so that it can be asked about. */
export function enterpriseNumber(n: number): string {
  const first = String(10_000_000 + (n % 80_000_000))
    .padStart(8, "0")
    .replace(/^1/, "0");
  return `${first}${String(97 - (Number(first) % 97)).padStart(2, "0")}`;
}

function uuid(n: number, kind: string): string {
  const hex = digest(kind, `${n}`).padEnd(32, digest(kind, `${n}`, "more"));
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
