import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { Budget } from "../../src/reading/forensics/pdf/budget.ts";
import { PdfFile } from "../../src/reading/forensics/pdf/pdf-file.ts";
import { newOfficer, type Officer } from "../support/api.ts";
import { CLEAN, openCase, reviewedCase } from "../support/cases.ts";
import { structureFaults } from "../support/papers/check-structure.ts";
import { rest } from "../support/retention-clock.ts";
import { raiseSar, sarIn } from "../support/sars.ts";

const PATH = "/api/reports/management-information";
const SUSPICION = "/api/reports/suspicion-reports";
const PERIOD = "?from=2026-01&to=2026-03";

/** A row of a table, with what it needs beside. */
async function insert(table: string, row: Record<string, string | number | null>): Promise<void> {
  const names = Object.keys(row);
  await env.DB.prepare(`INSERT INTO ${table} (${names.join(", ")}) VALUES (${names.map(() => "?").join(", ")})`)
    .bind(...Object.values(row))
    .run();
}

let made = 0;
interface MadeCase {
  readonly created: string;
  readonly status?: string;
  readonly risk?: string | null;
  readonly country?: string;
  readonly template?: string;
  readonly due?: string;
  readonly review?: string;
}
async function makeCase(tenant: string, { created, status = "APPROVED", risk = "low", ...one }: MadeCase) {
  const id = `${tenant}-${++made}`;
  await insert("cases", {
    workflow_id: `w-${id}`,
    case_id: `c-${id}`,
    tenant_id: tenant,
    company_name: "Company",
    search_text: "company",
    country: one.country ?? "BE",
    template_id: one.template ?? "psp_merchant_onboarding",
    status,
    current_iteration: 1,
    portal_token_hash: `h-${id}`,
    portal_expires_at: created,
    created_at: created,
    updated_at: created,
    version: 1,
    risk_level: risk,
    due_at: one.due ?? null,
    review_of: one.review ? JSON.stringify({ trigger: one.review, keys: [] }) : null,
  });
  return { workflowId: `w-${id}`, caseId: `c-${id}` };
}

async function log(tenant: string, workflowId: string, timestamp: string, event: string, details: object) {
  const seq = ++made;
  await insert("audit_events", {
    workflow_id: workflowId,
    seq,
    tenant_id: tenant,
    event,
    timestamp,
    actor: "alice",
    entry: JSON.stringify({ seq, event, timestamp, actor: "alice", details }),
  });
}

const relationship = (tenant: string, more: Record<string, string | null>) =>
  insert("relationships", {
    relationship_id: `r-${tenant}-${++made}`,
    tenant_id: tenant,
    customer_key: `k-${made}`,
    kind: "company",
    country: "BE",
    name: "Company",
    state: "active",
    since: "2025-05-01T08:00:00.000Z",
    officer: "alice",
    updated_at: "2025-05-01T08:00:00.000Z",
    ...more,
  });

async function makeTenant(tenant: string): Promise<void> {
  // Two days, exactly ten days and twenty days to the decision; the last over its officer's date.
  const a = await makeCase(tenant, { created: "2026-01-05T00:00:00.000Z", due: "2026-01-10T00:00:00.000Z" });
  const b = await makeCase(tenant, {
    created: "2026-01-31T23:59:59.999Z",
    status: "REJECTED",
    risk: null,
    country: "NL",
  });
  const c = await makeCase(tenant, {
    created: "2026-02-10T00:00:00.000Z",
    risk: "high",
    due: "2026-02-11T00:00:00.000Z",
    review: "schedule",
  });
  // Outside of the period: the instant after it, and the one before.
  await makeCase(tenant, { created: "2026-04-01T00:00:00.000Z", status: "REVIEW_PENDING" });
  await makeCase(tenant, { created: "2025-12-31T23:59:59.999Z", status: "FAILED", due: "2026-01-01T00:00:00.000Z" });
  const by = (approver: string | null) => ({ maker: "alice", approver });
  await log(tenant, a.workflowId, "2026-01-07T00:00:00.000Z", "DECISION_APPLIED", {
    decision: "approve",
    status: "APPROVED",
    ...by(null),
    open_checks: [],
  });
  // By a release that recorded no checks.
  await log(tenant, b.workflowId, "2026-02-10T23:59:59.999Z", "DECISION_APPLIED", {
    decision: "reject",
    status: "REJECTED",
    ...by(null),
  });
  await log(tenant, c.workflowId, "2026-02-12T00:00:00.000Z", "DECISION_APPLIED", {
    decision: "follow_up",
    status: "FOLLOW_UP_REQUIRED",
    ...by(null),
    open_checks: ["identity"],
  });
  await log(tenant, c.workflowId, "2026-03-02T00:00:00.000Z", "GATE_OVERRIDDEN", {
    gate: "mandatory_check_open",
    justification: "seen",
  });
  await log(tenant, c.workflowId, "2026-03-02T00:00:00.000Z", "DECISION_APPLIED", {
    decision: "approve_with_restrictions",
    status: "APPROVED",
    ...by("bob"),
    open_checks: ["identity", "registration"],
  });
  // Decided a second time: not the time to decision, which ended before.
  await log(tenant, a.workflowId, "2026-03-31T23:59:59.999Z", "DECISION_APPLIED", {
    decision: "reject",
    status: "REJECTED",
    ...by("bob"),
    open_checks: [],
  });
  await log(tenant, a.workflowId, "2026-04-01T00:00:00.000Z", "DECISION_APPLIED", {
    decision: "approve",
    status: "APPROVED",
    ...by(null),
  });

  await relationship(tenant, { risk_rating: "high", regime: "enhanced", next_review_at: "2026-01-01" });
  await relationship(tenant, {
    risk_rating: "low",
    regime: "standard",
    country: "IR",
    next_review_at: "2099-01-01",
    since: "2026-02-01T00:00:00.000Z",
  });
  await relationship(tenant, { kind: "person", state: "restricted" });
  await relationship(tenant, { risk_rating: "high", state: "ended", ended_at: "2026-03-31" });
  await relationship(tenant, { state: "ended", ended_at: "2026-01-01T00:00:00.000Z" });
  await relationship(tenant, { risk_rating: "low", state: "ended", ended_at: "2026-04-01" });

  const hit = (finding: string, category: string) => ({
    tenant_id: tenant,
    case_id: a.caseId,
    finding_id: finding,
    category,
    source_entry: "e",
    name_key: "n",
    subject: "{}",
  });
  const cleared = { fingerprint: "f", severity: "high", by_mlro: 0, entry: "{}", reason: "r", cleared_by: "alice" };
  await insert("cleared_hits", { ...hit("1", "sanctions"), ...cleared, cleared_at: "2026-03-01T00:00:00.000Z" });
  await insert("cleared_hits", { ...hit("2", "pep"), ...cleared, cleared_at: "2026-03-02T00:00:00.000Z" });
  await insert("cleared_hits", { ...hit("3", "pep"), ...cleared, cleared_at: "2026-04-02T00:00:00.000Z" });
  await insert("confirmed_hits", { ...hit("4", "pep"), confirmed_by: "mia", confirmed_at: "2026-03-02T00:00:00.000Z" });
  // The customer of the case with the confirmed hit.
  const exposed = `r-${tenant}-exposed`;
  await insert("relationship_cases", {
    tenant_id: tenant,
    workflow_id: a.workflowId,
    case_id: a.caseId,
    relationship_id: exposed,
    part: "opening",
    version: 1,
    added_at: "2026-01-07T00:00:00.000Z",
  });
  await env.DB.prepare("UPDATE relationships SET relationship_id = ? WHERE tenant_id = ? AND kind = 'person'")
    .bind(exposed, tenant)
    .run();
  const watched = (entry: string, more: Record<string, string>) =>
    insert("party_hits", {
      tenant_id: tenant,
      party_id: "p",
      source: "eu_sanctions",
      entry_id: entry,
      category: "sanctions",
      fingerprint: "f",
      match: "fuzzy",
      score: 0.8,
      hit: "{}",
      ...more,
    });
  await watched("1", { state: "cleared", since: "2026-01-01T00:00:00.000Z", settled_at: "2026-01-04T00:00:00.000Z" });
  await watched("2", { state: "open", since: "2026-02-01T00:00:00.000Z" });
  await watched("3", { state: "confirmed", since: "2025-12-01T00:00:00.000Z" });
  const event = (id: string, at: string, disposition: string | null) =>
    insert("monitoring_events", {
      tenant_id: tenant,
      event_id: `${tenant}-${id}`,
      relationship_id: "r",
      type: "register_change",
      severity: "medium",
      event_key: id,
      title: "t",
      before: "{}",
      after: "{}",
      at,
      disposition,
    });
  await event("1", "2026-01-01T00:00:00.000Z", "no_action");
  await event("2", "2026-02-01T00:00:00.000Z", null);
  await event("3", "2025-12-31T23:59:59.999Z", null);
}

const figuresOf = async (officer: Officer, path: string) => {
  const { status, body } = await officer.get(path);
  expect(status).toBe(200);
  return Object.fromEntries(
    body.figures.map(({ figure, values, not_known }: any) => [
      figure,
      { ...Object.fromEntries(values.map(({ key, value }: any) => [key, value])), ...(not_known > 0 && { not_known }) },
    ]),
  );
};

describe("management information", () => {
  let manager: Officer;
  let figures: Record<string, Record<string, number>>;
  beforeAll(async () => {
    const officer = newOfficer("alice");
    manager = officer.colleague("carl", "compliance_manager");
    await makeTenant(officer.tenant);
    await makeTenant(newOfficer("alice").tenant);
    figures = await figuresOf(manager, `${PATH}${PERIOD}`);
  });

  it("counts what was opened and decided in whole months, and says what is not known", () => {
    expect(figures).toMatchObject({
      cases_opened_by_month: { "2026-01": 2, "2026-02": 1, "2026-03": 0 },
      cases_opened_by_kind: { new_customer: 2, review: 1 },
      cases_opened_by_status: { APPROVED: 2, REJECTED: 1 },
      cases_opened_by_rating: { low: 1, high: 1, not_known: 1 },
      cases_opened_by_country: { BE: 2, NL: 1 },
      undecided_by_status: { REVIEW_PENDING: 1, FAILED: 1 },
      undecided_by_due_date: { late: 1, not_known: 1 },
      decisions_by_kind: { approve: 1, approve_with_restrictions: 1, reject: 2, follow_up: 1 },
      decisions_by_month: { "2026-01": 1, "2026-02": 2, "2026-03": 2 },
      decisions_by_officers: { one_officer: 3, two_officers: 2 },
      overrides_by_gate: { mandatory_check_open: 1 },
      approvals_by_open_checks: { all_established: 1, with_open_checks: 1 },
      open_checks_at_approval: { identity: 1, registration: 1 },
      reviews_opened_by_trigger: { schedule: 1 },
      reviews_decided_by_outcome: { approve_with_restrictions: 1 },
    });
  });

  it("measures the time to each case's first decision", () => {
    // 2, 10 and 20 days: the middle, and the longest as the ninth decile of three.
    expect(figures["time_to_decision"]).toEqual({ median: 10, p90: 20, counted: 3 });
    expect(figures["decided_by_due_date"]).toEqual({ in_time: 1, late: 1, not_known: 1 });
  });

  it("measures nothing where nothing was decided", async () => {
    const { time_to_decision, overrides_by_gate } = await figuresOf(manager, `${PATH}?from=2025-01&to=2025-02`);
    expect([time_to_decision, overrides_by_gate]).toEqual([{}, {}]);
  });

  it("counts hits, events and customers", () => {
    expect(figures).toMatchObject({
      case_hits_by_outcome: { cleared: 2, confirmed: 1 },
      case_hits_cleared_by_category: { pep: 1, sanctions: 1 },
      case_hits_confirmed_by_category: { pep: 1 },
      customers_with_confirmed_pep: { confirmed: 1, not_known: 2 },
      watch_hits_by_outcome: { cleared: 1, open: 1 },
      time_to_clear_watch_hits: { median: 3, p90: 3, counted: 1, not_known: 1 },
      events_by_type: { register_change: 2 },
      events_by_outcome: { no_action: 1, nothing_yet: 1 },
      customers_by_state: { active: 2, restricted: 1 },
      customers_by_rating: { high: 1, low: 1, not_known: 1 },
      customers_by_regime: { enhanced: 1, standard: 1, not_known: 1 },
      customers_by_country_risk: { high_risk_third_country: 1, other_country: 2 },
      customers_by_review_date: { late: 1, later: 1, not_known: 1 },
      customers_by_activity: { person: 1, not_known: 2 },
      customers_taken_on_by_month: { "2026-01": 0, "2026-02": 1, "2026-03": 0 },
      customers_ended_by_rating: { high: 1, not_known: 1 },
    });
  });

  it("writes a line for each number as CSV, and a PDF", async () => {
    const csv = await manager.get(`${PATH}${PERIOD}&format=csv`);
    expect(csv.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
    const text = new TextDecoder("utf-8", { ignoreBOM: true, fatal: true }).decode(csv.bytes);
    expect(text.startsWith("\uFEFFfrom;to;generated_at;section;figure;")).toBe(true);
    expect(text).toContain(';customers_by_rating;"Customers, by risk class";;Not known;1;counted;');
    const pdf = await manager.get(`${PATH}${PERIOD}&format=pdf`);
    expect(pdf.headers.get("Content-Type")).toBe("application/pdf");
    expect(new TextDecoder().decode(pdf.bytes.slice(0, 5))).toBe("%PDF-");
    expect(pdf.headers.get("Content-Disposition")).toContain("management-information-2026-01-2026-03.pdf");
    expect(structureFaults(PdfFile.parse(pdf.bytes, new Budget()))).toEqual([]);
  });

  it("begins by default with the first month that a query can name, if not eleven months before the last", async () => {
    const { status, body } = await manager.get(`${PATH}?to=2000-08`);
    expect([status, body.from, body.to]).toEqual([200, "2000-01", "2000-08"]);
  });

  it.each([
    ["?from=2026-03&to=2026-01", "from"],
    ["?from=2024-01&to=2026-01", "from"],
    ["?to=2099-01", "to"],
    ["?from=2026-13", "from"],
  ])("refuses the period %s", async (query, path) => {
    const { status, body } = await manager.get(`${PATH}${query}`);
    expect([status, body.errors?.[0]?.path]).toEqual([422, path]);
  });

  it("is read by a compliance manager or an MLRO; reports to the FIU by an MLRO alone", async () => {
    const asked = async (role: "officer" | "compliance_manager" | "mlro" | "admin") => {
      const one = manager.colleague(`one-${role}`, role);
      return [(await one.get(PATH)).status, (await one.get(SUSPICION)).status];
    };
    expect(await asked("officer")).toEqual([403, 403]);
    expect(await asked("admin")).toEqual([403, 403]);
    expect(await asked("compliance_manager")).toEqual([200, 403]);
    expect(await asked("mlro")).toEqual([200, 200]);
  });

  it("records at a decision which checks were not established", async () => {
    const officer = newOfficer("alice");
    const opened = await reviewedCase(officer, CLEAN);
    const open = opened.detail.checks
      .filter(({ outcome }: any) => outcome !== "established")
      .map(({ check }: any) => check);
    expect(open).not.toEqual([]);
    expect((await officer.post(`${opened.path}/decision`, { decision: "reject", reason: "no" })).status).toBe(200);
    await rest(opened);
    const { body } = await officer.get(`${opened.path}/audit`);
    expect(body.entries.findLast(({ event }: any) => event === "DECISION_APPLIED").details.open_checks).toEqual(open);
  });
});

describe("reports to the FIU", () => {
  it("change nothing in management information, for whoever reads it, in no format and at no cost", async () => {
    const seen: any[] = [];
    for (const isReported of [true, false]) {
      const officer = newOfficer("alice");
      await makeTenant(officer.tenant);
      const opened = await openCase(officer);
      await rest(opened);
      if (isReported) await raiseSar(officer, opened);
      for (const role of ["compliance_manager", "mlro"] as const) {
        const one = officer.colleague(`one-${role}`, role);
        for (const format of ["json", "csv"]) {
          const { status, headers, bytes } = await one.get(`${PATH}?format=${format}`);
          expect(status).toBe(200);
          seen.push([
            isReported,
            [
              role,
              format,
              status,
              bytes.length,
              headers.get("X-Dossier-Cost") ?? headers.get("Server-Timing")?.replaceAll(/\d+\.\d+/g, "T"),
            ],
            new TextDecoder().decode(bytes).replaceAll(/\d{4}-\d{2}-\d{2}T[\d:.]+Z/g, "TIME"),
          ]);
        }
      }
    }
    const of = (isReported: boolean) => seen.filter(([flag]) => flag === isReported).map(([, ...rest]) => rest);
    expect(of(true)).toEqual(of(false));
  });

  it("are counted for an MLRO by month and delay", async () => {
    const officer = newOfficer("alice");
    const mlro = officer.colleague("mia", "mlro");
    const opened = await openCase(officer);
    await sarIn("submitted", officer, opened);
    await raiseSar(officer, await openCase(officer));
    const figures = await figuresOf(mlro, SUSPICION);
    const month = new Date().toISOString().slice(0, 7);
    expect(figures["reports_raised_by_month"][month]).toBe(2);
    expect(figures["reports_submitted_by_month"][month]).toBe(1);
    expect(figures["reports_raised_by_status"]).toEqual({ submitted: 1, draft: 1 });
    expect(figures["time_to_submission"]).toEqual({ median: 0, p90: 0, counted: 1 });
    expect((await mlro.get(`${SUSPICION}?format=pdf`)).status).toBe(200);
  });
});
