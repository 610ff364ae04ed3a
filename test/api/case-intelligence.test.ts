import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { claimAssessment, finishAssessment } from "../../src/features/case-intelligence/assessments.store.ts";
import { createCtx, systemActor } from "../../src/platform/context.ts";
import { newOfficer, type Officer } from "../support/api.ts";
import { approvableCase, openCase, reviewedCase } from "../support/cases.ts";

const ready = async (officer: Officer, path: string, query = "") => {
  await expect
    .poll(async () => (await officer.get(`${path}/case-intelligence${query}`)).body.assessment_status, {
      timeout: 60_000,
    })
    .toBe("ready");
  return (await officer.get(`${path}/case-intelligence`)).body;
};

/** Tables of case intelligence in which a text names a case. */
async function namingCase(tenant: string, workflowId: string): Promise<string[]> {
  const columns = {
    case_assessments: "workflow_id || coalesce(assessment, '')",
    case_assessment_versions: "workflow_id || assessment",
    assessment_neighbours: "workflow_id || neighbour_id",
    case_profiles: "workflow_id || profile",
    case_buckets: "workflow_id || bucket",
  };
  const found = await Promise.all(
    Object.entries(columns).map(async ([table, text]) => {
      const sql = `SELECT count(*) AS n FROM ${table} WHERE tenant_id = ? AND instr(${text}, ?) > 0`;
      const row = await env.DB.prepare(sql).bind(tenant, workflowId).first<{ n: number }>();
      return row!.n > 0 ? [table] : [];
    }),
  );
  return found.flat();
}

describe("case intelligence", () => {
  it("finds similar cases of the tenant, says why, and what they came to", async () => {
    const officer = newOfficer();
    const earlier = await approvableCase(officer);
    await officer.post(`${earlier.path}/decision`, { decision: "approve" });
    await reviewedCase(newOfficer());
    const { path } = await approvableCase(officer);
    const first = await officer.get(`${path}/case-intelligence`);
    expect(first.body).toMatchObject({ assessment: null, assessment_status: "generating" });
    const found = await ready(officer, path);
    expect(found.similar_cases).toMatchObject([
      { workflow_id: earlier.workflowId, outcome: "approved", similarity_score: 1, decided_at: expect.any(String) },
    ]);
    expect(found.similar_cases[0].key_shared_factors).toContain("country BE");
    expect(found.assessment).toMatchObject({ pattern: "insufficient", similar_count: 1, approved_count: 1 });
  });

  it("shows neither findings nor score of an escalated case, whatever it is escalated for", async () => {
    const officer = newOfficer();
    const earlier = await reviewedCase(officer);
    const { path } = await reviewedCase(officer);
    const [before] = (await ready(officer, path)).similar_cases;
    expect(before).toMatchObject({ outcome: "pending", risk_score: expect.any(Number) });
    expect(before.finding_categories).not.toBeNull();
    await officer.post(`${earlier.path}/decision`, { decision: "escalate" });
    const [after] = (await ready(officer, path)).similar_cases;
    expect(after).toMatchObject({ outcome: "escalated", risk_score: null, finding_categories: null });
    expect(after.key_shared_factors.join()).not.toMatch(/finding|risk score/);
  });

  it("is made again on request, and when the case has changed", async () => {
    const officer = newOfficer();
    const { path } = await reviewedCase(officer);
    await ready(officer, path);
    expect((await officer.get(`${path}/case-intelligence?retry=true`)).body.assessment_status).toBe("generating");
    await ready(officer, path);
    await officer.post(`${path}/decision`, { decision: "escalate" });
    expect((await officer.get(`${path}/case-intelligence`)).body.assessment_status).toBe("generating");
    expect((await officer.get(`${path}/case-intelligence?retry=maybe`)).status).toBe(422);
  });

  it("has a version for each change among the similar cases, and says on which an earlier one stood", async () => {
    const officer = newOfficer();
    const other = await approvableCase(officer);
    const { path } = await approvableCase(officer);
    const first = await ready(officer, path);
    expect(first.assessment).toMatchObject({
      version: 1,
      approved_count: 0,
      outcome_counts: { pending: 1 },
      changes: [],
    });
    expect(first.earlier_assessments).toEqual([]);
    const restricted = { decision: "approve_with_restrictions", restrictions: ["No cash"] };
    expect((await officer.post(`${other.path}/decision`, restricted)).status).toBe(200);
    // Whether it is with restrictions follows with the case's profile.
    const neighbour = async () => (await ready(officer, path)).similar_cases[0];
    await expect.poll(neighbour, { timeout: 60_000 }).toMatchObject({ outcome: "approved", restricted: true });
    const second = await ready(officer, path);
    expect(second.assessment).toMatchObject({
      approved_count: 1,
      outcome_counts: { approved: 0, approved_with_restrictions: 1, pending: 0 },
      neighbours: [{ workflow_id: other.workflowId, outcome: "approved", restricted: true }],
      changes: [{ workflow_id: other.workflowId, to: "approved with restrictions" }],
    });
    expect(second.assessment.summary).toContain("1 approved with restrictions");
    const earliest = second.earlier_assessments.at(-1);
    expect(earliest).toMatchObject({
      version: 1,
      summary: first.assessment.summary,
      neighbours: [{ workflow_id: other.workflowId, outcome: "pending" }],
    });
    const versions = [second.assessment, ...second.earlier_assessments].map(({ version }: any) => version);
    expect(versions).toEqual(versions.map((_: unknown, at: number) => versions.length - at));
    expect((await officer.get(`${path}/case-intelligence?retry=true`)).body.assessment_status).toBe("generating");
    expect((await ready(officer, path)).assessment.version).toBe(second.assessment.version);
  });

  it("names a deleted case nowhere, and keeps what the assessments on it counted", async () => {
    const officer = newOfficer();
    const [gone, kept] = [await approvableCase(officer), await approvableCase(officer)];
    const { path, workflowId } = await approvableCase(officer);
    const first = await ready(officer, path);
    expect(first.assessment.neighbours.map(({ workflow_id }: any) => workflow_id)).toContain(gone.workflowId);
    // The deleted case's own assessment stands on the others.
    await ready(officer, gone.path);
    expect((await officer.colleague("carol", "compliance_manager").delete(gone.path)).status).toBe(200);
    const second = await ready(officer, path);
    expect(second.assessment).toMatchObject({
      similar_count: 1,
      neighbours: [{ workflow_id: kept.workflowId }],
      changes: [{ workflow_id: null, change: "left", from: "not decided", to: null }],
    });
    const [earlier] = second.earlier_assessments;
    expect(earlier).toMatchObject({ similar_count: 2, outcome_counts: { pending: 2 } });
    expect(earlier.neighbours.filter(({ workflow_id }: any) => workflow_id === null)).toMatchObject([
      { outcome: "pending" },
    ]);
    expect(await namingCase(officer.tenant, gone.workflowId)).toEqual([]);

    // An assessment that was made before the deletion and is stored after it.
    const ctx = createCtx(env, { actor: systemActor(officer.tenant) });
    const claim = { workflowId, caseVersion: "late", startedAt: 1 };
    expect(await claimAssessment(ctx, claim, Date.now())).toBe(true);
    await finishAssessment(ctx, claim, first.assessment);
    expect(await namingCase(officer.tenant, gone.workflowId)).toEqual([]);
    const { results } = await env.DB.prepare(
      "SELECT assessment FROM case_assessments WHERE tenant_id = ? AND workflow_id = ?",
    )
      .bind(officer.tenant, workflowId)
      .all<{ assessment: string }>();
    expect(JSON.parse(results[0]!.assessment).neighbours).toHaveLength(2);
  });

  it("shows the officer's corrections of findings", async () => {
    const officer = newOfficer();
    const { path } = await openCase(officer);
    await officer.post(`${path}/signals`, {
      signal_type: "finding_rejected",
      source_component: "findings",
      context_data: { finding_category: "address", description: "old seat", rejection_reason: "moved in May" },
    });
    await expect
      .poll(async () => (await officer.get(`${path}/case-intelligence`)).body.officer_corrections, { timeout: 60_000 })
      .toMatchObject([
        { finding_category: "address", signal_type: "finding_rejected", rejection_reason: "moved in May" },
      ]);
    expect((await newOfficer().get(`${path}/case-intelligence`)).status).toBe(404);
  });

  it("reads no more rows among many cases than among a hundred", async () => {
    const officer = newOfficer();
    const { path, workflowId } = await reviewedCase(officer);
    await ready(officer, path);
    const fill = (from: number, to: number) =>
      env.DB.batch([
        env.DB.prepare(
          `WITH RECURSIVE n(i) AS (SELECT ?1 UNION ALL SELECT i + 1 FROM n WHERE i < ?2)
           INSERT INTO cases SELECT printf('case-%08x', i) || substr(workflow_id, 14), printf('%08x', i) || substr(case_id, 9), tenant_id, company_name, search_text,
             registration_number, vat_number, country, template_id, status, 0, null, 'h' || i || tenant_id,
             portal_expires_at, created_at, updated_at, 1, null, null, null, null, null, review_officer, review_tier, withheld, null, null, null, null, null, null, null, null, null, null FROM n, cases WHERE workflow_id = ?3`,
        ).bind(from, to, workflowId),
        env.DB.prepare(
          `WITH RECURSIVE n(i) AS (SELECT ?1 UNION ALL SELECT i + 1 FROM n WHERE i < ?2)
           INSERT INTO case_profiles
           SELECT tenant_id, printf('case-%08x', i) || substr(workflow_id, 14), created_by, decided_at, profile, version
           FROM n, case_profiles WHERE workflow_id = ?3`,
        ).bind(from, to, workflowId),
        env.DB.prepare(
          `WITH RECURSIVE n(i) AS (SELECT ?1 UNION ALL SELECT i + 1 FROM n WHERE i < ?2)
           INSERT INTO case_buckets
           SELECT tenant_id, bucket, i % 2, changed_at, printf('case-%08x', i) || substr(workflow_id, 14), weight
           FROM n, case_buckets WHERE workflow_id = ?3`,
        ).bind(from, to, workflowId),
      ]);
    const read = async () =>
      Number(/read=(\d+)/.exec((await officer.get(`${path}/case-intelligence`)).headers.get("Server-Timing")!)![1]);
    await fill(1, 100);
    const few = await read();
    await fill(101, 5_000);
    // Which of those that are alike come first may cost a row more or less.
    expect(await read()).toBeLessThan(few * 1.1);
  });
});
