import { runDurableObjectAlarm } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { CaseRecord } from "../../src/domain/case/case.record.ts";
import { readStoredCase } from "../../src/features/cases/case-reading.service.ts";
import { recordBaselineOfCase } from "../../src/features/monitoring/detect/baseline.service.ts";
import { EXTRACT_JOB } from "../../src/features/monitoring/detect/extract-job.service.ts";
import { LAW_JOB } from "../../src/features/monitoring/detect/law-job.service.ts";
import { LOOK_JOB } from "../../src/features/monitoring/detect/look-job.service.ts";
import type { DatabaseCtx } from "../../src/features/monitoring/due-job.ts";
import { notifyLinkedCases } from "../../src/features/alerts/network.service.ts";
import { saveChange } from "../../src/features/regulatory/changes.store.ts";
import { createCtx, systemActor } from "../../src/platform/context.ts";
import { sha256Hex } from "../../src/platform/hashing.ts";
import { findSampleCompany, type SampleCompany } from "../../src/sources/sample-companies.ts";
import { newOfficer, type Officer } from "../support/api.ts";
import { approvableCase, CLEAN } from "../support/cases.ts";
import { beforeNextWriteOf } from "../support/monitoring.ts";

const DAY_MS = 86_400_000;
const COMPANY = findSampleCompany(CLEAN)!;
const AS_IT_WAS = { ...COMPANY };
/** What the register and the other sources say from now on. */
const vary = (parts: Partial<SampleCompany>) => Object.assign(COMPANY, parts);
afterEach(() => vary(AS_IT_WAS));

interface Customer {
  readonly officer: Officer;
  readonly relationshipId: string;
  readonly record: CaseRecord;
}

const ctxOf = ({ tenant }: Officer) => createCtx(env, { actor: systemActor(tenant) });

let known: Customer;

/** One approval for all tests: it is what takes long. */
beforeAll(async () => {
  const officer = newOfficer();
  const opened = await approvableCase(officer);
  const { status } = await officer.post(`${opened.path}/decision`, { decision: "approve" });
  expect(status).toBe(200);
  const stub = env.CASE_WORKFLOW.getByName(opened.workflowId);
  let relationshipId: string | null = null;
  for (let i = 0; i < 200 && relationshipId === null; i++) {
    await runDurableObjectAlarm(stub);
    relationshipId = await env.DB.prepare(
      `SELECT relationship_id FROM monitoring_looks WHERE tenant_id = ? AND subject = 'register'`,
    )
      .bind(officer.tenant)
      .first("relationship_id");
  }
  if (relationshipId === null) throw new Error("the approval left no baseline");
  const { record } = await readStoredCase(ctxOf(officer), opened.workflowId);
  await env.DB.prepare("UPDATE relationships SET regime = 'enhanced' WHERE tenant_id = ?").bind(officer.tenant).run();
  known = { officer, relationshipId, record };
}, 60_000);

/** The customer as the approval left it. */
async function approved(): Promise<Customer> {
  const { officer, record } = known;
  await env.DB.batch(
    ["monitoring_events", "monitoring_looks", "alert_cases", "alerts"].map((table) =>
      env.DB.prepare(`DELETE FROM ${table} WHERE tenant_id = ?`).bind(officer.tenant),
    ),
  );
  await env.DB.prepare("UPDATE relationships SET ended_at = NULL, state = 'active' WHERE tenant_id = ?")
    .bind(officer.tenant)
    .run();
  await recordBaselineOfCase(ctxOf(officer), record);
  return known;
}

/** Runs what is due so many days after the approval, until nothing is. */
async function after(days: number, { officer }: Customer): Promise<void> {
  const now = () => new Date(Date.now() + days * DAY_MS);
  await LOOK_JOB.run({ ...ctxOf(officer), now, database: "DB" } as DatabaseCtx, 20_000);
}

async function eventsOf({ relationshipId }: Customer): Promise<any[]> {
  const { results } = await env.DB.prepare(
    "SELECT * FROM monitoring_events WHERE relationship_id = ? ORDER BY at, title",
  )
    .bind(relationshipId)
    .all();
  return results.map((row: any) => ({
    ...row,
    before: JSON.parse(row.before),
    after: JSON.parse(row.after),
    evidence: JSON.parse(row.evidence_ids),
  }));
}
const titlesOf = async (customer: Customer) => (await eventsOf(customer)).map(({ title }) => title);
const looksOf = async ({ relationshipId }: Customer) =>
  (
    await env.DB.prepare("SELECT subject, facts, due_at FROM monitoring_looks WHERE relationship_id = ?")
      .bind(relationshipId)
      .all<any>()
  ).results;

describe("a customer after the approval", () => {
  it("is looked at again without an event while nothing changes, and has the look's evidence", async () => {
    const customer = await approved();
    expect((await looksOf(customer)).map(({ subject }) => subject).toSorted()).toEqual(
      ["alerts", "debts", "gazette", "news", "peppol", "register", "vat"].toSorted(),
    );
    await after(31, customer);
    await after(62, customer);
    expect(await titlesOf(customer)).toEqual([]);
    const register = (await looksOf(customer)).find(({ subject }) => subject === "register");
    const { answered_at, evidence } = JSON.parse(register.facts);
    expect(Date.parse(answered_at)).toBeGreaterThan(Date.now() + 60 * DAY_MS);
    expect(await env.FILES.head(`relationships/${customer.relationshipId}/evidence/${evidence[0].slice(7)}`)).not.toBe(
      null,
    );
  });

  it("has one event for each thing that changed, however often it is found", async () => {
    const customer = await approved();
    vary({
      officers: [
        AS_IT_WAS.officers![0]!,
        { role: "Bestuurder", family: "Okafor", given: "Chidi", since: "2026-10-01" },
      ],
      address: { ...AS_IT_WAS.address, houseNumber: "50" },
      debt: { social: true, tax: false },
      vat: { valid: false },
      peppol: null,
    });
    await after(31, customer);
    await after(31, customer);
    await after(62, customer);
    const events = await eventsOf(customer);
    expect(events.map(({ title, severity }) => `${severity}: ${title}`).toSorted()).toEqual([
      "high: New in an office of the company: Chidi Okafor.",
      "high: The company has social security debts: its clients must withhold a part of each invoice.",
      "medium: No longer in an office of the company: Joris Claes.",
      "medium: The VAT number of the company is no longer valid.",
      "medium: The company is no longer in the Peppol directory.",
      "medium: The seat moved to Ridderstraat 50, 3000 Leuven.",
    ]);
    const { results } = await env.DB.prepare("SELECT name, screened_at FROM monitored_parties WHERE tenant_id = ?")
      .bind(customer.officer.tenant)
      .all<any>();
    expect(results.find(({ name }) => name === "Chidi Okafor").screened_at).not.toBe(null);
    for (const { evidence } of events) expect(evidence[0]).toMatch(/^sha256:[0-9a-f]{64}$/);
    const moved = events.find(({ title }) => title.startsWith("The seat moved"));
    const path = `/api/monitoring/events/${moved.event_id}/evidence`;
    const { body } = await customer.officer.get(path);
    expect(body.evidence.map(({ data_hash }: any) => data_hash)).toEqual(moved.evidence);
    for (const { data_hash, raw_data } of body.evidence) {
      const bytes = Buffer.from(raw_data.body, raw_data.encoding);
      expect(`sha256:${sha256Hex(bytes)}`).toBe(data_hash);
    }
    expect(JSON.stringify(body)).toContain("Ridderstraat");
    expect((await newOfficer().get(path)).status).toBe(404);
  });

  it("watches nobody new where the relationship ends during the look", async () => {
    const customer = await approved();
    const of = (sql: string) => env.DB.prepare(sql).bind(customer.officer.tenant);
    const end = () => of("UPDATE relationships SET ended_at = '2026-11-20T10:00:00.000Z' WHERE tenant_id = ?").run();
    vary({
      officers: [...AS_IT_WAS.officers!, { role: "Bestuurder", family: "Lindqvist", given: "Aina", since: null }],
    });
    const isEnded = beforeNextWriteOf("monitored_parties", end);
    await after(31, customer);
    vi.restoreAllMocks();
    expect(isEnded()).toBe(true);
    const { results } = await of("SELECT name FROM monitored_parties WHERE tenant_id = ?").all<{ name: string }>();
    expect(results.map(({ name }) => name)).not.toContain("Aina Lindqvist");
  });

  it("has an event for each change back and forth", async () => {
    const customer = await approved();
    for (const day of [31, 62, 93]) {
      vary(day === 62 ? AS_IT_WAS : { address: { ...AS_IT_WAS.address, city: "Gent", postalCode: "9000" } });
      await after(day, customer);
    }
    expect(await titlesOf(customer)).toEqual([
      "The seat moved to Ridderstraat 48, 9000 Gent.",
      "The seat moved to Ridderstraat 48, 3000 Leuven.",
      "The seat moved to Ridderstraat 48, 9000 Gent.",
    ]);
  });

  it("who went bankrupt, or left the register, is for a review at once", async () => {
    const customer = await approved();
    vary({ situation: { code: "050", since: "2026-11-01" } });
    await after(31, customer);
    vary({ ...AS_IT_WAS, number: "0000000000" });
    await after(62, customer);
    const grave = (await eventsOf(customer)).filter(({ severity }) => severity === "critical");
    expect(grave.map(({ title, review_reason }) => [title, review_reason !== null])).toEqual([
      ["An insolvency of the company was opened. The register states: Opening faillissement.", true],
      ["The company is no longer in the register: it ceased, or is no longer published.", true],
    ]);
    const { results } = await env.DB.prepare("SELECT state FROM relationships WHERE relationship_id = ?")
      .bind(customer.relationshipId)
      .all();
    expect(results).toEqual([{ state: "restricted" }]);
  });

  it("that has another name, trade and seat and no VAT number any more is for a review, not for one officer to close", async () => {
    const customer = await approved();
    vary({
      name: "Golden Sands Trading",
      activities: [...AS_IT_WAS.activities, { code: "92000", description: "Loterijen en kansspelen" }],
      address: { ...AS_IT_WAS.address, street: "Meir", city: "Antwerpen", postalCode: "2000" },
      vat: { valid: false },
    });
    await after(31, customer);
    const events = (await eventsOf(customer)).map(({ severity, title, review_reason }) => [
      severity,
      title.replace(/[:.].*/s, ""),
      review_reason !== null,
    ]);
    expect(events.toSorted()).toEqual([
      ["high", "The register has a new activity of high risk", true],
      ["medium", "The VAT number of the company is no longer valid", true],
      ["medium", "The company has another name", true],
      ["medium", "The seat moved to Meir 48, 2000 Antwerpen", false],
    ]);
  });

  it("whose register is down for a year has one event that nobody could look, and what changed meanwhile one", async () => {
    const customer = await approved();
    vary({ down: ["kbo"] });
    for (const day of [31, 60, 88, 100, 180, 365]) await after(day, customer);
    expect(await titlesOf(customer)).toEqual([
      expect.stringMatching(/^The company register has given no answer for \d+ days\. Whether anything changed/),
    ]);
    vary({ ...AS_IT_WAS, owners: [AS_IT_WAS.owners![0]!] });
    await after(400, customer);
    expect((await titlesOf(customer)).slice(1)).toEqual(["No longer an owner: Joris Claes (born 1976-11-02)."]);
  });

  it("whose relationship ended is not looked at any more", async () => {
    const customer = await approved();
    await env.DB.prepare("UPDATE relationships SET ended_at = ? WHERE relationship_id = ?")
      .bind(new Date().toISOString(), customer.relationshipId)
      .run();
    vary({ status: "stopped" });
    await after(31, customer);
    expect(await eventsOf(customer)).toEqual([]);
    expect((await looksOf(customer)).every(({ due_at }) => due_at === null)).toBe(true);
  });

  it("is told at once of an alert that names it, once while it stands, and again when it comes back", async () => {
    const customer = await approved();
    const { officer, record } = customer;
    const ctx = ctxOf(officer);
    const alert = (severity: string, resolvedAt: string | null) =>
      env.DB.batch([
        env.DB.prepare(
          `INSERT OR REPLACE INTO alerts (tenant_id, id, pattern_type, entity_key, severity, status, title, description,
             linked_case_ids, evidence_snapshot, evidence_hash, created_at, updated_at, resolved_at)
           VALUES (?1, ?2, 'contagion', ?2, ?4, 'active', 'A director is bankrupt', 'd', ?3, ?5, 'h', ?6, ?6, ?7)`,
        ).bind(
          officer.tenant,
          record.caseId,
          JSON.stringify([record.caseId]),
          severity,
          JSON.stringify({ entities: [], relationships: [], motif_details: {} }),
          record.updatedAt,
          resolvedAt,
        ),
        env.DB.prepare("INSERT OR REPLACE INTO alert_cases (tenant_id, case_id, alert_id) VALUES (?, ?, ?)").bind(
          officer.tenant,
          record.caseId,
          record.caseId,
        ),
        env.DB.prepare("INSERT OR REPLACE INTO network_marks (tenant_id, case_id, version) VALUES (?, ?, 'v')").bind(
          officer.tenant,
          record.caseId,
        ),
      ]);
    const version = async () => (await officer.get(`/api/cases/${record.workflowId}`)).body.version;
    const before = await version();
    for (const [severity, resolvedAt] of [
      ["medium", null],
      ["medium", null],
      ["high", null],
      ["high", record.updatedAt],
      ["high", null],
    ] as const) {
      await alert(severity, resolvedAt);
      await notifyLinkedCases(ctx, null);
    }
    expect((await eventsOf(customer)).map(({ type, severity, title }) => [type, severity, title])).toEqual([
      ["network_change", "medium", "A new alert names the customer: A director is bankrupt"],
      ["network_change", "high", "An alert that names the customer weighs more than before: A director is bankrupt"],
      ["network_change", "high", "An alert that had ended names the customer again: A director is bankrupt"],
    ]);
    expect(await version()).toBe(before);
  });

  it("is told once of a change of the law that its checks stand on, from the day on that it applies", async () => {
    const customer = await approved();
    const { officer } = customer;
    const stands = "SELECT article_id FROM case_legal_bases WHERE tenant_id = ? AND customer = 1 LIMIT 1";
    const article_id = await env.DB.prepare(stands).bind(officer.tenant).first("article_id");
    const day = new Date(Date.now() + 40 * DAY_MS).toISOString().slice(0, 10);
    await saveChange(ctxOf(officer), {
      id: `change-${officer.tenant}`,
      article_id: String(article_id),
      regulation_id: "amlr",
      change_type: "amendment",
      description: "Owners from 15 %.",
      effective_date: day,
      old_value: null,
      new_value: null,
      source_url: null,
      created_at: new Date().toISOString(),
      created_by: "cleo",
    });
    const compare = (days: number) => {
      const now = () => new Date(Date.now() + days * DAY_MS);
      return LAW_JOB.run({ ...ctxOf(officer), now, database: "DB" } as DatabaseCtx, 20_000);
    };
    await compare(38);
    expect(await eventsOf(customer)).toEqual([]);
    await compare(41);
    await compare(42);
    const [event, ...others] = await eventsOf(customer);
    expect(others).toEqual([]);
    expect(event.title).toMatch(/^The law changed on \S+\. Stale for this customer: .+\. Owners from 15 %\.$/);
    const { stale_checks, stale_rules, stale_documents } = event.after;
    expect([...stale_checks, ...stale_rules, ...stale_documents]).not.toEqual([]);
    expect(event.type).toBe("law_change");
  });

  it("is asked about anew as soon as an extract of the register states anything else", async () => {
    const customer = await approved();
    const extract = (id: string, situation: string) =>
      env.REGISTRY_DB.batch([
        env.REGISTRY_DB.prepare(
          `INSERT INTO register_imports (import_id, sha256, extract_type, extract_number, snapshot_date, meta, enterprises,
             parts, begun_at, completed_at) VALUES (?1, ?1, 'full', 1, '2099-01-01', '{}', 1, 1, ?1, ?1)`,
        ).bind(id),
        env.REGISTRY_DB.prepare("INSERT OR REPLACE INTO register_meta VALUES ('ImportState', 'complete')"),
        env.REGISTRY_DB.prepare(
          "INSERT OR REPLACE INTO enterprises (number, status, juridical_situation, type_of_enterprise) VALUES (?, 'AC', ?, '2')",
        ).bind(CLEAN, situation),
      ]);
    const ctx = { ...ctxOf(customer.officer), database: "DB" } as DatabaseCtx;
    await extract("2026-11-24", "000");
    await EXTRACT_JOB.run(ctx, 20_000);
    await after(1, customer);
    expect(await titlesOf(customer)).toEqual([]);
    await extract("2026-11-25", "050");
    vary({ situation: { code: "050", since: "2026-11-20" } });
    await after(1, customer);
    expect(await titlesOf(customer)).toEqual([]);
    await EXTRACT_JOB.run(ctx, 20_000);
    await after(1, customer);
    expect(await titlesOf(customer)).toEqual([
      "An insolvency of the company was opened. The register states: Opening faillissement.",
    ]);
  });
});
