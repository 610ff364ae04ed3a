import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import type { Evaluation } from "../../src/domain/reasoning/evaluation.model.ts";
import { deleteEvaluations, requireReasoningTemplate } from "../../src/features/reasoning/reasoning.service.ts";
import { evaluateTemplate } from "../../src/domain/reasoning/rules.rules.ts";
import { createCtx, systemActor } from "../../src/platform/context.ts";
import { newOfficer, type Officer, send } from "../support/api.ts";
import { openCase, reviewedCase } from "../support/cases.ts";

const TEMPLATES = "/api/reasoning-templates";

describe("reasoning templates", () => {
  const alice = newOfficer();

  it("are listed, all or of one country", async () => {
    const all = (await alice.get(TEMPLATES)).body;
    expect(all.length).toBeGreaterThanOrEqual(9);
    const belgian = (await alice.get(`${TEMPLATES}?country=BE`)).body;
    expect(belgian.length).toBeGreaterThan(0);
    expect(belgian.every((template: any) => template.country === "BE")).toBe(true);
    expect((await alice.get(`${TEMPLATES}?country=XX`)).body).toEqual([]);
    expect(belgian[0]).toEqual({
      id: "be_psp_merchant_onboarding",
      name: expect.any(String),
      country: "BE",
      vertical: "psp",
      version: expect.any(String),
      enabled: true,
      rule_count: expect.any(Number),
      verification_steps: expect.any(Number),
      workflow_template_id: "psp_merchant_onboarding",
      regulatory_framework: expect.any(String),
    });
  });

  it("are shown with every rule and every step, and the agents of each step", async () => {
    const template = (await alice.get(`${TEMPLATES}/be_psp_merchant_onboarding`)).body;
    expect(template.red_flag_rules).toHaveLength(template.rule_count);
    expect(template.verification_chain.map(({ step }: any) => step)).toEqual(
      Array.from({ length: template.verification_steps }, (_, i) => i + 1),
    );
    expect(template.verification_chain[0].agents).toContain("registry");
    expect(template.red_flag_rules[0]).toMatchObject({
      rule_id: "be_psp_merchant_onboarding.sanctions_match",
      condition_type: "finding_category_present",
      condition: { categories: ["sanctions"], min_severity: "high" },
      and: [],
      action_type: "cap_confidence",
      action_value: 20,
      legal_basis: expect.arrayContaining(["be-aml-2017-art-8"]),
      enabled: true,
    });
    const union = (await alice.get(`${TEMPLATES}/eu_psp_merchant_onboarding`)).body;
    expect(union.verification_chain[0].agents).not.toContain("registry");
  });

  it("answer 404 for an unknown one, 401 without a credential", async () => {
    expect((await alice.get(`${TEMPLATES}/nope`)).status).toBe(404);
    expect((await send("GET", TEMPLATES)).status).toBe(401);
  });
});

describe("rule evaluations of a case", () => {
  const evaluation = (riskScore: number): Evaluation =>
    evaluateTemplate(requireReasoningTemplate("be_psp_merchant_onboarding"), {
      findings: [],
      discrepancies: [],
      riskScore,
      sources: { kbo: "unavailable" },
      documents: {},
      fields: {},
      nace: { declared: null, registered: null },
      companyAgeDays: null,
    });
  const ctxOf = (officer: Officer) => createCtx(env, { actor: systemActor(officer.tenant) });
  /** As a version before 0153 stored it. */
  const storeOlder = (officer: Officer, workflowId: string, iteration: number, said: Evaluation) =>
    env.DB.prepare("INSERT INTO rule_evaluations VALUES (?, ?, ?, ?, ?, ?, ?)")
      .bind(
        officer.tenant,
        workflowId,
        iteration,
        said.template_id,
        said.template_version,
        JSON.stringify(said),
        "2026-11-20T10:00:00.000Z",
      )
      .run();
  const read = (officer: Officer, workflowId: string, query = "") =>
    officer.get(`/api/cases/${workflowId}/rule-evaluations${query}`);

  it("are the latest iteration's, or those of the iteration that is asked for", async () => {
    const alice = newOfficer();
    const { workflowId } = await openCase(alice);
    expect((await read(alice, workflowId)).body).toEqual({ evaluated: false, results: [] });

    await storeOlder(alice, workflowId, 1, evaluation(0.9));
    await storeOlder(alice, workflowId, 2, evaluation(0.1));
    const latest = (await read(alice, workflowId)).body;
    expect(latest).toMatchObject({ evaluated: true, iteration: 2, template_id: "be_psp_merchant_onboarding" });
    expect([latest.confidence_cap, latest.evidence_gate]).toEqual([100, 8]);
    const silent = latest.results.find(({ rule_id }: any) => rule_id.endsWith(".register_silent"));
    expect(silent).toMatchObject({ triggered: true, action_value: 8, evidence: "kbo did not answer" });

    const first = (await read(alice, workflowId, "?iteration=1")).body;
    expect(first.rules_triggered).toBe(latest.rules_triggered + 1);
    expect((await read(alice, workflowId, "?iteration=3")).body).toEqual({ evaluated: false, results: [] });
    for (const query of ["?iteration=0", "?iteration=x", "?iteration=1.5"]) {
      expect((await read(alice, workflowId, query)).status).toBe(422);
    }
  });

  it("are stored with the case, and no row of the database has them", async () => {
    const alice = newOfficer();
    const opened = await reviewedCase(alice);
    expect((await read(alice, opened.workflowId)).body).toMatchObject({ evaluated: true, iteration: 1 });
    const { results } = await env.DB.prepare("SELECT 1 FROM rule_evaluations WHERE workflow_id = ?")
      .bind(opened.workflowId)
      .all();
    expect(results).toEqual([]);
  });

  it("are another tenant's secret, and go with their case", async () => {
    const [alice, mallory] = [newOfficer(), newOfficer()];
    const { workflowId } = await openCase(alice);
    await storeOlder(alice, workflowId, 1, evaluation(0.9));
    expect((await read(mallory, workflowId)).status).toBe(404);
    expect((await read(alice, "case-nope")).status).toBe(404);
    await deleteEvaluations(ctxOf(mallory), workflowId);
    expect((await read(alice, workflowId)).body.evaluated).toBe(true);
    await deleteEvaluations(ctxOf(alice), workflowId);
    expect((await read(alice, workflowId)).body).toEqual({ evaluated: false, results: [] });
  });

  it("cost two round trips", async () => {
    const alice = newOfficer();
    const { headers } = await read(alice, (await openCase(alice)).workflowId);
    expect(headers.get("Server-Timing")).toContain("trips=2");
  });
});
