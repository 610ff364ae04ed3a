import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { purgeCase } from "../../src/features/retention/purge.service.ts";
import { newOfficer, type Officer, send } from "../support/api.ts";
import { investigate, type OpenCase, settle } from "../support/cases.ts";
import { FaultyBindings } from "../support/faulty-bindings.ts";
import { teach } from "../support/memory.ts";
import { Partner } from "../support/partners.ts";
import { upload } from "../support/portal.ts";
import { goTo, refusedCase, rest, strike, systemCtx } from "../support/retention-clock.ts";

const DECIDED = "2026-11-21T10:00:00.000Z";
const OVER = "2036-11-22T00:00:00.000Z";

/** What becomes of every table that names a case: `gone`, or why it need not be. */
const TABLES: Readonly<Record<string, string>> = {
  cases: "gone",
  audit_events: "gone",
  audit_checkpoints: "gone",
  access_log: "gone",
  diagnostics_stages: "gone",
  diagnostics_tool_invocations: "gone",
  diagnostics_governance_checks: "gone",
  diagnostics_evoi_decisions: "gone",
  diagnostics_feedback: "gone",
  diagnostics_iterations: "gone",
  rule_evaluations: "gone",
  graph_case_relations: "gone",
  graph_screenings: "gone",
  cleared_hits: "gone",
  confirmed_hits: "gone",
  reading_uses: "gone",
  reading_marks: "gone",
  scans: "gone",
  memory_signals: "gone",
  memory_passages: "gone",
  memory_decisions: "gone",
  case_profiles: "gone",
  case_buckets: "gone",
  case_assessments: "gone",
  case_assessment_versions: "gone",
  assessment_neighbours: "gone",
  case_legal_bases: "gone",
  case_legal_shares: "gone",
  case_legal_grounds: "gone",
  case_legal_backlog: "gone",
  case_retention: "gone",
  verifications: "gone",
  alerts: "gone",
  alert_cases: "gone",
  alert_case_counts: "gone",
  network_marks: "gone",
  feed_events: "gone",
  case_comments: "gone",
  notifications: "gone",
  relationship_cases: "goes with an approved case: test/api/relationships.test.ts",
  relationship_marks: "as relationship_cases",
  automation_decisions: "stays as part of the officer's record, without saying on which case",
  sars: "gone, or kept for a report's own time: test/api/retention-reports.test.ts",
  sar_audit_events: "as sars",
  webhook_deliveries: "goes by the case or with its callback: test/api/webhooks.test.ts",
  retained_reports: "is the register of what is kept for a report; a case without one is not in it",
  retained_files: "lists the files of a retained report: test/api/retention-reports.test.ts",
  deletion_ledger: "is what stays",
};

const columnsOf = async (): Promise<Map<string, string[]>> => {
  const { results } = await env.DB.prepare(
    `SELECT m.name AS name, group_concat(c.name) AS columns FROM sqlite_master m, pragma_table_info(m.name) c
     WHERE m.type = 'table' AND m.name NOT LIKE '%\\_search%' ESCAPE '\\' AND m.name NOT LIKE '\\_cf%' ESCAPE '\\'
     GROUP BY m.name`,
  ).all<{ name: string; columns: string }>();
  return new Map(results.map(({ name, columns }) => [name, columns.split(",")]));
};

let tableColumns: Promise<Map<string, string[]>> | undefined;

/** Tables in which any column holds a text, with how many rows of each. */
async function tablesWith(...texts: string[]): Promise<Record<string, number>> {
  const tables = [...(await (tableColumns ??= columnsOf()))];
  const counts = await env.DB.batch<{ n: number }>(
    tables.map(([table, columns]) => {
      const where = columns.flatMap((column) => texts.map((_, i) => `instr("${column}", ?${i + 1}) > 0`)).join(" OR ");
      return env.DB.prepare(`SELECT count(*) AS n FROM "${table}" WHERE ${where}`).bind(...texts);
    }),
  );
  const found = tables.map(([table], i) => [table, counts[i]!.results[0]!.n] as const).filter(([, n]) => n > 0);
  return Object.fromEntries(found);
}

/** A case that leaves something everywhere: opened by a scan, investigated, verified, learned from, refused. */
async function liveFully(officer: Officer, number: string): Promise<OpenCase> {
  const { body } = await officer.post(`/api/scan/entity/${number}`, { tier: 3 });
  const path = `/api/cases/${body.workflow_id}`;
  const opened = { caseId: body.case_id, workflowId: body.workflow_id, token: body.portal_token, path };
  await settle(officer, opened);
  expect((await upload(opened.token)).status).toBe(201);
  const { body: detail } = await investigate(officer, opened);
  const partner = new Partner({ tenant: officer.tenant });
  await partner.verify({ enterprise_number: number, workflow_id: opened.workflowId });
  const hit = detail.investigation_results[0].findings.find(({ category }: any) => category === "sanctions");
  const clearance = await officer.post(`${path}/findings/${hit.id}/clearance`, { reason: "Another person" });
  expect(clearance.status).toBe(200);
  // A confirmation through the API would keep the case from its approval.
  await env.DB.prepare(
    `INSERT INTO confirmed_hits (tenant_id, case_id, finding_id, category, source_entry, name_key, subject, confirmed_by,
      confirmed_at) VALUES (?, ?, 'f', 'sanctions', 'eu:1', 'an', '{}', 'bob', '2026-11-01T08:00:00.000Z')`,
  )
    .bind(officer.tenant, opened.caseId)
    .run();
  // The sample file is too small to be a mark.
  await env.DB.prepare("INSERT INTO reading_marks VALUES (?, 'file', 'hash', ?, ?, '2026-11-01T08:00:00.000Z')")
    .bind(officer.tenant, opened.caseId, opened.workflowId)
    .run();
  const feedback = { rating: 2, categories: ["missing_source"], comment: "Where is the website?" };
  await officer.post(`/api/diagnostics/${opened.caseId}/iterations/1/feedback`, feedback);
  await teach(
    officer,
    [{ signal_type: "finding_rejected", context_data: { finding_id: hit.id, finding_category: "sanctions" } }],
    opened.workflowId,
  );
  await officer.post(`/cases/${opened.workflowId}/decision-memorandum`, { justification: "Refused." });
  await expect
    .poll(async () => (await officer.get(`${path}/case-intelligence`)).body.assessment_status, { timeout: 60_000 })
    .toBe("ready");
  await officer.post(`${path}/comments`, { text: "Asked the broker.", mentions: ["bob"] });
  await officer.get(`${path}/case-pack.zip`);
  const decided = await officer.post(`${path}/decision`, { decision: "reject", reason: "no" });
  expect([decided.status, decided.body.status]).toEqual([200, "REJECTED"]);
  await rest(opened);
  return opened;
}

/** What a version before 0153 wrote into the database, which newer ones have in the case's object. */
function olderRecords(tenant: string, { caseId, workflowId }: OpenCase): D1PreparedStatement[] {
  const place = [tenant, caseId, workflowId];
  return [
    `diagnostics_stages VALUES (?1, 'id', ?2, ?3, 1, 'registry', 1, 'completed', 5, '{}', null, null, 'then')`,
    `diagnostics_tool_invocations VALUES (?1, 'id', ?2, ?3, 1, 'registry', 'kbo', 'free', 5, 1, null, 0, 0, 'then')`,
    `diagnostics_governance_checks VALUES (?1, 'id', ?2, ?3, 1, 'e', 'm', 'registry', 1, 'allow', '[]', 'then')`,
    `diagnostics_evoi_decisions VALUES (?1, 'id', ?2, ?3, 1, 1, 'mandatory', 'registry', 1, 'run', 'r', 'then')`,
    `rule_evaluations SELECT ?1, ?3, 9, 't', '1', json_object('case', ?2), 'then'`,
    `case_legal_bases (tenant_id, article_id, customer, rank, workflow_id) SELECT ?1, 'a', 0, 1, ?3 WHERE ?2 <> ''`,
    `case_legal_backlog (tenant_id, workflow_id) SELECT ?1, ?3 WHERE ?2 <> ''`,
  ].map((row) => env.DB.prepare(`INSERT INTO ${row}`).bind(...place));
}

describe("a purged case", () => {
  it("is gone from every table, bucket and object, and what names a case is known to be", async () => {
    const named = [...(await columnsOf())]
      .filter(([, columns]) => columns.some((column) => /^(workflow_id|(linked_)?case_ids?|grounds)$/.test(column)))
      .map(([table]) => table);
    expect(named.toSorted()).toEqual(Object.keys(TABLES).toSorted());

    goTo(DECIDED);
    const officer = newOfficer();
    const opened = await liveFully(officer, "0999901041");
    // No sample company has a near hit and a pattern too: the alert is put there as detection would.
    await env.DB.batch([
      env.DB.prepare(
        `INSERT INTO alerts (tenant_id, id, pattern_type, entity_key, severity, status, title, description, linked_case_ids, evidence_snapshot, evidence_hash, created_at, updated_at) VALUES (?1, 'alert', 'phoenix', 'key', 'high', 'active', 't', 'd', json_array(?2), '{}', 'h', ?3, ?3)`,
      ).bind(officer.tenant, opened.caseId, DECIDED),
      env.DB.prepare("INSERT INTO alert_cases VALUES (?, ?, 'alert')").bind(officer.tenant, opened.caseId),
      // Another case's assessment stands on this one.
      env.DB.prepare("INSERT INTO assessment_neighbours VALUES (?, ?, 'another')").bind(
        officer.tenant,
        opened.workflowId,
      ),
      ...olderRecords(officer.tenant, opened),
    ]);
    const { workflowId, caseId } = opened;
    const before = await tablesWith(workflowId, caseId);
    const gone = Object.keys(TABLES).filter((table) => TABLES[table] === "gone");
    expect(gone.filter((table) => !before[table])).toEqual([]);
    const scans = await env.FILES.list({ prefix: "scans/" });
    expect(scans.objects.length).toBeGreaterThan(0);

    goTo(OVER);
    await strike();
    const after = await tablesWith(workflowId, caseId);
    // The answers of requests under a key are dropped after their day.
    delete after["idempotency_keys"];
    expect(Object.keys(after)).toEqual(["deletion_ledger"]);
    expect((await env.FILES.list({ prefix: `${caseId}/` })).objects).toEqual([]);
    expect((await env.FILES.list({ prefix: "scans/" })).objects).toEqual([]);
    expect((await env.FILES.list({ prefix: `records/${workflowId}/` })).objects).toEqual([]);
    expect(await env.CASE_WORKFLOW.getByName(workflowId).read()).toBeNull();
    for (const path of ["", "/audit", "/report", "/retention", "/evidence"]) {
      expect((await officer.get(opened.path + path)).status).toBe(404);
    }
    expect((await send("GET", `/api/portal/${opened.token}`)).status).toBe(404);
    const { body } = await officer.colleague("root", "admin").get("/api/retention/ledger");
    expect(body).toMatchObject({
      total: 1,
      chain_valid: true,
      deletions: [
        {
          workflow_id: workflowId,
          deleted_by: "system",
          deleted_at: OVER,
          reason: "retention",
          rule: "refusal 2026-11-21, 10 years by be-aml-2017-art-60",
          contents: { documents: 1, memoranda: 1 },
          seq: 1,
        },
      ],
    });
    expect(body.deletions[0].contents.evidence).toBeGreaterThan(5);
    expect(JSON.stringify(body)).not.toMatch(/Vermeulen|0999901041/);
  });

  it("lets nothing in that was under way", async () => {
    goTo(DECIDED);
    const officer = newOfficer();
    const opened = await refusedCase(officer);
    goTo(OVER);
    await strike();
    const { tenant } = officer;
    const { workflowId, caseId } = opened;
    await env.DB.batch([
      env.DB.prepare("INSERT INTO access_log VALUES ('late', ?, ?, 'alice', 'read', 'now')").bind(tenant, workflowId),
      env.DB.prepare(
        `INSERT INTO diagnostics_feedback (tenant_id, id, case_id, workflow_id, iteration, officer_id, rating, categories, created_at)
         VALUES (?, 'late', ?, ?, 1, 'alice', 3, '[]', 'now')`,
      ).bind(tenant, caseId, workflowId),
      env.DB.prepare("INSERT INTO case_profiles VALUES (?, ?, 'alice', null, '{}', 9)").bind(tenant, workflowId),
      env.DB.prepare("INSERT INTO graph_case_relations VALUES (?, ?, 1)").bind(tenant, caseId),
      env.DB.prepare(
        `INSERT INTO alerts (tenant_id, id, pattern_type, entity_key, severity, status, title, description, linked_case_ids, evidence_snapshot, evidence_hash, created_at, updated_at) VALUES (?1, 'late', 'phoenix', 'key', 'high', 'active', 't', 'd', json_array(?2), '{}', 'h', 'now', 'now')`,
      ).bind(tenant, caseId),
    ]);
    expect(Object.keys(await tablesWith(workflowId, caseId))).toEqual(["deletion_ledger"]);
  });
});

describe("a purge that dies", () => {
  it("at any call, before or after it took effect, is finished by the next, and done once", async () => {
    goTo(DECIDED);
    const officer = newOfficer();
    const { tenant } = officer;
    const whole = await refusedCase(officer);
    const scene = async (n: number, moment: "before" | "after") => {
      const bindings = new FaultyBindings(n, moment);
      const opened = await refusedCase(officer);
      goTo(OVER);
      await expect(purgeCase(systemCtx(bindings.env, tenant), opened.workflowId)).rejects.toThrow();
      expect(await purgeCase(systemCtx(env, tenant), opened.workflowId)).toBe("purged");
      expect(Object.keys(await tablesWith(opened.workflowId, opened.caseId))).toEqual(["deletion_ledger"]);
      expect((await env.FILES.list({ prefix: `${opened.caseId}/` })).objects).toEqual([]);
      goTo(DECIDED);
    };
    goTo(OVER);
    const counting = new FaultyBindings();
    expect(await purgeCase(systemCtx(counting.env, tenant), whole.workflowId)).toBe("purged");
    const { calls } = counting;
    expect(calls.length).toBeGreaterThan(12);
    goTo(DECIDED);
    vi.spyOn(console, "warn").mockImplementation(() => {});
    let deaths = 0;
    // Its last steps may be lost: the object that nothing finds erases itself, alerts on other cases stay due, and these
    // cases stay marked.
    const last = calls.indexOf("CASE_WORKFLOW.finish");
    expect(last).toBeGreaterThan(12);
    for (let n = 1; n <= last; n++) {
      // What only reads leaves the same behind, whether it was carried out or not.
      const isRead = ["DB.all", "FILES.list", "CASE_WORKFLOW.read"].includes(calls[n - 1]!);
      for (const moment of isRead ? (["before"] as const) : (["before", "after"] as const)) {
        await scene(n, moment);
        deaths++;
      }
    }
    expect(deaths).toBeGreaterThan(15);
    goTo(OVER);
    const { body } = await officer.colleague("root", "admin").get("/api/retention/ledger?per_page=100");
    const purged = deaths + 1;
    expect(body).toMatchObject({ total: purged, chain_valid: true });
    const ids = body.deletions.map(({ workflow_id }: { workflow_id: string }) => workflow_id);
    expect(new Set(ids).size).toBe(purged);
  });
});
